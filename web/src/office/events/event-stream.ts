import { readToken } from '../../lib/session.ts';

/** A write that the server reports; null when some may have been missed. */
export type Heard = { collection: string; ids: string[] } | null;

const name = 'office-events';
const shortestWaitMs = 1_000;
const longestWaitMs = 30_000;
/** The server beats every five seconds. */
const silentMs = 20_000;

/**
 * Tells `listener` what was written in the office, from one stream that all tabs of this browser share: the tab that
 * holds the lock listens to the server and passes on what it hears. While there is no stream, `listener` is told every
 * 20 seconds that something may have been missed. Runs until `signal` says so.
 */
export function hearEvents(listener: (heard: Heard) => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  let silence: ReturnType<typeof setTimeout>;
  function hear(message: Heard | 'beat'): void {
    clearTimeout(silence);
    silence = setTimeout(() => hear(null), silentMs);
    if (message !== 'beat') listener(message);
  }
  channel.onmessage = ({ data }: MessageEvent<Heard | 'beat'>) => hear(data);
  hear('beat');

  function tell(message: Heard | 'beat'): void {
    channel.postMessage(message);
    hear(message);
  }
  const keepListening = () => listenUntil(signal, tell);
  signal.addEventListener('abort', () => {
    clearTimeout(silence);
    channel.close();
  });
  // Locks are there on https only; then each tab has a stream of its own.
  const locks = lockManager();
  const lead = locks ? locks.request(name, { signal }, keepListening) : keepListening();
  // Leaving the page rejects the wait for the lock.
  lead.catch(() => undefined);
}

function lockManager(): LockManager | null | undefined {
  return navigator.locks;
}

async function listenUntil(signal: AbortSignal, tell: (message: Heard | 'beat') => void): Promise<void> {
  let wait = shortestWaitMs;
  let first = true;
  while (!signal.aborted) {
    try {
      await listen(
        signal,
        (message) => {
          wait = shortestWaitMs;
          tell(message);
        },
        first,
      );
    } catch {
      // Away, or the session has ended: it is tried again, ever more rarely.
    }
    first = false;
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(longestWaitMs, wait * 2);
  }
}

async function listen(
  signal: AbortSignal,
  tell: (message: Heard | 'beat') => void,
  first: boolean,
): Promise<void> {
  const headers = { authorization: `Bearer ${readToken() ?? ''}` };
  const { ok, body } = await fetch('/api/events', { headers, signal, cache: 'no-store' });
  if (!ok || !body) throw new Error('No stream came.');
  // Writes between two streams were missed.
  if (!first) tell(null);
  let text = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const messages = (text + part.value).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages)
      tell(message.startsWith('data: ') ? (JSON.parse(message.slice('data: '.length)) as Heard) : 'beat');
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
