import { parsePrice, scaledPattern } from 'domain/money/parse-price.ts';
import { spokenRupees } from 'domain/text/format.ts';
import type { Filter, WithId } from 'mongodb';
import { homeRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { findItems } from '../../kit/finder.ts';
import type { Finder, FoundItem } from '../../kit/finder.ts';
import { visibleTo } from '../../kit/publication.ts';
import { propertyNoun } from './property.service.ts';
import type { Property } from './property.type.ts';

/** “95 lakh”, or six to nine digits in one piece: more are a phone number, fewer a place or a size. */
const pricePattern = new RegExp(`(${scaledPattern})|(?<![\\d,.])\\d(?:,?\\d){5,8}(?![\\d,])`, 'iu');
/** A price is remembered roundly. */
const nearly = 0.05;

/** Finds properties by their words, the number of their owner and their price; sales find those that visitors see. */
export const propertyFinder: Finder = {
  roles: homeRoles,
  find: async (context, typed, most) => {
    const found = await findItems(
      context,
      propertyNoun,
      typed,
      most,
      visibleTo(context, propertyNoun) as Filter<Property>,
    );
    const priced = found.length < most ? await findPriced(context, typed, most) : [];
    const items = new Map([...found, ...priced].map((item) => [item._id.toHexString(), item]));
    return [...items.values()].slice(0, most).map(shownOf);
  },
};

/** The properties with about the typed price and the words beside it. */
async function findPriced(context: Context, typed: string, most: number): Promise<WithId<Property>[]> {
  const [text] = pricePattern.exec(typed) ?? [];
  const price = text && parsePrice(text);
  if (!price || 'refusal' in price || !price.value) return [];
  const [least, greatest] = [price.value.from * (1 - nearly), price.value.from * (1 + nearly)];
  const within = { $gte: least, $lte: greatest };
  const filter = {
    $and: [
      visibleTo(context, propertyNoun),
      {
        $or: [{ 'price.from': within }, { 'price.from': { $lte: greatest }, 'price.to': { $gte: least } }],
      },
    ],
  };
  return findItems(context, propertyNoun, typed.replace(text, ' '), most, filter as Filter<Property>);
}

function shownOf({ _id, title, price, address, publishAt, slug }: WithId<Property>): FoundItem {
  const prices = price && [price.from, ...(price.to ? [price.to] : [])].map(spokenRupees).join('–');
  const facts = [prices ? `₹ ${prices}` : 'On Request', address, publishAt ? '' : 'Draft'];
  const detail = facts.filter(Boolean).join(' · ');
  return { id: _id, title, detail, slug };
}
