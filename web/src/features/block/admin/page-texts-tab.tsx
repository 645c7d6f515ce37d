import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { PublicationField } from '../../../office-kit/field/publication-field.tsx';
import { LeaveDialog } from '../../../office-kit/form/leave-dialog.tsx';
import { useUnsavedChanges } from '../../../office-kit/form/unsaved-changes.ts';
import { LoadFailed } from '../../../office-kit/list/load-failed.tsx';
import { formatMoment } from '../../../office-kit/moments.ts';
import { readPublication } from '../../../office-kit/publication.ts';
import type { Publication } from '../../../office-kit/publication.ts';
import {
  isUnauthenticated,
  useAdminSession,
  useSessionOf,
} from '../../../office-kit/session/admin-session.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EditedBlocksDocument, SaveBlocksDocument, useEditedBlocksQuery } from './block-admin.generated.ts';
import type { EditedBlocksQuery } from './block-admin.generated.ts';
import { blockContent } from './block.content.ts';
import { sitePages } from './site-pages.ts';
import type { SitePage } from './site-pages.ts';
import { siteTexts } from './site-texts.ts';
import type { SiteText } from './site-texts.ts';
import { TextEntry } from './text-entry.tsx';

const texts = blockContent.page;

/** The texts of one page, in its order. */
export function PageTextsTab() {
  const { page } = useParams();
  const found = sitePages.find((one) => one.page === page);
  const { data, error, refetch } = useEditedBlocksQuery({ fetchPolicy: 'network-only' });
  useSessionOf(error);
  if (!found) return <TabHeader title={blockContent.title} line={texts.unknown} />;
  return (
    <>
      <TabHeader title={found.label} line={texts.line}>
        <div className="flex flex-wrap gap-2">
          {found.path && (
            <a
              href={found.path}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-pine underline-offset-4 hover:underline"
            >
              {texts.view}
            </a>
          )}
          <ButtonLink to="/my-account/website" look="outline">
            {texts.all}
          </ButtonLink>
        </div>
      </TabHeader>
      {!data && !error && <p className="text-dense text-ink-muted">{blockContent.loading}</p>}
      {error && !data && !isUnauthenticated(error) && (
        <LoadFailed text={blockContent.loadFailed} retryLabel={blockContent.retry} retry={refetch} />
      )}
      {data && <PageForm key={found.page} page={found} all={siteTexts(data)} ownPaths={ownPathsOf(data)} />}
    </>
  );
}

/** What is typed, by key, and what the editor saw when the typing began. */
type Typed = ReadonlyMap<string, string>;

interface PageFormProps {
  page: SitePage;
  all: SiteText[];
  ownPaths: readonly string[];
}

function PageForm({ page: { page }, all, ownPaths }: PageFormProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const { blocker, markUnsaved } = useUnsavedChanges();
  const own = all.filter((text) => text.page === page);
  const [typed, setTyped] = useState<Typed>(new Map());
  const [known, setKnown] = useState(() => new Map(own.map(({ key, block }) => [key, block?.updatedAt])));
  const [failure, setFailure] = useState<string | null>(null);
  const [wrongDate, setWrongDate] = useState<string>();
  const [busy, setBusy] = useState(false);
  const changed = own.filter(({ key, shown }) => typed.has(key) && typed.get(key)?.trim() !== shown);

  function type(key: string, text: string) {
    const next = new Map(typed).set(key, text);
    setTyped(next);
    markUnsaved(own.some((one) => next.has(one.key) && next.get(one.key)?.trim() !== one.shown));
  }

  /** After a conflict, the newest texts; otherwise what was saved. */
  async function reload() {
    const { data } = await client.query({ query: EditedBlocksDocument, fetchPolicy: 'network-only' });
    const now = data ? siteTexts(data) : all;
    return new Map(now.filter((text) => text.page === page).map(({ key, block }) => [key, block?.updatedAt]));
  }

  async function save(publication: Publication | null, chosen = changed) {
    const blocks = chosen.map(({ key, text: delivered, shown, block }) => {
      const text = (typed.get(key) ?? shown).trim();
      return { page, key, text: text === delivered ? '' : text, readAt: block?.updatedAt };
    });
    setBusy(true);
    setFailure(null);
    try {
      await withSession(() =>
        client.mutate({ mutation: SaveBlocksDocument, variables: { blocks, publication } }),
      );
      setKnown(await reload());
      const left = new Map([...typed].filter(([key]) => !chosen.some((one) => one.key === key)));
      setTyped(left);
      markUnsaved(changed.some(({ key }) => left.has(key)));
      showToast({ tone: 'success', text: savedSentence(publication) });
    } catch (error) {
      const { message, fields, code } = readError(error, texts.failed);
      // Shows what the other person made of it beside what is typed.
      if (code === 'CONFLICT') await reload().catch(() => undefined);
      setFailure(code === 'CONFLICT' ? texts.conflict : (Object.values(fields)[0] ?? message));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { publication, wrong } = readPublication(new FormData(event.currentTarget));
        setWrongDate(wrong ?? undefined);
        if (changed.length === 0) setFailure(texts.nothingTyped);
        else if (!wrong && !busy) void save(publication);
      }}
      className="max-w-4xl"
    >
      <div inert={busy} className="grid gap-6">
        {[...new Set(own.map(({ section }) => section))].map((section) => (
          <section key={section} className="rounded-card border border-line bg-card">
            <h2 className="px-4 pt-4 text-lg md:px-5">{section || texts.whole}</h2>
            <ul>
              {own
                .filter((text) => text.section === section)
                .map((text) => (
                  <TextEntry
                    key={text.key}
                    text={text}
                    typed={typed.get(text.key)}
                    isNew={known.get(text.key) !== text.block?.updatedAt}
                    ownPaths={ownPaths}
                    onType={(value) => type(text.key, value)}
                    onPublish={() => void save({ state: 'PUBLISHED' }, [text])}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div data-form-foot className="sticky bottom-0 z-10 mt-6 border-t border-line bg-paper py-4">
        {failure && (
          <div className="mb-3">
            <Alert tone="danger">{failure}</Alert>
          </div>
        )}
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PublicationField
            values={{ publication: 'PUBLISHED' }}
            error={wrongDate}
            live
            onState={() => setWrongDate(undefined)}
          />
          <Button type="submit" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </div>
      </div>
      <LeaveDialog blocker={blocker} />
    </form>
  );
}

/** The addresses of the pages that the office added and visitors see. */
function ownPathsOf({ editedBlocks }: EditedBlocksQuery): string[] {
  return editedBlocks.filter(({ page, text }) => page === 'plain' && text).map(({ key }) => `/page/${key}`);
}

function savedSentence(publication: Publication | null): string {
  if (publication?.state === 'DRAFT') return texts.savedDraft;
  return publication?.publishAt ? texts.savedLater(formatMoment(publication.publishAt)) : texts.savedNow;
}
