import type { Document, Filter, WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { StoredItem } from '../../base/types.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { listedStatuses, PropertyStatus } from '../../features/property/property.type.ts';
import type { Property } from '../../features/property/property.type.ts';
import { advertised } from '../../features/property/rera/listing-mark.ts';
import { teamMemberNoun } from '../../features/team/team-member.service.ts';
import { builderNoun } from '../../features/builder/builder.service.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { seenByVisitors, shown } from '../../kit/publication.ts';
import type { Asked } from './kept-text.ts';

/** An address for search engines. */
export interface Entry {
  path: string;
  changedAt?: Date | undefined;
  /** The path of its picture. */
  image?: string | undefined;
}

/** The items of one noun that search engines list. */
export interface ListedItems {
  count: (asked: Asked) => Promise<number>;
  /** The oldest first, so that those who come later leave the files before theirs as they are. */
  entries: (asked: Asked, range: { skip: number; limit: number }) => Promise<Entry[]>;
  /** When one of the items was last written. */
  newest: (asked: Asked) => Promise<Date | undefined>;
}

const yearMs = 365 * 24 * 3_600_000;

/** The published available properties, and those that were sold within a year; trial listings are left out. */
export function listedPropertyFilter(): Document {
  const soldAfter = new Date(timeNow().getTime() - yearMs);
  return {
    deleted: false,
    ...advertised(),
    $or: [
      { propertyStatus: { $in: listedStatuses } },
      { propertyStatus: PropertyStatus.SOLD, soldAt: { $gt: soldAfter } },
    ],
  };
}

/** Whether visitors see a trial listing. */
export async function hasTrialListings({ context }: Asked): Promise<boolean> {
  const filter: Filter<Property> = { deleted: false, ...shown(), isTrial: true };
  return (await collectionOf(context, propertyNoun).findOne(filter, { projection: { _id: 1 } })) !== null;
}

interface Shown {
  slug: string;
  publishAt?: Date | null;
  image?: { url: string } | null;
  images?: { url: string }[];
}

export const listedProperties = listedOf(
  propertyNoun,
  '/project-details/',
  listedPropertyFilter,
  'publishAt',
);

export const listedStories = listedOf(
  blogNoun,
  '/blog-details/',
  () => ({ deleted: false, ...seenByVisitors(blogNoun) }),
  'publishAt',
);

export const listedPeople = listedOf(
  teamMemberNoun,
  '/team-details/',
  () => ({ deleted: false }),
  'createdAt',
);

export const listedBuilders = listedOf(builderNoun, '/builders/', () => ({ deleted: false }), 'createdAt');

function listedOf<Item extends StoredItem>(
  noun: Noun<Item>,
  folder: string,
  filter: () => Document,
  order: 'publishAt' | 'createdAt',
): ListedItems {
  const find = () => filter() as Filter<Item>;
  return {
    count: ({ context }) => collectionOf(context, noun).countDocuments(find()),
    async entries({ context }, range) {
      const found = await collectionOf(context, noun)
        .find<WithId<Item> & Shown>(find(), {
          sort: { [order]: 1, _id: 1 },
          projection: { slug: 1, updatedAt: 1, publishAt: 1, 'image.url': 1, images: { $slice: 1 } },
          ...range,
        })
        .toArray();
      return found.map(({ slug, updatedAt, publishAt, image, images }) => ({
        path: folder + slug,
        // A scheduled item appears later than it was written.
        changedAt: publishAt && publishAt > updatedAt ? publishAt : updatedAt,
        image: (image ?? images?.[0])?.url,
      }));
    },
    async newest({ context }) {
      const options = { sort: { touchedAt: -1 }, projection: { touchedAt: 1 } } as const;
      const found = await collectionOf(context, noun).findOne({}, options);
      return found?.touchedAt;
    },
  };
}
