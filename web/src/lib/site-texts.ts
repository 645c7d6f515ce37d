import { useContext, useMemo, useSyncExternalStore } from 'react';
import { loadAll } from './load-all.ts';
import { PageClientContext, questionKey } from './page-client.ts';
import type { PageClient } from './page-client.ts';
import { SiteSettingsDocument } from './site-settings.generated.ts';
import type { SiteSettingsQuery } from './site-settings.generated.ts';
import { BlocksDocument } from './site-texts.generated.ts';
import type { BlocksQuery } from './site-texts.generated.ts';

/** Asks for the texts of some pages that the office changed; of the others, nothing is asked. */
export async function askTexts(client: PageClient, pages: readonly string[] = []): Promise<null> {
  const { settings } = known(client) ?? (await client.query({ query: SiteSettingsDocument })).data;
  const changed = pages.filter((page) => settings.changedPages.includes(page));
  return loadAll(changed.map((page) => client.query({ query: BlocksDocument, variables: { page } })));
}

function known(client: PageClient) {
  return client.read(questionKey(SiteSettingsDocument)).data as SiteSettingsQuery | undefined;
}

/** The texts of a page: the delivered ones, with those that the office changed in their place. */
export function useTexts<Texts>(page: string, delivered: Texts): Texts {
  const client = useContext(PageClientContext);
  const read = () => client?.read(questionKey(BlocksDocument, { page })).data as BlocksQuery | undefined;
  const data = useSyncExternalStore(client?.subscribe ?? noNews, read, read);
  return useMemo(() => (data ? withTexts(delivered, data.blocks) : delivered), [delivered, data]);
}

const noNews = () => () => undefined;

function withTexts<Texts>(delivered: Texts, blocks: BlocksQuery['blocks']): Texts {
  const changed = new Map(blocks.map(({ key, text }) => [key, text]));
  return at(delivered, '') as Texts;

  /** Paragraphs are one text, with an empty line between them. */
  function at(value: unknown, key: string): unknown {
    const text = changed.get(key);
    if (typeof value === 'string') return text ?? value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return text?.split(/\n{2,}/) ?? value.map((part, index) => at(part, `${key}.${index}`));
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, at(part, key ? `${key}.${name}` : name)]),
    );
  }
}
