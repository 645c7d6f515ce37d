import type { PricedProject } from '../found-project.ts';

/**
 * The all-in price of the home that matched the search, or where there was no search, the lowest; undefined where it is not asked for or
 * not known.
 */
export function shownAllIn({
  allIn,
  shownConfiguration,
}: Pick<PricedProject, 'allIn' | 'shownConfiguration'>) {
  if (shownConfiguration === undefined) return allIn?.[0];
  return allIn?.find(({ configuration }) => configuration === shownConfiguration);
}
