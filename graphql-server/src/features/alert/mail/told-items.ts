import type { AppContext } from '../../../base/context.ts';
import { choiceWords } from 'domain/text/choices.ts';
import { spokenRupees } from 'domain/text/format.ts';
import type { ProjectFilter } from '../../search/project-filter.input.ts';
import { openTotals } from '../../cost/all-in.service.ts';
import { asWanted } from '../../search/index/homes.ts';
import { resolveFilter } from '../../search/index/wanted.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { intentOf, ProjectIntent } from '../../property/property.type.ts';
import type { Price, Property, PropertyStatus } from '../../property/property.type.ts';
import { advertDesk, advertLine } from '../../property/rera/advert-line.ts';
import type { AdvertDesk } from '../../property/rera/advert-line.ts';
import { advertised } from '../../property/rera/listing-mark.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { seenPropertiesOf } from '../alerts.ts';
import type { AlertNews, SeenFacts, ToldItem } from '../alerts.ts';
import { isListed } from './property-news.ts';
import { bandOf, changedConfigurations, isSamePrice, seenFactsOf } from './seen-homes.ts';
import { projectPath } from 'domain/site/item-paths.ts';

/** The changes of a home that an alert has collected since its last e-mail. */
type Heard = Required<Pick<AlertNews, 'propertyId' | 'before' | 'parts'>>;

/**
 * What an e-mail tells of each home: that it is new, or what changed since the alert last heard of it. It compares with what
 * was last noted, so that a later change is left to the next e-mail. A home that is no longer shown, or is again as it was,
 * is left out. The price is that of the homes that the filter of the alert wants.
 */
export async function toldItems(
  context: AppContext,
  news: readonly AlertNews[],
  filter: ProjectFilter | null,
): Promise<ToldItem[]> {
  const heard = new Map<string, Heard>();
  for (const { propertyId, before, parts = null } of news) {
    const former = heard.get(propertyId.toHexString());
    const isFirst = !former || before === null;
    heard.set(propertyId.toHexString(), {
      propertyId,
      before: isFirst ? before : former.before,
      parts: former ? former.parts && parts && [...former.parts, ...parts] : parts,
    });
  }
  const ids = [...heard.values()].map(({ propertyId }) => propertyId);
  const found = await collectionOf(context, propertyNoun)
    .find({ _id: { $in: ids }, deleted: false, ...advertised() })
    .toArray();
  const desk = await advertDesk(context);
  const wanted = await resolveFilter(context, filter ?? {});
  const totalsOf = wanted.allIn ? await openTotals(context) : undefined;
  const byId = new Map(found.map((one) => [one._id.toHexString(), one]));
  const seen = await seenPropertiesOf(context)
    .find({ _id: { $in: ids } })
    .toArray();
  const seenById = new Map(seen.map((one) => [one._id.toHexString(), one]));
  return [...heard].flatMap(([id, one]) => {
    const property = byId.get(id);
    const told = property ? newsOf(one, seenById.get(id) ?? seenFactsOf(property)) : [];
    if (!property || told.length === 0) return [];
    return [itemOf(desk, asWanted(property, wanted, totalsOf?.(property)), told)];
  });
}

function itemOf(desk: AdvertDesk, property: Property, news: string[]): ToldItem {
  const { title, slug, locality, city, address } = property;
  return {
    title,
    path: projectPath(slug),
    place: [locality, city].filter(Boolean).join(', ') || address,
    price: priceWords(property.propertyStatus, property.price) ?? 'Price on request',
    note: advertLine(desk, property),
    news,
  };
}

function newsOf({ before, parts }: Heard, after: SeenFacts): string[] {
  if (!before) return isListed(after.status) ? ['New'] : [];
  return [
    ...priceNews(before, after, parts),
    ...(after.status === before.status ? [] : [`Now ${choiceWords(after.status).toLowerCase()}`]),
    ...(after.stage === before.stage || !after.stage
      ? []
      : [`Now ${choiceWords(after.stage).toLowerCase()}`]),
  ];
}

function priceNews(before: SeenFacts, after: SeenFacts, parts: Heard['parts']): string[] {
  const changed = changedConfigurations(before, after);
  if (!changed)
    return isSamePrice(before.price, after.price)
      ? []
      : [`Price changed, was ${priceOf(before.status, before.price)}`];
  return changed
    .filter(({ key }) => !parts || parts.includes(key))
    .map(({ before: was, after: is }) => {
      if (!is) return `${was?.name ?? ''}: no longer offered`;
      const price = priceOf(after.status, bandOf(is));
      return `${is.name}: ${was ? `${priceOf(before.status, bandOf(was))} → ${price}` : `now offered, ${price}`}`;
    });
}

function priceOf(status: PropertyStatus, price: Price | null): string {
  return priceWords(status, price) ?? 'price on request';
}

/** Null without a price. */
function priceWords(status: PropertyStatus, price: Price | null): string | null {
  if (!price) return null;
  const monthly = intentOf(status) === ProjectIntent.RENT ? ' a month' : '';
  const onwards = price.to ? ` – ₹ ${spokenRupees(price.to)}` : '';
  return `₹ ${spokenRupees(price.from)}${onwards}${monthly}`;
}
