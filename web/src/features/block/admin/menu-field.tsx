import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { menuPaths, readMenu, writeMenu } from 'domain/site/page-paths.ts';
import type { MenuEntry } from 'domain/site/page-paths.ts';
import { blockContent } from './block.content.ts';
import { sitePages } from './site-pages.ts';

const texts = blockContent.menu;
const fieldClass =
  'min-h-11 w-full min-w-0 rounded-field border border-field-line/55 bg-card px-3 text-base hover:border-field-line md:text-dense';
const buttonClass =
  'flex size-11 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-pine-soft hover:text-pine disabled:opacity-40';

interface MenuFieldProps {
  label: string;
  value: string;
  /** The addresses of the pages that the office added. */
  ownPaths: readonly string[];
  onChange: (text: string) => void;
}

/** The entries of a menu: their names, the pages to which they lead, and their order. */
export function MenuField({ label, value, ownPaths, onChange }: MenuFieldProps) {
  const entries = readMenu(value);
  const put = (next: MenuEntry[]) => onChange(writeMenu(next));
  const change = (place: number, part: Partial<MenuEntry>) =>
    put(entries.map((entry, index) => (index === place ? { ...entry, ...part } : entry)));

  function move(place: number, by: 1 | -1) {
    const next = [...entries];
    next.splice(place + by, 0, ...next.splice(place, 1));
    put(next);
  }

  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <ol className="grid gap-2">
        {entries.map(({ label: name, to }, place) => (
          <li key={place} className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
            <input
              aria-label={texts.name(place + 1)}
              value={name}
              maxLength={40}
              onChange={({ target }) => change(place, { label: target.value })}
              className={fieldClass}
            />
            <select
              aria-label={texts.leadsTo(place + 1)}
              value={to}
              onChange={({ target }) => change(place, { to: target.value })}
              className={fieldClass}
            >
              {[...new Set([to, ...menuPaths, ...ownPaths])].map((path) => (
                <option key={path} value={path}>
                  {pageName(path)}
                </option>
              ))}
            </select>
            <span className="flex">
              <button
                type="button"
                aria-label={texts.up(name)}
                disabled={place === 0}
                onClick={() => move(place, -1)}
                className={buttonClass}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </button>
              <button
                type="button"
                aria-label={texts.down(name)}
                disabled={place === entries.length - 1}
                onClick={() => move(place, 1)}
                className={buttonClass}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </button>
              <button
                type="button"
                aria-label={texts.remove(name)}
                disabled={entries.length === 1}
                onClick={() => put(entries.filter((_, index) => index !== place))}
                className={buttonClass}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => put([...entries, { label: texts.fresh, to: '/contact' }])}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-dense font-semibold text-pine underline-offset-4 hover:underline"
      >
        <Plus aria-hidden="true" className="size-4" />
        {texts.add}
      </button>
    </fieldset>
  );
}

/** “About · /about”. */
function pageName(path: string): string {
  const found = sitePages.find((page) => page.path === path);
  return found ? `${found.label} · ${path}` : path;
}
