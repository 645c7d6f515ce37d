import DataLoader from 'dataloader';
import type { WithId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { partOf } from '../../cache/dependencies.ts';
import type { PartsOfItems } from '../../cache/written-elsewhere.ts';
import { noteRead } from '../../kit/noun.ts';
import { builderKeyOf } from './builder-key.ts';

/** The collection of builders. */
export const buildersCollection = 'builders';

/** A builder, as far as properties need to know. */
export interface KnownBuilder extends StoredItem {
  name: string;
  /** The name and its former names, without capitals and punctuation; properties point to one of them. */
  keys: string[];
  introduction: string | null;
  /** Its projects with promised and actual days. */
  trackRecord: { promisedOn: string; deliveredOn?: string | null }[];
}

const keyPart = (key: string) => `key ${key}`;

/** The names of builders, on which the pages of their properties depend. */
export const builderParts: PartsOfItems = {
  fields: ['keys'],
  of: ({ keys }) => ((keys as string[] | undefined) ?? []).map(keyPart),
};

type Loader = DataLoader<string, WithId<KnownBuilder> | null>;
const loaders = new WeakMap<Context, Loader>();

/** The builder of this name, present or former; null for none, and while it is in the trash. */
export async function builderNamed(
  context: Context,
  name: string | null | undefined,
): Promise<WithId<KnownBuilder> | null> {
  const key = builderKeyOf(name ?? null);
  return key ? loaderOf(context).load(key) : null;
}

/** Reads the builders of all rows with one query. */
function loaderOf(context: Context): Loader {
  const present = loaders.get(context);
  if (present) return present;
  const loader: Loader = new DataLoader(
    async (keys) => {
      for (const key of keys) noteRead(context, partOf(buildersCollection, keyPart(key)));
      const found = await context.db
        .collection<KnownBuilder>(buildersCollection)
        .find({ keys: { $in: [...keys] }, deleted: false })
        .toArray();
      return keys.map((key) => found.find((builder) => builder.keys.includes(key)) ?? null);
    },
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
}
