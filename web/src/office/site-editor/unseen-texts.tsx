import { useLocation } from 'react-router-dom';
import { pageLabel, sitePages } from '../../features/block/admin/site-pages.ts';
import type { SiteText } from '../../features/block/admin/site-texts.ts';
import type { FoundTexts } from './mark-texts.ts';
import { siteEditorContent as texts } from './site-editor.content.ts';

interface UnseenTextsProps {
  all: readonly SiteText[];
  found: FoundTexts;
  onOpen: (number: number) => void;
}

/** The texts of the page that cannot be clicked: its title for search engines, and what it shows only at times. */
export function UnseenTexts({ all, found, onOpen }: UnseenTextsProps) {
  const { pathname } = useLocation();
  const ofThisPath = sitePages.filter(({ path }) => path === pathname).map(({ page }) => page);
  const pages = new Set([...ofThisPath, ...[...found.present].flatMap((number) => all[number]?.page ?? [])]);
  const unseen = [...all.entries()].filter(
    ([number, { page }]) => pages.has(page) && !found.seen.has(number),
  );
  if (unseen.length === 0) return null;
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-pine underline-offset-4 hover:underline">
        {texts.unseen(unseen.length)}
      </summary>
      <div className="fixed inset-x-4 bottom-20 max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-card p-2 shadow-float sm:absolute sm:inset-x-auto sm:right-0 sm:bottom-full sm:mb-2 sm:w-96">
        <p className="px-3 py-2 text-xs text-ink-muted">{texts.unseenLine}</p>
        <ul>
          {unseen.map(([number, { section, label, page, shown }]) => (
            <li key={number}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.removeAttribute('open');
                  onOpen(number);
                }}
                className="grid min-h-11 w-full gap-0.5 rounded-field px-3 py-2 text-left hover:bg-pine-soft"
              >
                <span className="line-clamp-1">{shown || texts.empty}</span>
                <span className="text-xs text-ink-muted">
                  {[pageLabel(page), section, label].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
