import type { RenderedPage } from 'web/entry-server.tsx';
import type { AppContext } from '../context.ts';
import { currentRevision, onChange } from '../database/changes.ts';

const maxPages = 2_000;
/** How often other processes’ writes are looked for, at most. */
const revisionCheckMs = 500;

/** Rendered pages by address, until anything is written. */
export interface PageCache {
  get(url: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
}

/**
 * Keeps rendered pages in memory. A page is rendered once however many wait for it; a write in this process drops
 * all at once, a write in another one within a second.
 */
export function createPageCache(context: AppContext): PageCache {
  const pages = new Map<string, Promise<RenderedPage>>();
  let revision = '';
  let checkedAt = 0;
  onChange(context, () => pages.clear());

  async function dropIfWrittenElsewhere(): Promise<void> {
    if (Date.now() - checkedAt < revisionCheckMs) return;
    checkedAt = Date.now();
    const now = await currentRevision(context);
    if (now !== revision) pages.clear();
    revision = now;
  }

  return {
    async get(url, render) {
      await dropIfWrittenElsewhere();
      const kept = pages.get(url);
      if (kept) return kept;
      const page = render();
      pages.set(url, page);
      if (pages.size > maxPages) pages.delete(pages.keys().next().value ?? '');
      const forget = () => {
        if (pages.get(url) === page) pages.delete(url);
      };
      page.then(({ status }) => {
        if (status >= 400) forget();
      }, forget);
      return page;
    },
  };
}
