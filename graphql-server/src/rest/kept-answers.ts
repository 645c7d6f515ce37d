import { LRUCache } from 'lru-cache';
import type { AppContext } from '../base/context.ts';
import { announceChange, followWrites, onChange } from '../database/changes.ts';
import type { WriteMarks } from '../database/changes.ts';
import { lastAppeared } from '../items/publication.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/** Visitors can invent any number of searches, so the number and size of kept answers are limited. */
const maxAnswers = 2_000;
const maxBytes = 48 * 1024 * 1024;
/** How far words about the present moment may lag behind. */
const maxAgeMs = 5 * 60_000;
/** The shortest time between two looks for writes of other processes. */
const lookMs = 500;

/** Answers that are the same for all visitors, kept by address until something that they show is written. */
export interface KeptAnswers {
  /** Answers the kept answer, or a new one from `make`, which adds the collections that it shows to `shown`. */
  get(address: string, make: (shown: Set<string>) => Promise<ReadyAnswer>): Promise<ReadyAnswer>;
}

interface Kept {
  answer: Promise<ReadyAnswer>;
  shown: Set<string>;
}

/** A collection that answers show, and whether its items can appear at a set time without a write. */
export interface ShownCollection {
  collection: string;
  scheduled?: boolean;
  /** The part of the collection that answers show, and the fields that follow its writes; all of it by default. */
  topic?: string;
  marks?: WriteMarks;
}

/**
 * Keeps the answers requested last in memory. Concurrent requests share one answer in the making. A write in
 * this process drops the answers that show its collection at once; a write in another process does so within
 * a second.
 */
export function createKeptAnswers(
  { db }: Pick<AppContext, 'db'>,
  collections: readonly ShownCollection[],
): KeptAnswers {
  const answers = new LRUCache<string, Kept>({ max: maxAnswers, maxSize: maxBytes, ttl: maxAgeMs });
  const looks = new Map(collections.map((shown) => [shown.topic ?? shown.collection, lookAt(shown)]));
  let lookedAt = 0;
  let looking: Promise<void> | undefined;
  onChange({ db }, (topic) => {
    drop(topic);
    // The next look finds this write too, and must not drop answers made in between.
    if (looks.has(topic)) lookedAt = 0;
  });

  function drop(topic: string): void {
    for (const [address, { shown }] of [...answers]) if (shown.has(topic)) answers.delete(address);
  }

  /**
   * Announces the writes of other processes here too, so that the search model is never older than an answer
   * made from it.
   */
  function lookAt({ collection, scheduled, topic = collection, marks }: ShownCollection) {
    const written = followWrites({ db }, collection, marks);
    let appeared: number | undefined;
    return async () => {
      const [{ ids, anew }, last] = await Promise.all([
        written(),
        scheduled ? lastAppeared({ db }, collection) : null,
      ]);
      if (ids.length > 0 || anew) announceChange({ db }, topic);
      else if (last?.getTime() !== appeared) drop(topic);
      appeared = last?.getTime();
    };
  }

  async function dropIfWrittenElsewhere(): Promise<void> {
    if (looking || performance.now() - lookedAt < lookMs) return looking;
    lookedAt = performance.now();
    looking = Promise.all([...looks.values()].map((look) => look()))
      .then(() => undefined)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    async get(address, make) {
      await dropIfWrittenElsewhere();
      const known = answers.get(address);
      // Another caller’s refusal is not this caller’s.
      if (known) return known.answer.catch(() => make(new Set()));
      const shown = new Set<string>();
      const kept: Kept = { answer: make(shown), shown };
      answers.set(address, kept, { size: 1 });
      const isKept = () => answers.peek(address) === kept;
      kept.answer.then(
        ({ status, plain }) => {
          if (!isKept()) return;
          const isPublic = [...shown].every((topic) => looks.has(topic));
          if (status >= 400 || !isPublic) answers.delete(address);
          else answers.set(address, { ...kept }, { size: Math.max(1, plain.length) });
        },
        () => {
          if (isKept()) answers.delete(address);
        },
      );
      return kept.answer;
    },
  };
}
