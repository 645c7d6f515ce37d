import type { SuggestionKind } from 'domain/schema.generated.ts';
import { indianNumber } from 'domain/text/number.ts';

/** What stands in the list of suggestions. */
export const suggestContent = {
  label: 'Suggestions',
  groups: {
    PLACE: 'Places',
    LANDMARK: 'Near a landmark',
    STATION: 'Near a metro station',
    PROJECT: 'Projects',
    BUILDER: 'Builders',
  } satisfies Record<SuggestionKind, string>,
  recent: 'Recent searches',
  removeOne: (search: string) => `Remove from recent searches: ${search}`,
  removeAll: 'Remove all',
  onlyHere: 'Kept in this browser only.',
  projects: (count: number) => (count === 1 ? '1 project' : `${indianNumber(count)} projects`),
  /** What a screen reader says when the list has changed. */
  available: (count: number) => {
    if (count === 0) return 'No suggestions';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
};
