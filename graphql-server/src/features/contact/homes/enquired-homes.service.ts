import { ObjectId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import { countEnquiries } from '../../property/enquired-item.ts';
import { EnquiredHomeInput } from '../contact-request.input.ts';
import type { EnquiredHome } from './enquired-home.type.ts';

/** The checked homes of an enquiry, each once. Throws BAD_USER_INPUT for a home that names no property. */
export function readHomes(raw: readonly unknown[] | undefined): EnquiredHomeInput[] {
  const homes = raw?.map((home) => checkInput(EnquiredHomeInput, Object(home) as object)) ?? [];
  return [...new Map(homes.map((home) => [home.propertyId.toLowerCase(), home])).values()];
}

/**
 * The homes of an enquiry that visitors know, with their present names; each counts one enquiry. Also the only one of
 * them, to whose person the enquiry goes. Throws BAD_USER_INPUT beside `homes` if none of them is on the site.
 */
export async function enquiredHomes(context: Context, homes: EnquiredHomeInput[]) {
  if (homes.length === 0) return { homes: null, only: null };
  const known = await countEnquiries(
    context,
    homes.map(({ propertyId }) => new ObjectId(propertyId)),
  );
  if (known.size === 0) throw badField('homes', 'None of these homes is on the site at the moment.');
  const enquired = homes.flatMap(({ propertyId, words = null }): EnquiredHome[] => {
    const title = known.get(propertyId.toLowerCase())?.title;
    return title === undefined ? [] : [{ propertyId: new ObjectId(propertyId), title, words }];
  });
  const [only = null] = known.size === 1 ? known.values() : [];
  return { homes: enquired, only };
}
