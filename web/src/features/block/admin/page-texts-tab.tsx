import { useParams } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { LeaveDialog } from '../../../office-kit/form/leave-dialog.tsx';
import { useUnsavedChanges } from '../../../office-kit/form/unsaved-changes.ts';
import { LoadFailed } from '../../../office-kit/list/load-failed.tsx';
import { isUnauthenticated, useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useEditedBlocksQuery } from './block-admin.generated.ts';
import type { EditedBlocksQuery } from './block-admin.generated.ts';
import { blockContent } from './block.content.ts';
import { sitePages } from './site-pages.ts';
import type { SitePage } from './site-pages.ts';
import { ownPathsOf, siteTexts } from './site-texts.ts';
import type { SiteText } from './site-texts.ts';
import { TextEntry } from './text-entry.tsx';
import { TextsForm } from './texts-form.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

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
            <a href={found.path} target="_blank" rel="noopener" className={viewClass}>
              {texts.view}
            </a>
          )}
          {found.path && data && hasDraft(data, found.page) && (
            <a href={`${found.path}#drafts`} target="_blank" rel="noopener" className={viewClass}>
              {texts.preview}
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

const viewClass =
  'inline-flex min-h-11 items-center px-3 text-sm font-semibold text-pine underline-offset-4 hover:underline';

function hasDraft(data: EditedBlocksQuery, page: string): boolean {
  return siteTexts(data).some((text) => text.page === page && text.hasDraft);
}

interface PageFormProps {
  page: SitePage;
  all: SiteText[];
  ownPaths: readonly string[];
}

function PageForm({ page: { page }, all, ownPaths }: PageFormProps) {
  const { blocker, markUnsaved } = useUnsavedChanges();
  const own = all.filter((text) => text.page === page);
  const typing = useTypedTexts({
    texts: own,
    onChange: markUnsaved,
    onSaved: (text) => showToast({ tone: 'success', text }),
  });
  return (
    <>
      <TextsForm typing={typing} className="max-w-4xl">
        <div className="grid gap-6">
          {[...new Set(own.map(({ section }) => section))].map((section) => (
            <section key={section} className="rounded-card border border-line bg-card">
              <h2 className="px-4 pt-4 text-lg md:px-5">{section || texts.whole}</h2>
              <ul>
                {own
                  .filter((text) => text.section === section)
                  .map((text) => (
                    <TextEntry key={text.key} text={text} typing={typing} ownPaths={ownPaths} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </TextsForm>
      <LeaveDialog blocker={blocker} />
    </>
  );
}
