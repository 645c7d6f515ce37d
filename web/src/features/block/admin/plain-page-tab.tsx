import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { PublicationField } from '../../../office-kit/field/publication-field.tsx';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { Panel } from '../../../office-kit/panel.tsx';
import { publicationFields, readPublication } from '../../../office-kit/publication.ts';
import type { Publication } from '../../../office-kit/publication.ts';
import { useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { EditedBlocksDocument, SaveBlocksDocument, useEditedBlocksQuery } from './block-admin.generated.ts';
import type { BlockFactsFragment } from './block-admin.generated.ts';
import { blockContent } from './block.content.ts';

const texts = blockContent.plain;

/** A page that the office adds: a title, an address and a text in Markdown. */
export function PlainPageTab() {
  const { slug } = useParams();
  const { data, error } = useEditedBlocksQuery({ fetchPolicy: 'network-only' });
  useSessionOf(error);
  const block = data?.editedBlocks.find(({ page, key }) => page === 'plain' && key === slug);
  return (
    <>
      <TabHeader title={slug ? titleOf(block?.editedText) || slug : texts.add} line={texts.line}>
        <ButtonLink to="/my-account/website" look="outline">
          {blockContent.page.all}
        </ButtonLink>
      </TabHeader>
      {data && <PlainPageForm key={block?.updatedAt} block={block} slug={slug} />}
    </>
  );
}

function PlainPageForm({ block, slug }: { block: BlockFactsFragment | undefined; slug: string | undefined }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [isOwn, setIsOwn] = useState(false);
  const text = block?.editedText ?? '';

  async function save(key: string, written: string, publication?: Publication | null) {
    const blocks = [{ page: 'plain', key, text: written, readAt: block?.updatedAt }];
    await client.mutate({ mutation: SaveBlocksDocument, variables: { blocks, publication } });
    await client.query({ query: EditedBlocksDocument, fetchPolicy: 'network-only' });
  }

  async function send(typed: FormData) {
    const { publication } = readPublication(typed);
    const title = typedText(typed, 'title').trim();
    await save(
      slug ?? typedText(typed, 'address'),
      `${title}\n\n${typedText(typed, 'text').trim()}`,
      publication,
    );
    showToast({
      tone: 'success',
      text: publication?.state === 'DRAFT' ? blockContent.page.savedDraft : texts.saved,
    });
    void navigate('/my-account/website');
  }

  async function remove() {
    if (slug) await save(slug, '');
    showToast({ tone: 'success', text: texts.removed });
    void navigate('/my-account/website');
  }

  return (
    <div className="grid max-w-4xl gap-6">
      <Panel title={texts.page}>
        <SmallForm submitLabel={blockContent.page.save} failed={blockContent.page.failed} send={send}>
          {(errors) => (
            <>
              <TextField
                label={texts.title}
                name="title"
                required
                maxLength={120}
                defaultValue={titleOf(text)}
                error={errors.text}
                onChange={({ target }) => {
                  if (!isOwn) setAddress(slugOf(target.value));
                }}
              />
              {!slug && (
                <TextField
                  label={texts.address}
                  name="address"
                  required
                  maxLength={60}
                  value={address}
                  hint={`/page/${address}`}
                  error={errors.key}
                  onChange={({ target }) => {
                    setIsOwn(true);
                    setAddress(slugOf(target.value));
                  }}
                />
              )}
              <TextAreaField
                label={texts.text}
                name="text"
                rows={12}
                maxLength={19_000}
                hint={texts.hint}
                defaultValue={text.split('\n').slice(1).join('\n').trim()}
              />
              <PublicationField
                values={{ ...(block ? publicationFields(block) : { publication: 'PUBLISHED' }) }}
                error={errors.publishAt}
                live={Boolean(block?.text)}
                onState={() => undefined}
              />
            </>
          )}
        </SmallForm>
      </Panel>
      {slug && text && (
        <Panel title={texts.remove} line={texts.removeLine}>
          <SmallForm
            look="danger"
            submitLabel={texts.remove}
            failed={blockContent.page.failed}
            send={remove}
          />
        </Panel>
      )}
    </div>
  );
}

function titleOf(text = ''): string {
  return text.split('\n')[0] ?? '';
}

/** The last part of an address: lower-case letters, digits and hyphens, with a letter first. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 60);
}
