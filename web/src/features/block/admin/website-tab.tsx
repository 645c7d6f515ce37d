import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../../office-kit/list/load-failed.tsx';
import { SearchBox } from '../../../office-kit/list/search-box.tsx';
import { isUnauthenticated, useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { PublicationBadge } from '../../../office-kit/publication-badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useEditedBlocksQuery } from './block-admin.generated.ts';
import type { EditedBlocksQuery } from './block-admin.generated.ts';
import { blockContent as texts } from './block.content.ts';
import { pageLabel, siteAreas } from './site-pages.ts';
import { countWords, findTexts, siteTexts } from './site-texts.ts';
import type { SiteText } from './site-texts.ts';
import { useHiddenPages } from './use-hidden-pages.ts';

/** The pages of the site with the number of their texts, and a search in all of them. */
export function WebsiteTab() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const { data, error, refetch } = useEditedBlocksQuery({ fetchPolicy: 'network-only' });
  useSessionOf(error);
  const all = data && siteTexts(data);
  return (
    <>
      <TabHeader title={texts.title} line={texts.line} />
      <div className="mb-6 max-w-xl">
        <SearchBox
          label={texts.search}
          value={search}
          onSearch={(text) => setParameters(text ? { search: text } : {}, { replace: true })}
        />
      </div>
      {!all && !error && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {error && !all && !isUnauthenticated(error) && (
        <LoadFailed text={texts.loadFailed} retryLabel={texts.retry} retry={refetch} />
      )}
      {all && (search ? <Found found={findTexts(all, search)} /> : <Pages all={all} data={data} />)}
    </>
  );
}

function Pages({ all, data }: { all: SiteText[]; data: EditedBlocksQuery }) {
  const { hidden, busy, toggle, canHide } = useHiddenPages(data);
  return (
    <div className="grid max-w-4xl gap-6">
      <PlainPages data={data} />
      {siteAreas.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-dense font-semibold text-ink-muted">{title}</h2>
          <ul className="overflow-hidden rounded-card border border-line bg-card">
            {pages.map(({ page, label, path }) => (
              <li key={page} className="flex items-center border-t border-line first:border-t-0">
                <Link
                  to={`/my-account/website/${page}`}
                  className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 px-5 py-2 text-dense hover:bg-pine-soft"
                >
                  <span>
                    <span className="font-semibold">{label}</span>
                    {path && <span className="ml-2 text-ink-muted">{path}</span>}
                    {path && hidden.includes(path) && (
                      <span className="ml-2 rounded-full bg-brass-soft px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-brass-deep">
                        {texts.hiding.hidden}
                      </span>
                    )}
                  </span>
                  <span className="text-ink-muted">
                    {countWords(all.filter((text) => text.page === page))}
                  </span>
                </Link>
                {path && canHide(path) && page !== 'usp' && (
                  <button
                    type="button"
                    disabled={busy}
                    onClick={() => void toggle(path)}
                    className="mr-3 min-h-11 shrink-0 px-2 text-xs font-semibold text-pine underline-offset-4 hover:underline"
                  >
                    {hidden.includes(path) ? texts.hiding.show : texts.hiding.hide}
                    <span className="sr-only">: {label}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The pages that the office added. */
function PlainPages({ data }: { data: EditedBlocksQuery }) {
  const own = data.editedBlocks.filter(({ page, editedText }) => page === 'plain' && editedText !== '');
  return (
    <section aria-label={texts.plain.list} className="order-last">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-dense font-semibold text-ink-muted">{texts.plain.list}</h2>
        <ButtonLink to="/my-account/website/plain/new" look="outline">
          {texts.plain.add}
        </ButtonLink>
      </div>
      {own.length === 0 && <p className="text-dense text-ink-muted">{texts.plain.none}</p>}
      {own.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {own.map(({ key, editedText, publication, publishAt, draft }) => (
            <li key={key} className="border-t border-line first:border-t-0">
              <Link
                to={`/my-account/website/plain/${key}`}
                className="flex min-h-14 flex-wrap items-center gap-x-3 px-5 py-2 text-dense hover:bg-pine-soft"
              >
                <span className="font-semibold">{editedText.split('\n')[0]}</span>
                <span className="text-ink-muted">{`/page/${key}`}</span>
                <PublicationBadge publication={publication} publishAt={publishAt} draft={draft} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Found({ found }: { found: SiteText[] }) {
  return (
    <>
      <p role="status" className="mb-3 text-dense text-ink-muted">
        {found.length === 0 ? texts.nothing : texts.found(found.length)}
      </p>
      {found.length > 0 && (
        <ul className="max-w-4xl overflow-hidden rounded-card border border-line bg-card">
          {found.map(({ page, key, section, label, shown }) => (
            <li key={`${page} ${key}`} className="border-t border-line first:border-t-0">
              <Link
                to={`/my-account/website/${page}#${key}`}
                className="grid min-h-14 gap-0.5 px-5 py-2.5 text-dense hover:bg-pine-soft"
              >
                <span className="line-clamp-2 [overflow-wrap:anywhere]">{shown}</span>
                <span className="text-xs text-ink-muted">
                  {[pageLabel(page), section, label].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
