import { listPath, readSearch, searchPath } from '../project-search.ts';
import type { ProjectIntent } from '../../property.generated.ts';
import { suggestContent as texts } from './suggest.content.ts';
import type { RecentSearch } from './recent-searches.ts';
import type { SuggestionsQuery } from './suggestions.generated.ts';

export type Suggested = SuggestionsQuery['suggestions'];

/** A row of the list. */
export interface Option {
  label: string;
  detail: string | null;
  count: number | null;
  address: string;
  /** What recent searches call it. */
  kept: string;
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
  intent: ProjectIntent | undefined,
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
        kept: one.label,
        recent: one,
      })),
    });
  if (!searched || !suggested) return groups;
  const { before, items } = suggested;
  for (const item of items) {
    const title = texts.groups[item.kind];
    const option = {
      label: item.name,
      detail: item.detail,
      count: item.count,
      address: addressOf(item, before, intent),
      kept: item.kind === 'PROJECT' ? item.name : [before, fullName(item)].filter(Boolean).join(' '),
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

const everything = readSearch(new URLSearchParams());

/** Where a suggestion leads: to its page, or to the search that finds as many projects as it says. */
function addressOf(
  { kind, key }: Suggested['items'][number],
  before: string,
  intent: ProjectIntent | undefined,
): string {
  if (kind === 'PROJECT') return `/project-details/${key}`;
  return searchPath(everything, {
    query: before || undefined,
    ...(intent && { intent, saysIntent: true }),
    ...(kind === 'PLACE' && { places: [key] }),
    ...(kind === 'BUILDER' && { builder: key }),
    ...((kind === 'LANDMARK' || kind === 'STATION') && { near: key }),
  });
}

/** The address of a search in words alone, as its form leads to it. */
export function wordsAddress(query: string, intent: ProjectIntent | undefined): string {
  return searchPath(everything, { query, ...(intent && { intent, saysIntent: true }) }, listPath);
}
