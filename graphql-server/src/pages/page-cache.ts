import type { AppContext } from '../context.ts';
import { currentRevision, onChange } from '../database/changes.ts';
import type { ReadyPage } from './send-page.ts';

/** Anybody can make up addresses: what is kept has an end in number and in size. */
const maxPages = 2_000;
const maxPageBytes = 48 * 1024 * 1024;
/** How often other processes’ writes are looked for, at most. */
const revisionCheckMs = 500;

/** Rendered pages by address, until anything is written. */
export interface PageCache {
  get(url: string, render: () => Promise<ReadyPage>): Promise<ReadyPage>;
}

interface KeptPage {
  page: Promise<ReadyPage>;
  /** Uncompressed; 0 until it is rendered. */
  bytes: number;
}

/**
 * Keeps rendered pages in memory. A page is rendered once however many wait for it; a write in this process drops
 * all at once, a write in another one within a second.
 */
export function createPageCache(context: AppContext): PageCache {
  const pages = new Map<string, KeptPage>();
  let pageBytes = 0;
  let revision = '';
  let checkedAt = 0;
  onChange(context, dropAll);

  function dropAll(): void {
    pages.clear();
    pageBytes = 0;
  }

  function drop(url: string): void {
    pageBytes -= pages.get(url)?.bytes ?? 0;
    pages.delete(url);
  }

  /** The oldest ones go. */
  function makeRoom(): void {
    for (const url of pages.keys()) {
      if (pages.size <= maxPages && pageBytes <= maxPageBytes) return;
      drop(url);
    }
  }

  async function dropIfWrittenElsewhere(): Promise<void> {
    if (Date.now() - checkedAt < revisionCheckMs) return;
    checkedAt = Date.now();
    const now = await currentRevision(context);
    if (now !== revision) dropAll();
    revision = now;
  }

  return {
    async get(url, render) {
      await dropIfWrittenElsewhere();
      const known = pages.get(url);
      if (known) return known.page;
      const kept = { page: render(), bytes: 0 };
      pages.set(url, kept);
      makeRoom();
      const isKept = () => pages.get(url) === kept;
      kept.page.then(
        ({ status, plain }) => {
          if (!isKept()) return;
          if (status >= 400) drop(url);
          else {
            kept.bytes = plain.length;
            pageBytes += plain.length;
            makeRoom();
          }
        },
        () => {
          if (isKept()) drop(url);
        },
      );
      return kept.page;
    },
  };
}
