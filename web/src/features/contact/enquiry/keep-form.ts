import { isUnavailable } from '../../../lib/errors.ts';
import { outboxMark } from '../../../lib/offline/outbox-mark.ts';
import { outboxName, putForm } from '../../../lib/offline/outbox.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';

interface FormToKeep {
  kind: 'enquiry' | 'newsletter';
  /** What was typed, with the submission key. */
  values: Record<string, string>;
  page: string;
}

/** Whether a form is sent in a browser without the network. */
export function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine;
}

/** Whether a form can be sent later: in a browser, and the server is there but can store nothing now. */
export function isLater(error: unknown): boolean {
  return typeof window !== 'undefined' && isUnavailable(error);
}

/**
 * Keeps a form on this device until the network is back; false if the browser has no room for it. The same code sends
 * it afterwards, from the service worker or from the next page.
 */
export async function keepForm<Data, Variables extends object>(
  { name, text }: PageDocument<Data, Variables>,
  variables: Variables,
  { kind, values, page }: FormToKeep,
): Promise<boolean> {
  const { submissionKey: key, website: _trap, filledInMs: _time, ...typed } = values;
  if (!key) return false;
  try {
    const operation = { name, text, variables };
    const keptAt = new Date().toISOString();
    await putForm({ key, kind, page, keptAt, state: 'waiting', values: typed, operation });
    outboxMark.write(true);
    syncInBackground(outboxName);
    return true;
  } catch {
    return false;
  }
}

/** Has the service worker send it when the network is back, in browsers that can; others send it from the next page. */
function syncInBackground(name: string): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(async (registration) => {
    const { sync } = registration as typeof registration & {
      sync?: { register(tag: string): Promise<void> };
    };
    await sync?.register(name).catch(() => undefined);
  });
}
