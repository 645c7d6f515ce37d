import { choiceLabel } from './property-choices.ts';
import type { ChoiceOf } from './property-choices.ts';
import { propertyFields } from './property-fields.ts';

/** What is known of a home that has no name of its own. */
export interface StatedHome {
  kind?: ChoiceOf<'kind'> | null;
  /** As the form takes it: `3`, `3 BHK + study` or `Studio`. */
  rooms?: string | null;
  /** As the form takes it; told where two homes are alike otherwise. */
  area?: string | null;
  society?: string | null;
  locality?: string | null;
  city?: string | null;
  /** As brokers say it: `9` or `Ground`. */
  floor?: string | null;
}

/** The title of a home that has no name: “3 BHK flat, Neem Court, Sector 76, 9th floor”. */
export function madeTitle({ kind, rooms, area, society, locality, city, floor }: StatedHome): string {
  const bhk = rooms && /^\d/.test(rooms) && !/bhk/i.test(rooms) ? `${rooms} BHK` : rooms;
  const isStudio = /^studio$/i.test(rooms ?? '');
  const what = kind ? choiceLabel('kind', kind).toLowerCase() : bhk && !isStudio ? 'flat' : '';
  const home = [bhk?.replace(/\brooms?\b/i, 'BHK'), isStudio && what === 'studio' ? '' : what]
    .filter(Boolean)
    .join(' ');
  const where = [society, locality && !society?.includes(locality) ? locality : '', locality ? '' : city];
  const parts = [home, area, ...where, floor && floorWords(floor)].filter(Boolean).join(', ');
  return (parts.charAt(0).toUpperCase() + parts.slice(1)).slice(0, propertyFields.title.maxLength);
}

/** The address of a home whose society is known: “Neem Court, Sector 76, Noida”. */
export function madeAddress({ society, locality, city }: StatedHome): string {
  return [society, locality, city].filter(Boolean).join(', ').slice(0, propertyFields.address.maxLength);
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** “9th floor”, “Ground floor”. */
export function floorWords(floor: string): string {
  const number = Number(floor);
  const level =
    Number.isInteger(number) && number > 0 ? `${number}${endings[ordinals.select(number)]}` : floor;
  return level === '0' ? 'Ground floor' : /\bfloor\b/i.test(level) ? level : `${level} floor`;
}
