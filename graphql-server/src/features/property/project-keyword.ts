import { understandKeyword } from 'web/lib/understand-keyword.ts';
import type { ProjectFilter } from './property.input.ts';
import { intentOf, ProjectIntent, PropertyCategory } from './property.type.ts';
import type { UnderstoodText } from './property.type.ts';

/**
 * A search with the filters of its keyword beside those that were given, which win; and which of them count. The
 * intent is always decided.
 */
export function readKeyword(given: ProjectFilter): { wanted: ProjectFilter; understood: UnderstoodText[] } {
  const { statuses = [] } = given;
  const onlyOf = new Set(statuses.map(intentOf)).size === 1 ? statuses.map(intentOf)[0] : undefined;
  const explicit: ProjectFilter = { ...given, ...(onlyOf && { intent: given.intent ?? onlyOf }) };
  const { understood: texts, words } = understandKeyword(given.keyword ?? '');
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

/** A budget is one filter: a bound that is chosen takes the place of both that are typed. */
function isGiven(filter: ProjectFilter, name: string): boolean {
  if (name === 'minPrice' || name === 'maxPrice')
    return filter.minPrice !== undefined || filter.maxPrice !== undefined;
  const value = new Map<string, unknown>(Object.entries(filter)).get(name);
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
