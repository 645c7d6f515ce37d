import type { FoundProject } from './found-project.ts';

/** The all-in price of the home that matched the search; undefined where it is not asked for or not known. */
export function shownAllIn({
  allIn,
  shownConfiguration,
}: Pick<FoundProject, 'allIn' | 'shownConfiguration'>) {
  return allIn?.find(({ configuration }) => configuration === (shownConfiguration ?? null));
}
