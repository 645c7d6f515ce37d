import DataLoader from 'dataloader';
import type { Filter } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import type { Builder } from '../../builder/builder.type.ts';
import { builderNoun } from '../../builder/builder.service.ts';
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

type Loader = DataLoader<Builder, number>;
const loaders = new WeakMap<Context, Loader>();

/** The number of listed projects of a builder; one question for all rows of a list. */
export function projectCountOf(context: Context, builder: Builder): Promise<number> {
  const loader: Loader =
    loaders.get(context) ?? new DataLoader((asked) => countAll(context, asked), { cache: false });
  loaders.set(context, loader);
  return loader.load(builder);
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
