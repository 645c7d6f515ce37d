import DataLoader from 'dataloader';
import type { Filter } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import type { Builder } from '../../builder/builder.type.ts';
import { builderNoun } from '../../builder/builder.service.ts';
import type { Image } from '../../../files/image.type.ts';
import { itemById } from '../../../kit/items.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { newestPublished, shown } from '../../../kit/publication.ts';
import { propertyNoun } from '../property.service.ts';
import { listedStatuses } from '../property.type.ts';
import type { Property } from '../property.type.ts';

const mostProjects = 24;
const mostTexts = 50;

/** The listed projects of a builder, the newest first, at most 24. */
export async function builderProjects(context: Context, slug: string): Promise<Property[]> {
  const { keys } = (await collectionOf(context, builderNoun).findOne({ slug, deleted: false })) ?? {};
  if (!keys) return [];
  return collectionOf(context, propertyNoun)
    .find(listedOf(keys), { sort: newestPublished, limit: mostProjects })
    .toArray();
}

/** What the listed projects of each builder say; one question for all rows of a list. */
const projectCounts = perContext(countAll);
const projectPictures = perContext(picturesOf);

/** The number of listed projects of a builder. */
export function projectCountOf(context: Context, builder: Builder): Promise<number> {
  return projectCounts(context).load(builder);
}

/** The first picture of the newest of its listed projects; null without one. */
export function projectPictureOf(context: Context, builder: Builder): Promise<Image | null> {
  return projectPictures(context).load(builder);
}

function perContext<Value>(find: (context: Context, asked: readonly Builder[]) => Promise<Value[]>) {
  const loaders = new WeakMap<Context, DataLoader<Builder, Value>>();
  return (context: Context) => {
    const loader =
      loaders.get(context) ??
      new DataLoader<Builder, Value>((asked) => find(context, asked), { cache: false });
    loaders.set(context, loader);
    return loader;
  };
}

async function countAll(context: Context, asked: readonly Builder[]): Promise<number[]> {
  const counted = await collectionOf(context, propertyNoun)
    .aggregate<{ _id: string; count: number }>([
      { $match: listedOf(asked.flatMap(({ keys }) => keys)) },
      { $group: { _id: '$builderKey', count: { $sum: 1 } } },
    ])
    .toArray();
  const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
  return asked.map(({ keys }) => keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0));
}

async function picturesOf(context: Context, asked: readonly Builder[]): Promise<(Image | null)[]> {
  const found = await collectionOf(context, propertyNoun)
    .aggregate<{ builderKey: string; image?: Image }>([
      { $match: { ...listedOf(asked.flatMap(({ keys }) => keys)), 'images.0': { $exists: true } } },
      { $project: { builderKey: 1, publishAt: 1, image: { $arrayElemAt: ['$images', 0] } } },
      { $sort: newestPublished },
    ])
    .toArray();
  return asked.map(({ keys }) => found.find(({ builderKey }) => keys.includes(builderKey))?.image ?? null);
}

/** The properties whose own text about the builder says something else than its introduction, at most 50. */
export async function differingAboutTexts(context: Context, builderId: string): Promise<Property[]> {
  const { keys, introduction } = await itemById(context, builderNoun, builderId);
  return collectionOf(context, propertyNoun)
    .find(
      { deleted: false, builderKey: { $in: keys }, aboutBuilder: { $nin: ['', introduction ?? ''] } },
      { sort: { createdAt: -1, _id: -1 }, limit: mostTexts },
    )
    .toArray();
}

function listedOf(keys: string[]): Filter<Property> {
  return {
    deleted: false,
    builderKey: { $in: keys },
    propertyStatus: { $in: listedStatuses },
    ...shown(),
  };
}
