import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { AppContext, Miss } from '../base/context.ts';
import { counter, gauge } from '../base/watch/metrics.ts';
import { onChange } from '../database/changes.ts';
import { dependsOn } from './dependencies.ts';
import type { Written } from './dependencies.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { requestText } from './request-text.ts';
import { followCollections } from './written-elsewhere.ts';
import type { ShownCollection } from './written-elsewhere.ts';

/** Visitors can invent any number of searches, so the number and size of kept answers are limited. */
const maxAnswers = 4_000;
// The compressed forms add about a fifth.
const maxBytes = 48 * 1024 * 1024;
/** How far words about the present moment may lag behind. */
const maxAgeMs = 5 * 60_000;
/** The most requests whose answers are known without reading them, and the most characters of them together. */
const maxRequests = 4_000;
const maxCharacters = 4 * 1024 * 1024;

const asked = counter('ahg_kept_answers_total', 'Answers that could be kept, by where they came from.', [
  'from',
]);

/** How an answer is sent again. */
export interface Known {
  address: string;
  caching: string;
  /** What each reading costs the reader. */
  cost?: number;
  /** The projects of which each reading is a view. */
  views?: { id?: string; slug?: string }[];
  /** The searches without result of which each reading is one. */
  misses?: Miss[];
  /** Whether the answer never changes, so that it can leave while the database is away. */
  unchanging?: boolean;
}

/** Answers that are the same for all visitors, kept by address until something that they show is written. */
export interface KeptAnswers {
  /**
   * Answers the kept answer, or a new one from `make`, which adds what it shows to `shown`. While the database is away,
   * an answer that was kept at any time goes through `whenAway`, if it is given.
   */
  get(
    address: string,
    make: (shown: Set<string>) => Promise<ReadyAnswer>,
    whenAway?: (kept: ReadyAnswer, ageMs: number) => ReadyAnswer,
  ): Promise<ReadyAnswer>;
  /** Remembers that equal requests ask for the answer at an address. */
  remember(request: IncomingMessage, known: Known): void;
  /** The answer to requests with this text, if it is ready and nothing can have been written since. */
  recall(text: string): { known: Known; answer: ReadyAnswer } | undefined;
}

interface Kept {
  answer: Promise<ReadyAnswer>;
  ready?: ReadyAnswer;
  shown: Set<string>;
  madeAt: number;
  /** What was written while it was made. */
  meanwhile: Written[];
}

/**
 * Keeps the answers requested last in memory. Concurrent requests share one answer in the making. A write in
 * this process drops the answers that show what was written at once; a write in another process does so within
 * a second.
 */
export function createKeptAnswers(
  context: Pick<AppContext, 'db'>,
  collections: readonly ShownCollection[],
): KeptAnswers {
  const answers = new LRUCache<string, Kept>({
    max: maxAnswers,
    maxSize: maxBytes,
    dispose: ({ ready }) => {
      if (ready) ready.dropped = true;
    },
    noDisposeOnSet: true,
  });
  gauge('ahg_kept_answers_bytes', 'The size of the kept answers.', () => answers.calculatedSize);
  gauge('ahg_kept_answers', 'The number of kept answers.', () => answers.size);
  const requests = new LRUCache<string, Known>({ max: maxRequests, maxSize: maxCharacters });
  const topics = new Set(collections.map(({ collection, topic = collection }) => topic));
  const elsewhere = followCollections(context, collections, drop);
  onChange(context, (topic, parts) => {
    drop({ topic, parts });
    if (topics.has(topic)) elsewhere.writtenHere();
  });

  function drop(written: Written): void {
    for (const [address, kept] of [...answers]) {
      if (!kept.ready) kept.meanwhile.push(written);
      if (dependsOn(kept.shown, written)) answers.delete(address);
    }
  }

  // An old answer stays for as long as there is room: it is shown again while the database is away.
  const present = (kept: Kept | undefined) =>
    kept && performance.now() - kept.madeAt < maxAgeMs ? kept : undefined;

  function settle(address: string, kept: Kept, ready: ReadyAnswer): void {
    if (answers.peek(address) !== kept) return;
    const isPublic = [...kept.shown].every((topic) => topics.has(topic.split('#')[0] ?? ''));
    const isPresent = !kept.meanwhile.some((written) => dependsOn(kept.shown, written));
    if (ready.status >= 400 || !isPublic || !isPresent) answers.delete(address);
    else answers.set(address, { ...kept, ready, meanwhile: [] }, { size: Math.max(1, ready.plain.length) });
  }

  return {
    async get(address, make, whenAway) {
      const { ready: old, madeAt = 0 } = (whenAway && answers.peek(address)) ?? {};
      if (old && whenAway) {
        if (!(await elsewhere.comesUpToDate())) {
          asked.add('before');
          return whenAway(old, performance.now() - madeAt);
        }
      } else await elsewhere.upToDate();
      const known = present(answers.get(address));
      asked.add(known ? 'memory' : 'database');
      // Another caller’s refusal is not this caller’s.
      if (known) return known.answer.catch(() => make(new Set()));
      const shown = new Set<string>();
      const kept: Kept = { answer: make(shown), shown, madeAt: performance.now(), meanwhile: [] };
      answers.set(address, kept, { size: 1 });
      kept.answer.then(
        (ready) => settle(address, kept, ready),
        () => {
          if (answers.peek(address) === kept) answers.delete(address);
        },
      );
      return kept.answer;
    },
    remember(request, known) {
      const text = requestText(request);
      if (text !== undefined) requests.set(text, known, { size: text.length + 1 });
    },
    recall(text) {
      const known = requests.get(text);
      if (!known) return undefined;
      const mayLeave = elsewhere.isFresh() || (known.unchanging && elsewhere.isAway());
      const answer = mayLeave ? present(answers.get(known.address))?.ready : undefined;
      if (!answer) return undefined;
      asked.add('memory');
      return { known, answer };
    },
  };
}
