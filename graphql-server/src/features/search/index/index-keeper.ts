import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Filter, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { followWrites, lookMoment, onChange } from '../../../database/changes.ts';
import type { Moment, Written } from '../../../database/changes.ts';
import { repeatLooks } from '../../../database/looks.ts';
import type { Looks } from '../../../database/looks.ts';
import { enquiryMarks, enquiriesTopic } from '../../property/enquired-item.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { propertyNoun } from '../../property/property.service.ts';
import type { Property } from '../../property/property.type.ts';
import { ProjectIndex } from './project-index.ts';

/** The documents that visitors saw last; about 10 kB each. */
const maxDocuments = 1_000;
/** Searches wait for an index of up to this many projects; with more, the database answers until it is built. */
const awaitedProjects = 2_000;
/** Projects that are read at a time; other work goes on between two batches. */
const batchSize = 500;
/** The longest time that sorting takes without a break. */
const sliceMs = 10;

/** The index of a database in this process, and what keeps it current. */
interface Kept {
  /** Null until it is built. */
  index: ProjectIndex | null;
  build: Build | null;
  documents: LRUCache<string, Property>;
  /** Grows with each write that the index has followed. */
  version: number;
  writes: (moment?: Moment) => Promise<Written>;
  enquiries: (moment?: Moment) => Promise<Written>;
  looks: Looks;
}

/** An index that is being built. */
interface Build {
  /** The projects that were written meanwhile. */
  written: ObjectId[];
  ended: Promise<void>;
  /** Resolves when the build has ended, or when the index turns out to be large. */
  awaited: Promise<void>;
}

const { collection } = propertyNoun;
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

/** Builds the search index, so that the first visitor after a start finds it; resolves when it is ready. */
export async function warmUpProjects(context: AppContext): Promise<void> {
  while (!(await freshIndex(context))) await keptIndexes.get(context.db)?.build?.ended;
}

/** The documents that the index answers with, as new as the index; null while there is no index. */
export function keptDocuments({ db }: AppContext): Pick<Kept, 'documents' | 'version'> | null {
  const kept = keptIndexes.get(db);
  return kept?.index ? kept : null;
}

function keep(context: AppContext): Kept {
  const kept: Kept = {
    index: null,
    build: null,
    documents: new LRUCache({ max: maxDocuments }),
    version: 0,
    writes: followWrites(context, collection),
    enquiries: followWrites(context, collection, enquiryMarks),
    looks: repeatLooks(() => follow(context, kept)),
  };
  keptIndexes.set(context.db, kept);
  onChange(context, (topic) => {
    if (topic === collection || topic === enquiriesTopic) kept.looks.want();
  });
  return kept;
}

async function follow(context: AppContext, kept: Kept): Promise<void> {
  try {
    const moment = await lookMoment(context);
    const [written, asked] = await Promise.all([kept.writes(moment), kept.enquiries(moment)]);
    const ids = [...written.ids, ...asked.ids];
    if (written.anew) kept.documents.clear();
    for (const id of ids) kept.documents.delete(id.toHexString());
    if (written.anew || ids.length > 0) kept.version += 1;
    kept.build?.written.push(...ids);
    if (written.anew) {
      kept.index = null;
      build(context, kept);
    } else if (kept.index) {
      await putAgain(context, kept.index, ids);
      if (!kept.build && kept.index.isWorn()) build(context, kept);
    }
    if (!kept.index) await kept.build?.awaited;
  } catch (error) {
    readAnewNext(context, kept);
    throw error;
  }
}

/** After a failure, the next look reads everything. */
function readAnewNext(context: AppContext, kept: Kept): void {
  kept.writes = followWrites(context, collection);
  kept.looks.want();
}

/** Starts to build an index that takes the place of the present one when it is ready. */
function build(context: AppContext, kept: Kept): void {
  const index = new ProjectIndex();
  const written: ObjectId[] = [];
  const isWanted = () => kept.build?.written === written;

  async function run(isLarge: () => void): Promise<void> {
    // Includes scheduled projects.
    const found = find(context, { deleted: false, publishAt: { $gt: new Date(0) } });
    let count = 0;
    for await (const property of found) {
      index.put(property);
      count += 1;
      if (count === awaitedProjects) isLarge();
      if (count % batchSize > 0) continue;
      await breathe();
      if (!isWanted()) return;
    }
    let began = performance.now();
    for (const _slice of index.sort()) {
      if (performance.now() - began < sliceMs) continue;
      await breathe();
      began = performance.now();
    }
    while (written.length > 0) await putAgain(context, index, written.splice(0, batchSize));
    if (!isWanted()) return;
    kept.index = index;
    kept.build = null;
  }

  let ended: Promise<void> = Promise.resolve();
  const large = new Promise<void>((resolve) => {
    ended = run(resolve);
  });
  kept.build = { written, ended, awaited: Promise.race([large, ended]) };
  ended.catch(() => {
    if (!isWanted()) return;
    kept.build = null;
    readAnewNext(context, kept);
  });
}

const indexedFields = {
  ...{ category: 1, propertyStatus: 1, rooms: 1, price: 1, position: 1, publishAt: 1, shownUntil: 1 },
  ...{ enquiryCount: 1, sinks: 1, deleted: 1, searchText: 1, placeKey: 1, areas: 1, baths: 1, balconies: 1 },
  ...{ completion: 1, kind: 1, stage: 1, sale: 1, furnishing: 1, facing: 1, extras: 1 },
  ...{ reraNumber: 1, responsibleId: 1, title: 1, builder: 1, builderKey: 1 },
  ...{ configurations: 1 },
};

function find(context: AppContext, filter: Filter<Property>) {
  return collectionOf(context, propertyNoun).find(filter, { projection: indexedFields, batchSize });
}

async function putAgain(context: AppContext, index: ProjectIndex, ids: ObjectId[]): Promise<void> {
  if (ids.length === 0) return;
  for await (const property of find(context, { _id: { $in: ids } })) index.put(property);
}
