import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { WishIntent } from '../../person/wishes.ts';
import type { SaidWishes } from '../../person/wishes.ts';
import { intentOf } from '../../property/property.type.ts';
import type { Property } from '../../property/property.type.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { filterOf } from '../../search/query-filter.ts';
import { understand } from '../../search/understanding/understand.service.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import { ContactSource } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { partsOf } from './wished-filter.ts';

type Home = Pick<Property, '_id' | 'propertyStatus' | 'kind' | 'placeKey' | 'rooms'>;

/** Enquiries with what each says of the wishes; it is read once for each, and again after a correction. */
export async function withSaid(
  context: AppContext,
  enquiries: readonly ContactRequest[],
): Promise<ContactRequest[]> {
  const unread = enquiries.filter(({ said }) => !said);
  if (unread.length === 0) return [...enquiries];
  const ids = unread.flatMap(homesOf);
  const homes: Home[] =
    ids.length === 0
      ? []
      : await collectionOf(context, propertyNoun)
          .find({ _id: { $in: ids } }, { projection: { propertyStatus: 1, kind: 1, placeKey: 1, rooms: 1 } })
          .toArray();
  const said = new Map<ContactRequest, SaidWishes>();
  for (const one of unread) said.set(one, await saidBy(context, one, homes));
  await collectionOf(context, contactRequestNoun).bulkWrite(
    unread.map((one) => ({
      // An enquiry that a colleague has corrected meanwhile is read again.
      updateOne: { filter: { _id: one._id, writes: one.writes }, update: { $set: { said: said.get(one) } } },
    })),
    { ordered: false },
  );
  return enquiries.map((one) => ({ ...one, said: one.said ?? said.get(one) }));
}

function homesOf({ propertyId, homes, order }: ContactRequest) {
  const listed = [...(homes ?? []), ...(order?.lines ?? [])];
  return [...(propertyId ? [propertyId] : []), ...listed.map((home) => home.propertyId)];
}

async function saidBy(
  context: AppContext,
  enquiry: ContactRequest,
  known: readonly Home[],
): Promise<SaidWishes> {
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
