import { areasText } from '../text/format.ts';
import { parseAreas } from './parse-facts.ts';
import { choiceLabel } from './property-choices.ts';
import type { ChoiceOf } from './property-choices.ts';
import { propertyFields } from './property-fields.ts';

/** Where a home lies, as far as it is known. */
interface Place {
  society?: string | null;
  locality?: string | null;
  city?: string | null;
}

/** What is offered, in a few words: “3 BHK flat”, “Studio”, “Shop”; empty if neither is known. */
export function homeWords({
  kind,
  rooms,
}: {
  kind?: ChoiceOf<'kind'> | null;
  rooms?: string | null;
}): string {
  if (kind === 'STUDIO' || /^studio$/i.test(rooms ?? '')) return 'Studio';
  const named = kind ? choiceLabel('kind', kind) : '';
  if (!rooms) return named;
  return `${/bhk/i.test(rooms) ? rooms : `${rooms} BHK`} ${named.toLowerCase() || 'home'}`;
}

/**
 * The title of a home that has no name of its own: “3 BHK flat, Neem Court, Sector 76”. The floor is private, and so is in no
 * title.
 */
export function madeTitle(offer: string, { society, locality, city }: Place): string {
  const place = locality && society?.includes(locality) ? '' : locality || city;
  return [offer, society, place].filter(Boolean).join(', ').slice(0, propertyFields.title.maxLength);
}

/** The address of a home whose society is known: “Neem Court, Sector 76, Noida”. */
export function madeAddress({ society, locality, city }: Place): string {
  return [society, locality, city].filter(Boolean).join(', ').slice(0, propertyFields.address.maxLength);
}

/** The first of typed areas without its kind: “200 sq yd”; empty if there is none. */
export function firstSize(typed: string | undefined): string {
  const parsed = parseAreas(typed);
  const [first] = 'value' in parsed ? parsed.value : [];
  return first ? areasText([{ ...first, basis: null }]) : '';
}
