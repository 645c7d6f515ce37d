import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Filter, ObjectId } from 'mongodb';
import { dayInIndia } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { followWrites, lookMoment, onChange } from '../../../database/changes.ts';
import type { Moment, Written } from '../../../database/changes.ts';
import { repeatLooks } from '../../../database/looks.ts';
import type { Looks } from '../../../database/looks.ts';
import { enquiryMarks, enquiriesTopic } from '../../property/enquired-item.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { openTotals } from '../../cost/all-in.service.ts';
import type { Totals } from '../../cost/all-in.service.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import type { Gazetteer } from '../../place/gazetteer.ts';
import { rulesCollection } from '../../rule/rule-book.ts';
import { propertyNoun } from '../../property/property.service.ts';
import type { Property } from '../../property/property.type.ts';
import { chosenFields } from './facts/fact-tokens.ts';
import { ProjectIndex } from './project-index.ts';

/** The documents that visitors saw last; about 10 kB each. */
const maxDocuments = 1_000;
/** Searches wait for an index of up to this many projects; with more, the database answers until it is built. */
const awaitedProjects = 2_000;
/** Projects that are read at a time; other work goes on between two batches. */
const batchSize = 500;
/** The longest time that reading and sorting take without a break. */
const sliceMs = 10;

/** The index of a database in this process, and what keeps it current. */
interface Kept {
  /** Null until it is built. */
  index: ProjectIndex | null;
  /** Whether the index gets all-in totals. They take longest, so that the first index does without. */
  wantsTotals: boolean;
  /** Whether it has them, by the present rules. */
  knowsTotals: boolean;
  build: Build | null;
  documents: LRUCache<string, Property>;
  /** Grows with each write that the index has followed. */
  version: number;
  writes: (moment?: Moment) => Promise<Written>;
  enquiries: (moment?: Moment) => Promise<Written>;
  rules: (moment?: Moment) => Promise<Written>;
  /** What the all-in totals of the index were computed with. */
  law: { day: string; byKey: Gazetteer['byKey'] } | null;
  looks: Looks;
}

/** An index that is being built. */
interface Build {
  /** The projects that were written meanwhile. */
  written: ObjectId[];
  withTotals: boolean;
  ended: Promise<void>;
  /** Resolves when the build has ended, or when the index turns out to be large. */
  awaited: Promise<void>;
}

const { collection } = propertyNoun;
const noTotals: Totals = new Map();
const keptIndexes = new WeakMap<AppContext['db'], Kept>();

/**
 * The current index, or null while a large one is being built. It includes writes of this process at once, and writes of
 * other processes within a second.
 */
export async function freshIndex(context: AppContext): Promise<ProjectIndex | null> {
  const kept = keptIndexes.get(context.db) ?? keep(context);
  await kept.looks.upToDate();
  return kept.index;
}

/** The current index, once it is built. */
export async function builtIndex(context: AppContext): Promise<ProjectIndex> {
  for (;;) {
    const index = await freshIndex(context);
    if (index) return index;
    await keptIndexes.get(context.db)?.build?.ended;
  }
}

/** The current index, once it has the all-in totals by the present rules. */
export async function totalledIndex(context: AppContext): Promise<ProjectIndex> {
  for (;;) {
    const index = await builtIndex(context);
    const kept = keptIndexes.get(context.db);
    if (!kept || kept.knowsTotals) return index;
    kept.wantsTotals = true;
    if (!kept.build?.withTotals) build(context, kept);
    await kept.build?.ended;
  }
}

/** The documents that the index answers with, as new as the index; null while there is no index. */
export function keptDocuments({ db }: AppContext): Pick<Kept, 'documents' | 'version'> | null {
  const kept = keptIndexes.get(db);
  return kept?.index ? kept : null;
}

function keep(context: AppContext): Kept {
  const kept: Kept = {
    index: null,
    wantsTotals: false,
    knowsTotals: false,
    build: null,
    documents: new LRUCache({ max: maxDocuments }),
    version: 0,
    writes: followWrites(context, collection),
    enquiries: followWrites(context, collection, enquiryMarks),
    rules: followWrites(context, rulesCollection),
    law: null,
    looks: repeatLooks(() => follow(context, kept)),
  };
  keptIndexes.set(context.db, kept);
  onChange(context, (topic) => {
    if ([collection, enquiriesTopic, rulesCollection].includes(topic)) kept.looks.want();
  });
  return kept;
}

async function follow(context: AppContext, kept: Kept): Promise<void> {
  try {
    const moment = await lookMoment(context);
    const [written, asked, hasNewLaw] = await Promise.all([
      kept.writes(moment),
      kept.enquiries(moment),
      lawChanged(context, kept, moment),
    ]);
    const ids = [...written.ids, ...asked.ids];
    if (written.anew) kept.documents.clear();
    for (const id of ids) kept.documents.delete(id.toHexString());
    if (written.anew || ids.length > 0) kept.version += 1;
    kept.build?.written.push(...ids);
    if (hasNewLaw) kept.knowsTotals = false;
    if (written.anew) {
      kept.index = null;
      build(context, kept);
    } else if (kept.index) {
      await putAgain(context, kept.index, ids, kept.knowsTotals);
      const isOld = hasNewLaw ? kept.wantsTotals : !kept.build && kept.index.isWorn();
      if (isOld) build(context, kept);
    }
    if (!kept.index) await kept.build?.awaited;
  } catch (error) {
    readAnewNext(context, kept);
    throw error;
  }
}

/** Whether all-in prices can have changed: by a rule, by a place that moved to another authority, or because a day began. */
async function lawChanged(context: AppContext, kept: Kept, moment: Moment): Promise<boolean> {
  const [{ ids, anew }, { byKey }] = await Promise.all([kept.rules(moment), gazetteer(context)]);
  const day = dayInIndia();
  const isSame = !anew && ids.length === 0 && kept.law?.day === day && kept.law.byKey === byKey;
  kept.law = { day, byKey };
  return !isSame;
}

/** After a failure, the next look reads everything. */
function readAnewNext(context: AppContext, kept: Kept): void {
  kept.writes = followWrites(context, collection);
  kept.rules = followWrites(context, rulesCollection);
  kept.looks.want();
}

/** Starts to build an index that takes the place of the present one when it is ready. */
function build(context: AppContext, kept: Kept): void {
  // The first index is there before the totals are.
  const withTotals = kept.index !== null && kept.wantsTotals;
  const index = new ProjectIndex();
  const written: ObjectId[] = [];
  const isWanted = () => kept.build?.written === written;

  async function run(isLarge: () => void): Promise<void> {
    const totalsOf = withTotals ? await openTotals(context) : undefined;
    // Includes scheduled projects.
    const found = find(context, { deleted: false, publishAt: { $gt: new Date(0) } });
    let count = 0;
    let began = performance.now();
    for await (const property of found) {
      index.put(property, totalsOf?.(property) ?? noTotals);
      count += 1;
      if (count === awaitedProjects) isLarge();
      if (performance.now() - began < sliceMs) continue;
      await breathe();
      if (!isWanted()) return;
      began = performance.now();
    }
    for (const _slice of index.sort()) {
      if (performance.now() - began < sliceMs) continue;
      await breathe();
      began = performance.now();
    }
    while (written.length > 0) await putAgain(context, index, written.splice(0, batchSize), withTotals);
    if (!isWanted()) return;
    kept.index = index;
    kept.knowsTotals = withTotals;
    kept.build = null;
    if (kept.wantsTotals && !withTotals) build(context, kept);
  }

  let ended: Promise<void> = Promise.resolve();
  const large = new Promise<void>((resolve) => {
    ended = run(resolve);
  });
  kept.build = { written, withTotals, ended, awaited: Promise.race([large, ended]) };
  ended.catch(() => {
    if (!isWanted()) return;
    kept.build = null;
    readAnewNext(context, kept);
  });
}

const indexedFields = {
  ...{ category: 1, propertyStatus: 1, rooms: 1, price: 1, position: 1, publishAt: 1, shownUntil: 1 },
  ...{ enquiryCount: 1, sinks: 1, deleted: 1, searchText: 1, placeKey: 1, areas: 1, baths: 1, balconies: 1 },
  ...chosenFields,
  ...{ completion: 1, reraNumber: 1, responsibleId: 1, title: 1, builder: 1, builderKey: 1 },
  ...{ configurations: 1, costs: 1 },
};

function find(context: AppContext, filter: Filter<Property>) {
  return collectionOf(context, propertyNoun).find(filter, { projection: indexedFields, batchSize });
}

async function putAgain(
  context: AppContext,
  index: ProjectIndex,
  ids: ObjectId[],
  withTotals: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  const totalsOf = withTotals ? await openTotals(context) : undefined;
  for await (const property of find(context, { _id: { $in: ids } }))
    index.put(property, totalsOf?.(property) ?? noTotals);
}
