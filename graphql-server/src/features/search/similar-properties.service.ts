import type { Filter } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { partsOfCollection } from '../../kit/noun.ts';
import { newestPublished, shown, visibleTo } from '../../kit/publication.ts';
import { addressParts } from '../../kit/slugs.ts';
import { categoryPart, localityPart, propertyNoun } from '../property/property.service.ts';
import { PropertyStatus, SimilarityReason } from '../property/property.type.ts';
import type { Property, SimilarProperty } from '../property/property.type.ts';

const maxSimilar = 4;
/** The largest difference between two similar prices, as a fraction of the first. */
const nearPart = 0.25;

/**
 * At most 4 listed projects that resemble one. First come projects in its locality, its own category first,
 * newest first; then projects of its category within 25 % of its price, nearest first; then others of its
 * category. A project for rent matches only projects for rent, and one to buy only projects to buy. Works for
 * a deleted project; empty for an unknown id. Throws BAD_USER_INPUT for a malformed id.
 */
export async function similarProperties(
  context: Context,
  { id: typedId, slug: typedSlug }: { id?: string; slug?: string },
): Promise<SimilarProperty[]> {
  const address = { id: typedId, slug: typedSlug?.toLowerCase() };
  if (!address.id && !address.slug) throw badField('id', 'Please give an id or a slug.');
  const shows = (parts: string[]) => partsOfCollection(context, propertyNoun, parts);
  const collection = shows(addressParts(address));
  const property = await collection.findOne(
    {
      ...visibleTo(context, propertyNoun),
      ...(address.id
        ? { _id: parseId(address.id) }
        : { $or: [{ slug: address.slug }, { formerSlugs: address.slug }] }),
    },
    { sort: { deleted: 1, updatedAt: -1 } },
  );
  if (!property) return [];
  const id = property._id.toHexString();
  const { locality, city, category, price } = property;
  const found: SimilarProperty[] = [];
  shows([id]);

  async function add(reason: SimilarityReason, find: typeof newest, filter: Filter<Property>): Promise<void> {
    if (found.length >= maxSimilar) return;
    const seen = [id, ...found.map((similar) => similar.property._id.toHexString())].map((known) =>
      parseId(known),
    );
    const others = await find({ ...listedLike(property as Property), ...filter, _id: { $nin: seen } });
    found.push(...others.slice(0, maxSimilar - found.length).map((other) => ({ property: other, reason })));
    shows(found.map((similar) => similar.property._id.toHexString()));
  }

  function newest(filter: Filter<Property>): Promise<Property[]> {
    return collection.find(filter).sort(newestPublished).limit(maxSimilar).toArray();
  }

  /** The nearest prices on both sides; the index yields each side in order. */
  async function nearest(filter: Filter<Property>): Promise<Property[]> {
    const from = price?.from ?? 0;
    const side = (range: object, direction: 1 | -1) =>
      collection
        .find({ ...filter, 'price.from': range })
        .sort({ 'price.from': direction, _id: direction })
        .limit(maxSimilar)
        .toArray();
    const [below, above] = await Promise.all([
      side({ $gte: from * (1 - nearPart), $lt: from }, -1),
      side({ $gte: from, $lte: from * (1 + nearPart) }, 1),
    ]);
    const distance = (other: Property) => Math.abs((other.price?.from ?? 0) - from);
    return [...above, ...below].sort((one, other) => distance(one) - distance(other));
  }

  if (locality) {
    shows([localityPart({ locality, city })]);
    await add(SimilarityReason.SAME_LOCALITY, newest, { locality, city, category });
    await add(SimilarityReason.SAME_LOCALITY, newest, { locality, city });
  }
  if (found.length < maxSimilar) shows([categoryPart({ category })]);
  if (price) await add(SimilarityReason.NEAR_PRICE, nearest, { category });
  await add(SimilarityReason.SAME_KIND, newest, { category });
  return found;
}

/** A filter for listed projects with the same intent. */
function listedLike({ propertyStatus }: Property): Filter<Property> {
  const statuses =
    propertyStatus === PropertyStatus.FOR_RENT
      ? [PropertyStatus.FOR_RENT]
      : [PropertyStatus.FOR_SALE, PropertyStatus.UNDER_OFFER];
  return { deleted: false, propertyStatus: { $in: statuses }, ...shown() };
}
