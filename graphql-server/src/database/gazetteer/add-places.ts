import type { Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { derivedId } from '../../base/ids.ts';
import { wordsOf } from '../../base/text/words.ts';
import { touch } from '../changes.ts';
import { greaterNoidaSeeds } from './greater-noida.seed.ts';
import { noidaSeeds } from './noida.seed.ts';
import type { PlaceSeed } from './seed.ts';
import { regionSeeds } from './regions.seed.ts';
import { stationSeeds } from './stations.seed.ts';
import { yamunaSeeds } from './yamuna.seed.ts';

/** The places as they are delivered, larger ones before their parts. */
export const gazetteerSeeds: readonly PlaceSeed[] = [
  ...regionSeeds,
  ...noidaSeeds,
  ...greaterNoidaSeeds,
  ...yamunaSeeds,
  ...stationSeeds,
];

/** Adds the places of the gazetteer that the database does not have. What an editor changed or deleted stays as it is. */
export async function addPlaces(db: Db): Promise<void> {
  const now = timeNow();
  const bulk = gazetteerSeeds.map((seed, index) => ({
    updateOne: {
      filter: { key: seed.key },
      update: { $setOnInsert: { ...placeOf(seed), ...datedAt(new Date(now.getTime() + index)) }, ...touch },
      upsert: true,
    },
  }));
  const present = new Set(await db.collection('places').distinct('key'));
  const missing = bulk.filter(({ updateOne }) => !present.has(updateOne.filter.key));
  if (missing.length > 0) await db.collection('places').bulkWrite(missing, { ordered: false });
}

function placeOf({ position, within = [], ...seed }: PlaceSeed) {
  const { key, kind, name, region = null, hindiName = null, aliases = [], neighbours = [] } = seed;
  const isStop = kind === 'METRO' || kind === 'AIRPORT';
  return {
    _id: derivedId('place', key),
    ...{ kind, name, hindiName, region, neighbours },
    aliases: [...new Set(aliases)],
    parents: [...(region && !isStop ? [region] : []), ...within],
    isOutside: seed.isOutside ?? false,
    opensOn: seed.opensOn ?? null,
    position: position ? { latitude: position[0], longitude: position[1] } : null,
    note: seed.note ?? null,
    source: seed.source ?? null,
    words: wordsOf(name, hindiName, key, ...aliases),
  };
}

function datedAt(moment: Date) {
  return { createdAt: moment, updatedAt: moment, deletedAt: null, deleted: false };
}
