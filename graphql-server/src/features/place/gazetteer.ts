import type { AppContext } from '../../base/context.ts';
import { followWrites, onChange } from '../../database/changes.ts';
import type { Written } from '../../database/changes.ts';
import { repeatLooks } from '../../database/looks.ts';
import type { Looks } from '../../database/looks.ts';
import { noteRead } from '../../kit/noun.ts';
import type { KnownPlace, Place } from './place.type.ts';
import { settingsCollection } from '../company/site-settings.service.ts';

/** The collection of places. */
export const placesCollection = 'places';
/** The distance that counts as near the metro, unless the settings say otherwise. */
export const defaultNearMetroMetres = 1_000;

/** The places that are not deleted, as one reading of them left them. */
export interface Gazetteer {
  /** A home is near the metro up to this straight distance from an open station. */
  nearMetroMetres: number;
  /** In the order of creation: larger places before their parts. */
  places: readonly Place[];
  byKey: ReadonlyMap<string, Place>;
  /** For the search in words. */
  known: readonly KnownPlace[];
  /** The keys of a place and of everything that lies in it. */
  within: (key: string) => ReadonlySet<string>;
}

/** The gazetteer of a database in this process, and what keeps it current. */
interface Kept {
  /** Empty before the first look. */
  gazetteer: Gazetteer;
  writes: () => Promise<Written>;
  looks: Looks;
}

const keptGazetteers = new WeakMap<AppContext['db'], Kept>();

/**
 * The gazetteer, kept in memory. It includes writes of this process at once, and writes of other processes within
 * a second.
 */
export async function gazetteer(context: AppContext): Promise<Gazetteer> {
  noteRead(context, placesCollection);
  noteRead(context, settingsCollection);
  const kept = keptGazetteers.get(context.db) ?? keep(context);
  await kept.looks.upToDate();
  return kept.gazetteer;
}

/** The names of all places, for the search in words. */
export async function knownPlaces(context: AppContext): Promise<readonly KnownPlace[]> {
  return (await gazetteer(context)).known;
}

function keep(context: AppContext): Kept {
  const writes = followWrites(context, placesCollection);
  const looks = repeatLooks(() => look(context, kept));
  const kept: Kept = { gazetteer: gazetteerOf([], defaultNearMetroMetres), writes, looks };
  keptGazetteers.set(context.db, kept);
  onChange(context, (topic) => {
    if (topic === placesCollection || topic === settingsCollection) looks.want();
  });
  return kept;
}

async function look(context: AppContext, kept: Kept): Promise<void> {
  try {
    const [{ ids, anew }, metres] = await Promise.all([kept.writes(), nearMetroMetres(context)]);
    if (anew || ids.length > 0) {
      const places = await context.db
        .collection<Place>(placesCollection)
        .find({ deleted: false }, { sort: { createdAt: 1, _id: 1 } })
        .toArray();
      kept.gazetteer = gazetteerOf(places, metres);
    } else if (kept.gazetteer.nearMetroMetres !== metres) {
      kept.gazetteer = { ...kept.gazetteer, nearMetroMetres: metres };
    }
  } catch (error) {
    kept.writes = followWrites(context, placesCollection);
    throw error;
  }
}

async function nearMetroMetres({ db }: AppContext): Promise<number> {
  const stored = await db
    .collection<{ _id: string; nearMetroMetres?: number }>(settingsCollection)
    .findOne({ _id: 'site' }, { projection: { nearMetroMetres: 1 } });
  return stored?.nearMetroMetres ?? defaultNearMetroMetres;
}

function gazetteerOf(places: readonly Place[], nearMetroMetres: number): Gazetteer {
  const byKey = new Map(places.map((place) => [place.key, place]));
  const parts = new Map<string, string[]>();
  for (const { key, parents } of places)
    for (const parent of parents) parts.set(parent, [...(parts.get(parent) ?? []), key]);
  const reached = new Map<string, ReadonlySet<string>>();
  return {
    nearMetroMetres,
    places,
    byKey,
    known: places.map(asKnown),
    within: (key) => {
      const known = reached.get(key);
      if (known) return known;
      const keys = byKey.has(key) ? new Set([key]) : new Set<string>();
      // A set visits what is added to it meanwhile, and each key once.
      for (const one of keys) for (const part of parts.get(one) ?? []) keys.add(part);
      if (keys.size > 0) reached.set(key, keys);
      return keys;
    },
  };
}

function asKnown({ key, kind, name, hindiName, region, aliases, isOutside, opensOn }: Place): KnownPlace {
  const names = hindiName ? [hindiName.toLowerCase(), ...aliases] : aliases;
  return { key, kind, name, region, aliases: [...new Set(names)], isOutside, opensOn };
}
