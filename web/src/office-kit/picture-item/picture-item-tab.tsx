import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ItemKind } from 'domain/schema.generated.ts';
import { useSessionOf } from '../session/admin-session.ts';
import { singleValues } from '../form/form-values.ts';
import { DuplicateButton } from '../form/duplicate-button.tsx';
import { EditedItemState } from '../form/edited-item-state.tsx';
import { HistoryLink } from '../history-link.tsx';
import { heldPicture, pictureText } from '../pictures/held-pictures.ts';
import type { StoredImage } from '../pictures/held-pictures.ts';
import { PictureItemForm } from './picture-item-form.tsx';
import type { ItemField } from './picture-item-form.tsx';
import { pictureItemContent as editTexts } from './picture-item.content.ts';
import type { Publication } from '../publication.ts';
import { savedSentence } from '../form/saved-sentence.ts';
import { useSubmitItem } from '../form/submit-item.ts';
import { TabHeader } from '../tab-header.tsx';
import { TakeOffButton } from '../form/take-off-button.tsx';
import { VersionsLink } from '../versions/versions-link.tsx';
import { ViewLink } from '../preview/view-link.tsx';

interface EditedItem {
  id: string;
  updatedAt: string;
  updatedBy: string | null;
  image: StoredImage | null;
}

/** What a mutation answers. */
interface Saved {
  saved: { id: string; updatedAt: string };
}

/** A noun with a few texts and one picture, as the forms below need it. */
export interface PictureItemNoun<Input, Item extends EditedItem, Data> {
  kind: ItemKind;
  /** The last part of the list’s address. */
  name: string;
  texts: {
    title: string;
    editTitle: string;
    submit: string;
    submitted: string;
    saved: string;
    failed: string;
    unreachable: string;
    picture: { choose: string; hint: string; missing: string; wrong: string };
    fields: readonly ItemField[];
  };
  /** The queries that show it and are out of date after a change. */
  staleFields: readonly string[];
  readInput: (values: Record<string, string>) => Input;
  /** Whether it can be saved as a draft. */
  publishable?: boolean;
  /** Whether its saves are kept as versions; those of publishable items are. */
  versioned?: boolean;
  /** Its page on the site; null while visitors do not see it. */
  publicPathOf?: (item: Item) => string | null;
  /** Copies it; the first of `staleFields` is the list that lacks the copy. */
  duplicate?: Parameters<typeof DuplicateButton>[0]['document'];
  /** Changes who sees it. */
  setPublication?: TypedDocumentNode<unknown, { id: string | number; publication: Publication }>;
  create: TypedDocumentNode<
    Saved,
    {
      input: Input;
      picture?: { id: string; alt?: string | null } | null | undefined;
      publication?: Publication | null | undefined;
    }
  >;
  one: TypedDocumentNode<Data, { id: string | number }>;
  read: (data: Data) => Item | null;
  /** The description of a picture for which no person wrote one. */
  usualAlt: (values: Record<string, string>) => string;
  /** The item in the form of typed texts. */
  valuesOf: (item: Item) => Record<string, string>;
  update: TypedDocumentNode<
    Saved,
    {
      id: string | number;
      input: Input;
      picture?: { id: string; alt?: string | null } | null | undefined;
      publication?: Publication | null | undefined;
      readAt?: string | null | undefined;
    }
  >;
}

interface NounProps<Input, Item extends EditedItem, Data> {
  noun: PictureItemNoun<Input, Item, Data>;
}

/** The screen that adds an item. */
export function NewPictureItem<Input, Item extends EditedItem, Data>({ noun }: NounProps<Input, Item, Data>) {
  const navigate = useNavigate();
  const submitItem = useSubmitItem();
  const { name, texts, staleFields, readInput, create } = noun;
  const listPath = `/my-account/${name}`;
  const added = useRef('');
  return (
    <>
      <TabHeader title={texts.title} />
      <PictureItemForm
        kind={noun.kind}
        {...texts}
        submitLabel={texts.submit}
        cancelTo={listPath}
        draftKey={`${name}/new`}
        publishable={noun.publishable}
        usualAlt={noun.usualAlt}
        stored={{
          values: noun.publishable ? singleValues({ publication: 'PUBLISHED' }) : {},
          updatedAt: null,
        }}
        previewPath={noun.publishable && `${listPath}/new/preview?typed`}
        save={async (values, picture, _readAt, publication) => {
          const { saved } = await submitItem({
            send: (client) =>
              client.mutate({
                mutation: create,
                variables: { input: readInput(values), picture, ...(publication && { publication }) },
              }),
            staleFields,
            submitted: sentenceFor(texts.submitted, publication),
          });
          added.current = saved.id;
          return saved;
        }}
        onSaved={(stay, field) =>
          void navigate(stay ? `${listPath}/${added.current}/edit` : listPath, {
            replace: stay,
            state: field,
          })
        }
      />
    </>
  );
}

/** The screen that changes the item in the address. */
export function EditPictureItem<Input, Item extends EditedItem, Data>({
  noun,
}: NounProps<Input, Item, Data>) {
  const { id = '' } = useParams();
  // Bypasses the cache, so that the answer to another query does not replace the input.
  const { data, error, refetch } = useQuery(noun.one, { variables: { id }, fetchPolicy: 'no-cache' });
  useSessionOf(error);
  const item = data && noun.read(data);
  if (item) return <EditForm key={item.id} noun={noun} item={item} />;
  return (
    <>
      <TabHeader title={noun.texts.editTitle} />
      <EditedItemState
        loaded={data !== undefined}
        error={error}
        retry={refetch}
        listPath={`/my-account/${noun.name}`}
        texts={editTexts}
      />
    </>
  );
}

function EditForm<Input, Item extends EditedItem, Data>({
  noun,
  item,
}: NounProps<Input, Item, Data> & { item: Item }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const submitItem = useSubmitItem();
  const { name, texts, staleFields, readInput, update, one, read, valuesOf } = noun;
  const listPath = `/my-account/${name}`;
  const { id } = item;
  const publicPath = noun.publicPathOf?.(item);
  const live = Boolean(publicPath);
  const { setPublication } = noun;
  const pictureTexts = (one: Item) =>
    one.image ? [pictureText(heldPicture(one.image, noun.usualAlt(valuesOf(one))))] : [];
  const storedOf = (one: Item) => ({
    values: { ...singleValues(valuesOf(one)), picture: pictureTexts(one) },
    updatedAt: one.updatedAt,
    updatedBy: one.updatedBy,
  });
  return (
    <>
      <TabHeader title={texts.editTitle}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <HistoryLink id={id} />
          {(noun.publishable ?? noun.versioned) && <VersionsLink to={`${listPath}/${id}/versions`} />}
          {noun.duplicate && (
            <DuplicateButton
              id={id}
              of=""
              document={noun.duplicate}
              listPath={listPath}
              staleField={staleFields[0] ?? ''}
            />
          )}
          {publicPath && <ViewLink to={publicPath} />}
          {publicPath && setPublication && (
            <TakeOffButton
              id={id}
              send={() =>
                client.mutate({
                  mutation: setPublication,
                  variables: { id, publication: { state: 'DRAFT' } },
                })
              }
              onDone={() => {
                for (const fieldName of staleFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
                void navigate(listPath);
              }}
            />
          )}
        </div>
      </TabHeader>
      <PictureItemForm
        kind={noun.kind}
        {...texts}
        submitLabel={editTexts.save}
        cancelTo={listPath}
        draftKey={`${name}/${id}`}
        stored={storedOf(item)}
        usualAlt={noun.usualAlt}
        publishable={noun.publishable}
        live={live}
        reload={async () => {
          const { data } = await client.query({ query: one, variables: { id }, fetchPolicy: 'no-cache' });
          const present = data && read(data);
          if (!present) throw new Error(editTexts.notFound);
          return storedOf(present);
        }}
        previewPath={noun.publishable && `${listPath}/${id}/preview?typed`}
        save={async (values, picture, readAt, publication) => {
          const { saved } = await submitItem({
            send: (sender) =>
              sender.mutate({
                mutation: update,
                variables: {
                  ...{ id, input: readInput(values), picture, readAt },
                  ...(publication && { publication }),
                },
              }),
            staleFields,
            submitted: sentenceFor(texts.saved, publication, live),
          });
          return saved;
        }}
        onSaved={(stay) => {
          if (!stay) void navigate(listPath);
        }}
      />
    </>
  );
}

function sentenceFor(published: string, publication: Publication | null, live = false): string {
  if (!publication) return published;
  const { state, publishAt = null } = publication;
  return savedSentence(published, { publication: state, publishAt }, live);
}
