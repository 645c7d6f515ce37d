import { setTimeout as wait } from 'node:timers/promises';

const answerWithinMs = 1_500;

/** What the database answers to `ask`; undefined if it fails or takes longer than 1.5 seconds. */
export async function databaseAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const stop = new AbortController();
  const late = wait(answerWithinMs, undefined, { signal: stop.signal }).catch(() => undefined);
  try {
    return await Promise.race([ask().catch(() => undefined), late]);
  } finally {
    stop.abort();
  }
}
