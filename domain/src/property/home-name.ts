import { squareFeet } from '../area/square-feet.ts';

export interface Home {
  name: string;
  bedrooms: number | null;
  study: boolean | null;
  servant: boolean | null;
  carpet: number | null;
}

/** What kind of home a configuration is, without its area: “3 BHK + study”, “Studio”; by its name if it has no bedrooms. */
export function homeKind({ name, bedrooms, study, servant }: Omit<Home, 'carpet'>): string {
  if (bedrooms === null) return name;
  const rooms = bedrooms === 0 ? 'Studio' : `${bedrooms} BHK`;
  return [rooms, study && 'study', servant && 'servant'].filter(Boolean).join(' + ');
}

/** A configuration by its carpet area, whatever area its name has: “3 BHK, 1,480 sq ft”. */
export function homeName(home: Home): string {
  return [homeKind(home), carpetText(home)].filter(Boolean).join(', ');
}

/** A carpet area in words; empty if it is not known. */
export function carpetText({ carpet }: Pick<Home, 'carpet'>): string {
  return carpet ? squareFeet(carpet) : '';
}
