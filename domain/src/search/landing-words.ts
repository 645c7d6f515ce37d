import { choiceLabel } from '../property/property-choices.ts';
import type { ChoiceOf } from '../property/property-choices.ts';
import { searchPath, wholeSearch } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';

/** What a landing page is about. */
export interface LandingSubject {
  kind?: ChoiceOf<'kind'> | null;
  rooms?: number | null;
  placeName?: string | null;
}

export function landingPath(slug: string): string {
  return `/projects/${slug}`;
}

/** The subject as a title: “3 BHK homes in Sector 150, Noida”, “Flats”, “Projects in Noida”. */
export function landingTitle({ kind, rooms, placeName }: LandingSubject): string {
  const what = rooms
    ? `${rooms === 4 ? '4+' : rooms} BHK homes`
    : kind
      ? plural(choiceLabel('kind', kind))
      : 'Projects';
  return placeName ? `${what} in ${placeName}` : what;
}

function plural(kind: string): string {
  return kind === 'Duplex' ? 'Duplexes' : `${kind}s`;
}

type Searched = Pick<LandingSubject, 'kind' | 'rooms'> & { placeKey?: string | null };

/** The search with the same projects. */
export function searchOfLanding({ kind, rooms, placeKey }: Searched): ProjectSearch {
  return {
    ...wholeSearch,
    ...(kind && { kinds: [kind] }),
    ...(rooms && { rooms: [rooms] }),
    ...(placeKey && { places: [placeKey] }),
  };
}

/** The address of that search. */
export function landingSearch(landing: Searched): string {
  return searchPath(searchOfLanding(landing));
}
