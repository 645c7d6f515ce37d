import { understandKeyword } from 'web/lib/understand-keyword.ts';
import type { ProjectFilter } from './property.input.ts';
import { intentOf, ProjectIntent, PropertyCategory } from './property.type.ts';
import type { UnderstoodText } from './property.type.ts';

/**
 * Combines the given filters with the filters in the keyword; given filters win. Also answers the filters
 * from the keyword that apply. The intent is always set.
 */
export function readKeyword(given: ProjectFilter): { wanted: ProjectFilter; understood: UnderstoodText[] } {
  const { statuses = [] } = given;
  const onlyOf = new Set(statuses.map(intentOf)).size === 1 ? statuses.map(intentOf)[0] : undefined;
  const explicit: ProjectFilter = { ...given, ...(onlyOf && { intent: given.intent ?? onlyOf }) };
  const { understood: texts, words } = given.keyword
    ? understandKeyword(given.keyword)
    : { understood: [], words: '' };
  const understood = texts
    .map(({ category, intent, ...others }): UnderstoodText => ({
      ...others,
      ...(category && { category: PropertyCategory[category] }),
      ...(intent && { intent: ProjectIntent[intent] }),
    }))
    .filter(({ text: _, ...filters }) => Object.keys(filters).every((name) => !isGiven(explicit, name)));
  const fromWords = understood.reduce<ProjectFilter>(
    (all, { text: _, ...filters }) => ({ ...all, ...filters }),
    {},
  );
  const intent = explicit.intent ?? fromWords.intent ?? ProjectIntent.BUY;
  return { wanted: { ...fromWords, ...explicit, intent, keyword: words }, understood };
}

/** A budget is one filter: one chosen bound replaces both bounds from the keyword. */
function isGiven(filter: ProjectFilter, name: string): boolean {
  if (name === 'minPrice' || name === 'maxPrice')
    return filter.minPrice !== undefined || filter.maxPrice !== undefined;
  const value = new Map<string, unknown>(Object.entries(filter)).get(name);
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
