import type { ProjectsQuery, PropertyCardFragment } from '../property.generated.ts';

export type FoundProject = ProjectsQuery['projects']['items'][number];

/** A home whose card can show its all-in price. */
export type PricedProject = PropertyCardFragment &
  Partial<Pick<FoundProject, 'allIn' | 'shownConfiguration'>>;
