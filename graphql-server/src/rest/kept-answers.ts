import { LRUCache } from 'lru-cache';
import type { AppContext } from '../base/context.ts';
import { announceChange, followWrites, onChange } from '../database/changes.ts';
import { lastAppeared } from '../items/publication.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/** Visitors can make up any number of searches, so the kept answers are limited in number and size. */
const maxAnswers = 2_000;
const maxBytes = 48 * 1024 * 1024;
/** The order by popularity, and words about the present moment, may lag by this. */
const maxAgeMs = 5 * 60_000;
/** How often other processes’ writes are looked for, at most. */
const lookMs = 500;

/** Answers that are the same for everybody, by address, until something is written that they show. */
export interface KeptAnswers {
  /** The kept answer, or the one that `make` makes; `make` adds the collections that it shows to `shown`. */
  get(address: string, make: (shown: Set<string>) => Promise<ReadyAnswer>): Promise<ReadyAnswer>;
}

interface Kept {
  answer: Promise<ReadyAnswer>;
  shown: Set<string>;
}

/** A collection that answers show, and whether its items appear at a moment of their own, without a write. */
export interface ShownCollection {
  collection: string;
  scheduled?: boolean;
}

/**
 * Keeps answers in memory, those that were asked for last. An answer is made once however many wait for it; a write in
 * this process drops at once those that show its collection, a write in another one within a second.
 */
export function createKeptAnswers(
  { db }: Pick<AppContext, 'db'>,
  collections: readonly ShownCollection[],
): KeptAnswers {
  const answers = new LRUCache<string, Kept>({ max: maxAnswers, maxSize: maxBytes, ttl: maxAgeMs });
  const looks = new Map(collections.map((shown) => [shown.collection, lookAt(shown)]));
  let lookedAt = 0;
  let looking: Promise<void> | undefined;
  onChange({ db }, (topic) => {
    drop(topic);
    // The look that follows finds this write too, and must not drop what is made in between.
    if (looks.has(topic)) lookedAt = 0;
  });

  function drop(collection: string): void {
    for (const [address, { shown }] of [...answers]) if (shown.has(collection)) answers.delete(address);
  }

  /** Announces the writes of other processes here too: the search model must not be older than an answer made of it. */
  function lookAt({ collection, scheduled }: ShownCollection): () => Promise<void> {
    const written = followWrites({ db }, collection);
    let appeared: number | undefined;
    return async () => {
      const [{ ids, anew }, last] = await Promise.all([
        written(),
        scheduled ? lastAppeared({ db }, collection) : null,
      ]);
      if (ids.length > 0 || anew) announceChange({ db }, collection);
      else if (last?.getTime() !== appeared) drop(collection);
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
      if (known) return known.answer;
      const shown = new Set<string>();
      const kept: Kept = { answer: make(shown), shown };
      answers.set(address, kept, { size: 1 });
      const isKept = () => answers.peek(address) === kept;
      kept.answer.then(
        ({ status, plain }) => {
          if (!isKept()) return;
          if (status >= 400) answers.delete(address);
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
