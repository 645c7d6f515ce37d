import DataLoader from 'dataloader';
import type { Filter, ObjectId, WithId } from 'mongodb';
import type { Context } from '../base/context.ts';
import type { StoredItem } from '../base/types.ts';
import { itemsByIds } from './items.ts';
import type { Noun } from './noun.ts';

type Loader<Item> = DataLoader<ObjectId, WithId<Item> | null>;

/**
 * The loader of each request: it reads the items of all rows with one query. Null stands for an item that is deleted,
 * unknown, or not `visible` to the caller.
 */
export function itemLoader<Item extends StoredItem>(
  noun: Noun<Item>,
  visible: (context: Context) => Filter<Item> = () => ({}),
): (context: Context) => Loader<Item> {
  const loaders = new WeakMap<Context, Loader<Item>>();
  return (context) => {
    const present = loaders.get(context);
    if (present) return present;
    const loader: Loader<Item> = new DataLoader(
      async (ids) => {
        const found = await itemsByIds(context, noun, [...ids], visible(context));
        const byId = new Map(found.map((item) => [String(item._id), item]));
        return ids.map((id) => byId.get(id.toHexString()) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
    return loader;
  };
}
