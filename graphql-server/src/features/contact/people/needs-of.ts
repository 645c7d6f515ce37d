import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import type { Needs } from '../../duty/roster.ts';
import { MessageLanguage } from '../../lead/message.type.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import { propertyNoun } from '../../property/property.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';

/** What enquiries tell of whom they suit: the places and kinds of their homes, and the language in which they were sent. */
export async function needsOf(context: AppContext, enquiries: readonly ContactRequest[]): Promise<Needs> {
  const ids = enquiries.flatMap(({ propertyId, homes, order }) => [
    ...(propertyId ? [propertyId] : []),
    ...[...(homes ?? []), ...(order?.lines ?? [])].map((home) => home.propertyId),
  ]);
  const properties = ids.length
    ? await collectionOf(context, propertyNoun)
        .find({ _id: { $in: ids } }, { projection: { category: 1, placeKey: 1 } })
        .toArray()
    : [];
  const { byKey } = await gazetteer(context);
  const keys = properties.flatMap(({ placeKey }) => placeKey ?? []);
  const language = enquiries.findLast(({ receipt }) => receipt)?.receipt?.noticeLanguage;
  return {
    places: new Set(keys.flatMap((key) => [key, ...(byKey.get(key)?.parents ?? [])])),
    kinds: [...new Set(properties.map(({ category }) => category))],
    language: language === 'hi' ? MessageLanguage.HINDI : language === 'en' ? MessageLanguage.ENGLISH : null,
  };
}
