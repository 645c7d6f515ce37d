import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { WishIntent } from '../../person/wishes.ts';
import type { SaidWishes } from '../../person/wishes.ts';
import { intentOf } from '../../property/property.type.ts';
import type { Property } from '../../property/property.type.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { filterOf } from '../../search/query-filter.ts';
import { understand } from '../../search/understanding/understand.service.ts';
import { ContactSource } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { partsOf } from './wished-filter.ts';

type Home = Pick<Property, '_id' | 'propertyStatus' | 'kind' | 'placeKey' | 'rooms'>;
type Saying = Pick<ContactRequest, 'source' | 'message' | 'propertyId' | 'homes' | 'order'>;

/** What enquiries say of the wishes, each in its place. */
export async function saidBy(context: AppContext, enquiries: readonly Saying[]): Promise<SaidWishes[]> {
  const ids = enquiries.flatMap(homesOf);
  const homes: Home[] =
    ids.length === 0
      ? []
      : await collectionOf(context, propertyNoun)
          .find({ _id: { $in: ids } }, { projection: { propertyStatus: 1, kind: 1, placeKey: 1, rooms: 1 } })
          .toArray();
  const said: SaidWishes[] = [];
  for (const one of enquiries) said.push(await saidByOne(context, one, homes));
  return said;
}

/** The same of a new enquiry; nothing if that fails: it is stored in any case, and read again with its person. */
export async function readSaid(
  context: AppContext,
  enquiry: Saying,
): Promise<Pick<ContactRequest, 'said'> | null> {
  try {
    const [said] = await saidBy(context, [enquiry]);
    return { said };
  } catch (error) {
    context.log.warn({ err: error }, 'the wishes of an enquiry could not be read; they are read later');
    return null;
  }
}

function homesOf({ propertyId, homes, order }: Saying) {
  const listed = [...(homes ?? []), ...(order?.lines ?? [])];
  return [...(propertyId ? [propertyId] : []), ...listed.map((home) => home.propertyId)];
}

async function saidByOne(context: AppContext, enquiry: Saying, known: readonly Home[]): Promise<SaidWishes> {
  const { source, message } = enquiry;
  if (source === ContactSource.ADD_LISTING) {
    const lets = /^[^\n]*\b(?:let|rent)\b/i.test(message ?? '');
    return { homes: {}, words: { intent: lets ? WishIntent.LET : WishIntent.SELL } };
  }
  const words = message ? partsOf(filterOf(await understand(context, message))) : {};
  const homes = homesOf(enquiry).flatMap((id) => known.find(({ _id }) => _id.equals(id)) ?? []);
  return { words, homes: partsOf(filterOfHomes(homes)) };
}

/** The filter that finds homes like these. */
function filterOfHomes(homes: readonly Home[]) {
  const intents = new Set(homes.map(({ propertyStatus }) => intentOf(propertyStatus)));
  const [intent] = intents.size === 1 ? intents : [];
  const kinds = [...new Set(homes.flatMap(({ kind }) => kind ?? []))];
  const places = [...new Set(homes.flatMap(({ placeKey }) => placeKey ?? []))];
  const rooms = homes.flatMap((home) => home.rooms ?? []);
  const bedrooms = {
    min: Math.floor(Math.min(...rooms.map(({ min }) => min))),
    max: Math.floor(Math.max(...rooms.map(({ max }) => max))),
  };
  return {
    ...(intent && { intent }),
    ...(kinds.length > 0 && { kinds }),
    ...(places.length > 0 && { places }),
    ...(rooms.length > 0 && { bedrooms }),
  };
}
