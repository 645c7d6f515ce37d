import type { ProjectIntent } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { intents, listPath, readSearch, searchPath, wholeSearch } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { suggestContent as texts } from './suggest.content.ts';
import type { RecentSearch } from './recent-searches.ts';
import type { SuggestionsQuery } from './suggestions.generated.ts';
import { projectPath } from 'domain/site/item-paths.ts';

export type Suggested = SuggestionsQuery['suggestions'];

/** A row of the list. */
export interface Option {
  label: string;
  detail: string | null;
  count: number | null;
  address: string;
  /** What recent searches call it, and where they lead: without the other choices of the form. */
  kept: RecentSearch;
  /** A search of this browser, which can be removed. */
  recent?: RecentSearch;
}

/** Rows under one heading. */
export interface OptionGroup {
  title: string;
  options: Option[];
}

/** While something is typed, so many recent searches that begin with it. */
const mostBesides = 2;

/** What the list shows, group by group. */
export function optionGroups(
  typed: string,
  suggested: Suggested | undefined,
  recent: readonly RecentSearch[],
  form: FormSearch,
): OptionGroup[] {
  const searched = typed.trim().toLowerCase();
  const again = recent
    .filter(({ label }) => label.toLowerCase().startsWith(searched) && label.toLowerCase() !== searched)
    .slice(0, searched ? mostBesides : recent.length);
  const groups: OptionGroup[] = [];
  if (again.length > 0)
    groups.push({
      title: texts.recent,
      options: again.map((one) => ({
        label: one.label,
        detail: null,
        count: null,
        address: one.address,
        kept: one,
        recent: one,
      })),
    });
  if (!searched || !suggested) return groups;
  const { before, items } = suggested;
  for (const item of items) {
    const title = texts.groups[item.kind];
    const alone = addressOf(item, before, { ...form, search: wholeSearch });
    const address = addressOf(item, before, form);
    const label = item.kind === 'PROJECT' ? item.name : [before, fullName(item)].filter(Boolean).join(' ');
    const option = {
      label: item.name,
      detail: item.detail,
      // Other choices of the form leave fewer.
      count: address === alone ? item.count : null,
      address,
      kept: { label, address: alone },
    };
    const group = groups.find((one) => one.title === title);
    if (group) group.options.push(option);
    else groups.push({ title, options: [option] });
  }
  return groups;
}

function fullName({ name, detail }: Suggested['items'][number]): string {
  return detail ? `${name}, ${detail}` : name;
}

/** The other choices of the form around a search box. */
export interface FormSearch {
  search: ProjectSearch;
  /** What the form says of buying or renting; undefined leaves it to the words. */
  intent: ProjectIntent | undefined;
}

/** Reads the form around a search box. A suggestion takes the place of the words and places in it. */
export function readForm({ form }: HTMLInputElement): FormSearch {
  const fields = form ? [...new FormData(form)] : [];
  const parameters = new URLSearchParams(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const search = readSearch(parameters);
  return {
    search: {
      ...search,
      query: undefined,
      places: [],
      near: undefined,
      nearMetres: undefined,
      area: undefined,
    },
    intent: readChoice(parameters.get('intent'), intents),
  };
}

/** Where a suggestion leads: to its page, or to the search that finds as many projects as it says. */
function addressOf(
  { kind, key }: Suggested['items'][number],
  before: string,
  { search, intent }: FormSearch,
): string {
  if (kind === 'PROJECT') return projectPath(key);
  return searchPath(search, {
    query: before || undefined,
    saysIntent: intent !== undefined,
    ...(intent && { intent }),
    ...(kind === 'PLACE' && { places: [key] }),
    ...(kind === 'BUILDER' && { builder: key }),
    ...((kind === 'LANDMARK' || kind === 'STATION') && { near: key }),
  });
}

/** The address of a search in words alone, as its form leads to it. */
export function wordsAddress(query: string, intent: ProjectIntent | undefined): string {
  return searchPath(wholeSearch, { query, ...(intent && { intent, saysIntent: true }) }, listPath);
}
