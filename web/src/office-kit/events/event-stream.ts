import { authorization } from '../../lib/session.ts';

/** A write that the server reports; null if some writes may have been missed. */
export type Heard = { collection: string; ids: string[] } | null;

const name = 'office-events';
const shortestWaitMs = 1_000;
const longestWaitMs = 30_000;
/** The server sends a beat every five seconds. */
const silentMs = 20_000;

/**
 * Reports writes in the office to `listener`. All tabs of this browser share one stream: the tab that holds
 * the lock listens to the server and passes events on. Without a stream, `listener` hears every 20 seconds
 * that it may have missed something. Runs until `signal` aborts.
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
  // Locks exist only on https; without them, each tab has its own stream.
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
      // The server is away or the session has ended; retries come at growing intervals.
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
  const { ok, body } = await fetch('/api/events', { headers: authorization(), signal, cache: 'no-store' });
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
