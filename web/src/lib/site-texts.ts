import { useContext, useMemo, useSyncExternalStore } from 'react';
import { loadAll } from './server/load-all.ts';
import { PageClientContext, questionKey } from './server/page-client.ts';
import type { PageClient, PageDocument } from './server/page-client.ts';
import { SiteSettingsDocument } from './site-settings.generated.ts';
import type { SiteSettingsQuery } from './site-settings.generated.ts';
import { BlocksDocument, CompanyFactsDocument } from './site-texts.generated.ts';
import type { BlocksQuery, CompanyFactsQuery } from './site-texts.generated.ts';

/** The page whose texts name figures of the company, in a list of pages. */
export const withFigures = '';

/**
 * Asks for the texts of some pages that the office changed, and for the figures of the company if `withFigures` is among the
 * pages; of the others, nothing is asked. Throws 404 if the office hides the page at this path.
 */
export async function askTexts(client: PageClient, pages: readonly string[] = [], path = ''): Promise<null> {
  const { settings } =
    known(client, SiteSettingsDocument) ?? (await client.query({ query: SiteSettingsDocument })).data;
  if (settings.hiddenPages.includes(path)) throw new Response(null, { status: 404 });
  const changed = pages.filter((page) => settings.changedPages.includes(page));
  return loadAll([
    ...changed.map((page) => client.query({ query: BlocksDocument, variables: { page } })),
    ...(pages.includes(withFigures) ? [client.query({ query: CompanyFactsDocument })] : []),
  ]);
}

/** What is known of a question; nothing is asked. */
function known<Data, Variables>(
  client: PageClient | null,
  document: PageDocument<Data, Variables>,
  variables?: Variables,
): Data | undefined {
  return client?.read(questionKey(document, variables)).data as Data | undefined;
}

/**
 * The texts of a page: the delivered ones, with those that the office changed in their place, and with the facts of the
 * company. `{{, days}}` is a fact after a comma, and nothing while it is not known; a text with `{{days}}` gives way to the one
 * behind `||`, or is empty.
 */
export function useTexts<Texts>(page: string, delivered: Texts): Texts {
  const client = useContext(PageClientContext);
  const readBlocks = () => known(client, BlocksDocument, { page });
  const blocks = useSyncExternalStore(client?.subscribe ?? noNews, readBlocks, readBlocks);
  const site = known(client, SiteSettingsDocument);
  const figures = known(client, CompanyFactsDocument);
  return useMemo(() => filled(delivered, blocks, site, figures), [delivered, blocks, site, figures]);
}

/** The texts of a page outside React, once the page has asked for them. */
export function readTexts<Texts>(client: PageClient, page: string, delivered: Texts): Texts {
  const site = known(client, SiteSettingsDocument);
  const figures = known(client, CompanyFactsDocument);
  return filled(delivered, known(client, BlocksDocument, { page }), site, figures);
}

function filled<Texts>(
  delivered: Texts,
  blocks?: BlocksQuery,
  site?: SiteSettingsQuery,
  figures?: CompanyFactsQuery,
): Texts {
  const changed = new Map(blocks?.blocks.map(({ key, text }) => [`.${key}`, text]));
  const facts = factsInTexts({ ...site?.settings.facts, ...figures?.settings.facts });
  const read = (text: string, key = '') => fillText(changed.get(key) ?? text, facts) || fillText(text, facts);
  return at(delivered, '') as Texts;

  /** Paragraphs are one text, with an empty line between them. */
  function at(value: unknown, key: string): unknown {
    // The others are names for the program, and addresses.
    if (typeof value === 'string') return /\.(?:id|to)$/.test(key) ? value : read(value, key);
    if (typeof value !== 'object' || !value) return value;
    if (Array.isArray(value)) {
      const parts = changed.get(key)?.split(/\n{2,}/);
      if (parts) return parts.map((text) => ((value[0] as { to?: string }).to ? asLink(text) : read(text)));
      return value.map((part, index) => at(part, `${key}.${index}`));
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, at(part, `${key}.${name}`)]),
    );
  }
}

/** The text of a switch that hides a section. */
export const hiddenSection = 'no';

/** Whether the office shows a section. */
export function isShown({ shown }: { shown: string }): boolean {
  return shown !== hiddenSection;
}

/** An entry of a menu: “About | /about”. */
function asLink(text: string) {
  const [label, to] = text.split(' | ');
  return { label, to };
}

const noNews = () => () => undefined;

type Facts = Record<string, string | null | undefined>;

/** The facts under the names that texts use. */
export function factsInTexts(facts: Facts): Facts {
  return { ...facts, hours: facts.opens && `${facts.opens} to ${facts.closes}` };
}

/** Puts the facts into the first choice that has all of them. */
export function fillText(text: string, facts: Facts): string {
  // Most texts are plain, and a page reads hundreds.
  if (!/\{\{|\|\|/.test(text)) return text;
  const filled = text
    .split('||')
    .map((choice) =>
      choice.replace(/\{\{(.*?)(\w+)\}\}/g, (_, before: string, name: string) =>
        facts[name] ? before + facts[name] : before ? '' : '{{',
      ),
    );
  return filled.find((choice) => !choice.includes('{{')) ?? '';
}
