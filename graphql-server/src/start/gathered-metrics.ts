import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { gatherWith, ownMetrics } from '../base/watch/metrics.ts';

/** A process that does not answer in time is left out; the answer says how many it has. */
const patienceMs = 1_000;

/** What the processes of one start say to each other about their measures. */
type Message =
  | { metrics: 'gather'; question: number }
  | { metrics: 'tell'; question: number }
  | { metrics: 'told'; question: number; text: string }
  | { metrics: 'gathered'; question: number; texts: string[] };

function read(message: unknown): Message | undefined {
  const { metrics } = Object(message) as Partial<Message>;
  return metrics === undefined ? undefined : (message as Message);
}

/** One of several processes: tells its measures when it is asked, and asks for those of the others. */
export function shareMetrics(part: string | undefined): void {
  if (!part || !process.send) return;
  const send = (message: Message) => process.send?.(message);
  const waiting = new Map<number, (texts: string[]) => void>();
  let asked = 0;
  process.on('message', (message: unknown) => {
    const one = read(message);
    if (one?.metrics === 'tell') send({ metrics: 'told', question: one.question, text: ownMetrics(part) });
    if (one?.metrics === 'gathered') waiting.get(one.question)?.(one.texts);
  });
  gatherWith(async () => {
    const question = (asked += 1);
    const texts = await new Promise<string[]>((resolve) => {
      waiting.set(question, resolve);
      // The supervisor may be gone.
      setTimeout(() => resolve([]), 2 * patienceMs).unref();
      send({ metrics: 'gather', question });
    });
    waiting.delete(question);
    return texts;
  });
}

/** The supervisor: asks all processes for their measures when one of them wants those of the others. */
export function gatherMetrics(): void {
  const told = new Map<number, (worker: Worker, text: string) => void>();
  let asked = 0;

  async function gatherFor(asker: Worker): Promise<string[]> {
    const others = Object.values(cluster.workers ?? {}).filter(
      (one) => one !== undefined && one !== asker && one.isConnected(),
    ) as Worker[];
    const question = (asked += 1);
    const texts: string[] = [];
    const silent = new Set(others);
    await new Promise<void>((resolve) => {
      if (silent.size === 0) resolve();
      setTimeout(resolve, patienceMs).unref();
      told.set(question, (worker, text) => {
        if (silent.delete(worker)) texts.push(text);
        if (silent.size === 0) resolve();
      });
      for (const worker of others)
        worker.send({ metrics: 'tell', question } satisfies Message, () => undefined);
    });
    told.delete(question);
    return texts;
  }

  cluster.on('message', (worker, message: unknown) => {
    const one = read(message);
    if (one?.metrics === 'told') told.get(one.question)?.(worker, one.text);
    if (one?.metrics !== 'gather') return;
    const { question } = one;
    void gatherFor(worker).then((texts) => {
      if (worker.isConnected())
        worker.send({ metrics: 'gathered', question, texts } satisfies Message, () => undefined);
    });
  });
}
