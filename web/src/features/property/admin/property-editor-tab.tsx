import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession, useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { DuplicateButton } from '../../../office-kit/form/duplicate-button.tsx';
import { EditedItemState } from '../../../office-kit/form/edited-item-state.tsx';
import { HistoryLink } from '../../../office-kit/history-link.tsx';
import { publicationContent } from '../../../office-kit/publication.content.ts';
import type { Publication } from '../../../office-kit/publication.ts';
import { savedSentence } from '../../../office-kit/form/saved-sentence.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { TakeOffButton } from '../../../office-kit/form/take-off-button.tsx';
import { VersionsLink } from '../../../office-kit/versions/versions-link.tsx';
import { ViewLink } from '../../../office-kit/preview/view-link.tsx';
import { CompletenessNote } from './check/completeness-note.tsx';
import { forgetEntry } from './quick/quick-draft.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import { forgetProperties, listPath, pathOf, tellSaved } from './saved-property.ts';
import type { Saved } from './saved-property.ts';
import {
  CreatePropertyDocument,
  DuplicatePropertyDocument,
  EditedPropertyDocument,
  SetPropertyPublicationDocument,
  UpdatePropertyDocument,
  useEditedPropertyQuery,
  usePropertyDefaultsQuery,
} from './property-admin.generated.ts';
import { draftKeyOf, formValuesOf, newPropertyValues, valuesOf } from './form/property-form-values.ts';
import type { EditedProperty, PropertyFormValues } from './form/property-form-values.ts';
import { PropertyLinks } from './property-links.tsx';
import { PropertyForm } from './form/property-form.tsx';
import type { AfterSaving } from './form/property-form.tsx';

const texts = propertyAdminContent.form;
const typedPreviewPath = (id: string) => `${listPath}/${id}/preview?typed`;

/** All fields of a new property, filled with what was entered quickly, if it comes from there. */
export function NewPropertyTab() {
  const { state } = useLocation() as { state: { values?: PropertyFormValues } | null };
  // Read anew, so that the form begins with what the settings say now.
  const { data, error } = usePropertyDefaultsQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <TabHeader title={texts.addTitle} />
      {data || error ? (
        <NewProperty values={state?.values ?? newPropertyValues(data?.settings)} />
      ) : (
        <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>
      )}
    </>
  );
}

function NewProperty({ values: firstValues }: { values: PropertyFormValues }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const saved = useRef<Saved>(null);
  return (
    <PropertyForm
      values={firstValues}
      updatedAt={null}
      draftKey={draftKeyOf('new')}
      previewPath={typedPreviewPath('new')}
      submitLabel={texts.submit}
      live={false}
      save={async (variables) => {
        const { data } = await withSession(() =>
          client.mutate({ mutation: CreatePropertyDocument, variables }),
        );
        forgetProperties(client);
        if (!data) throw new Error(texts.failed);
        saved.current = data.createProperty;
        forgetEntry();
        tellSaved(texts.submitted, data.createProperty);
        return data.createProperty;
      }}
      onSaved={(next, field) => {
        const path = saved.current ? pathAfter(next, saved.current.id) : listPath;
        void navigate(path, { replace: next !== 'list', state: field });
      }}
    />
  );
}

export function EditPropertyTab() {
  const { id = '' } = useParams();
  // Bypasses the cache, so that the answer to another query does not replace the input.
  const { data, error, refetch } = useEditedPropertyQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useSessionOf(error);
  const property = data?.property;
  if (property) return <EditProperty key={property.id} property={property} />;
  return (
    <>
      <TabHeader title={texts.editTitle} />
      <EditedItemState
        loaded={data !== undefined}
        error={error}
        retry={refetch}
        listPath={listPath}
        texts={texts}
      />
    </>
  );
}

function EditProperty({ property }: { property: EditedProperty }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const { id } = property;
  const [live, setLive] = useState(property.publication === 'PUBLISHED');
  return (
    <>
      <TabHeader title={texts.editTitle} line={property.title}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <HistoryLink id={id} />
          <PropertyLinks id={id} />
          <VersionsLink to={`${listPath}/${id}/versions`} />
          <DuplicateButton
            id={id}
            of=""
            document={DuplicatePropertyDocument}
            listPath={listPath}
            staleField="adminProperties"
          />
          {live && <ViewLink to={pathOf(property)} />}
          {live && (
            <TakeOffButton
              id={id}
              send={() =>
                client.mutate({
                  mutation: SetPropertyPublicationDocument,
                  variables: { id, publication: { state: 'DRAFT' } },
                })
              }
              onDone={() => {
                forgetProperties(client);
                void navigate(listPath);
              }}
            />
          )}
        </div>
      </TabHeader>
      {property.completeness && <CompletenessNote {...property.completeness} />}
      <PropertyForm
        id={id}
        values={valuesOf(property)}
        updatedAt={property.updatedAt}
        draftKey={draftKeyOf(id)}
        previewPath={typedPreviewPath(id)}
        reload={async () => {
          const { data } = await client.query({
            query: EditedPropertyDocument,
            variables: { id },
            fetchPolicy: 'no-cache',
          });
          if (!data?.property) throw new Error(texts.notFound);
          const { updatedAt, updatedBy } = data.property;
          return { values: formValuesOf(valuesOf(data.property)), updatedAt, updatedBy };
        }}
        submitLabel={property.draft ? publicationContent.publishChanges : texts.save}
        live={live}
        graceUntil={property.gate?.graceUntil}
        save={async (values, readAt) => {
          const variables = { id, readAt, ...values };
          const { data } = await withSession(() =>
            client.mutate({ mutation: UpdatePropertyDocument, variables }),
          );
          client.cache.evict({ id: `Property:${id}` });
          forgetProperties(client);
          if (!data) throw new Error(texts.failed);
          const saved = data.updateProperty;
          setLive(saved.publication === 'PUBLISHED');
          const beside = saved.publication === 'PUBLISHED' && values.publication?.state !== 'PUBLISHED';
          if (beside && values.publication) tellBeside(values.publication);
          else tellSaved(texts.saved, saved);
          return data.updateProperty;
        }}
        onSaved={(next) => {
          if (next !== 'form') void navigate(pathAfter(next, id));
        }}
      />
    </>
  );
}

function pathAfter(next: AfterSaving, id: string): string {
  const paths = {
    list: listPath,
    form: `${listPath}/${id}/edit`,
    units: `${listPath}/${id}/edit#units`,
    documents: `${listPath}/${id}/edit#documents`,
  };
  return paths[next];
}

/** Says that the published item has a draft. */
function tellBeside({ state, publishAt = null }: Publication): void {
  showToast({ tone: 'success', text: savedSentence('', { publication: state, publishAt }, true) });
}
