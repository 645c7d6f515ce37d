import type { AppContext } from '../../base/context.ts';
import { choiceWords } from 'web/lib/choices.ts';
import { spokenRupees } from 'web/lib/format.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { stageOf } from '../../features/property/property-stage.ts';
import { intentOf, ProjectIntent } from '../../features/property/property.type.ts';
import type { Price, Property } from '../../features/property/property.type.ts';
import { advertDesk, advertLine } from '../../features/property/rera/advert-line.ts';
import type { AdvertDesk } from '../../features/property/rera/advert-line.ts';
import { collectionOf } from '../../items/noun.ts';
import { shown } from '../../items/publication.ts';
import type { AlertNews, ToldItem } from './alerts.ts';
import { isListed } from './property-news.ts';

/**
 * What an e-mail tells of each home, as it is now: that it is new, or what changed since the alert last heard of it. A home
 * that is no longer shown, or is again as it was, is left out.
 */
export async function toldItems(context: AppContext, news: readonly AlertNews[]): Promise<ToldItem[]> {
  const firsts = new Map<string, AlertNews>();
  for (const one of news) {
    const id = one.propertyId.toHexString();
    if (!firsts.has(id) || one.before === null) firsts.set(id, one);
  }
  const ids = [...firsts.values()].map(({ propertyId }) => propertyId);
  const found = await collectionOf(context, propertyNoun)
    .find({ _id: { $in: ids }, deleted: false, ...shown() })
    .toArray();
  const desk = await advertDesk(context);
  const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
  return [...firsts].flatMap(([id, first]) => {
    const property = byId.get(id);
    const told = property ? newsOf(property, first.before) : [];
    return property && told.length > 0 ? [itemOf(desk, property, told)] : [];
  });
}

function itemOf(desk: AdvertDesk, property: Property, news: string[]): ToldItem {
  const { title, slug, locality, city, address } = property;
  return {
    title,
    path: `/project-details/${slug}`,
    place: [locality, city].filter(Boolean).join(', ') || address,
    price: priceOf(property, property.price),
    note: advertLine(desk, property),
    news,
  };
}

function newsOf(property: Property, before: AlertNews['before']): string[] {
  const { price, propertyStatus } = property;
  if (!before) return isListed(propertyStatus) ? ['New'] : [];
  const stage = stageOf(property);
  const samePrice = price?.from === before.price?.from && (price?.to ?? null) === (before.price?.to ?? null);
  return [
    ...(samePrice
      ? []
      : [`Price changed, was ${priceOf({ ...property, propertyStatus: before.status }, before.price)}`]),
    ...(propertyStatus === before.status ? [] : [`Now ${choiceWords(propertyStatus).toLowerCase()}`]),
    ...(stage === before.stage || !stage ? [] : [`Now ${choiceWords(stage).toLowerCase()}`]),
  ];
}

function priceOf({ propertyStatus }: Pick<Property, 'propertyStatus'>, price: Price | null): string {
  if (!price) return 'Price on request';
  const monthly = intentOf(propertyStatus) === ProjectIntent.RENT ? ' a month' : '';
  const onwards = price.to ? ` – ₹ ${spokenRupees(price.to)}` : '';
  return `₹ ${spokenRupees(price.from)}${onwards}${monthly}`;
}
