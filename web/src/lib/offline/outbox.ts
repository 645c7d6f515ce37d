import type { PageOperation, PageResult } from '../server/page-client.ts';
import { postOperation } from '../server/post-operation.ts';
import { deviceStore } from './device-store.ts';

/** A visitor’s form that was sent without the network. It waits on this device. */
export interface KeptForm {
  /** The form’s submission key, with which the server stores it once, however often it is sent. */
  key: string;
  kind: 'enquiry' | 'newsletter';
  /** The path of the page with the form. */
  page: string;
  keptAt: string;
  state: 'waiting' | 'sent' | 'refused' | 'expired';
  /** What was typed, by the names of the fields; empty once it was sent. */
  values: Record<string, string>;
  /** What is sent; absent once it was sent. */
  operation?: PageOperation;
  /** The number that the server gave. */
  reference?: string;
  /** Why the server refused it. */
  sentence?: string;
}

/** A form that could not be sent in this time is not sent any more: its sender does not expect a call by then. */
export const maxWaitingDays = 7;
/** The name of the lock, the channel, and the background sync. */
export const outboxName = 'outbox';

const maxWaitingMs = maxWaitingDays * 24 * 3_600_000;
const ask = deviceStore(outboxName, 'forms');

/** All kept forms, oldest first. */
export async function listForms(): Promise<KeptForm[]> {
  const forms = (await ask('readonly', (store) => store.getAll())) as KeptForm[];
  return forms.sort((one, other) => one.keptAt.localeCompare(other.keptAt));
}

/** Keeps a form, or its new state, and tells the open pages. Throws if the browser forbids storage. */
export function putForm(form: KeptForm): Promise<void> {
  return change((store) => store.put(form));
}

export function removeForm(key: string): Promise<void> {
  return change((store) => store.delete(key));
}

/**
 * Sends all waiting forms, one after the other; one tab or worker at a time does it. Answers whether a form still waits,
 * because the network is away, the server is busy, or another tab sends it now. A form that the server refuses keeps
 * what was typed.
 */
export async function sendWaiting(): Promise<boolean> {
  try {
    if ('locks' in navigator)
      await navigator.locks.request(outboxName, { ifAvailable: true }, (lock) => lock && sendAll());
    else await sendAll();
  } catch {
    // The network is away, or went away again.
  }
  return (await listForms()).some(({ state }) => state === 'waiting');
}

async function sendAll(): Promise<void> {
  for (const form of await listForms()) {
    if (form.state !== 'waiting' || !form.operation) continue;
    if (Date.now() - Date.parse(form.keptAt) > maxWaitingMs) {
      await putForm({ ...form, state: 'expired' });
      continue;
    }
    const answered = await send(form, form.operation);
    if (!answered) return;
    await putForm(answered);
  }
}

/** Sends a form; answers its new state, or null if the server could not decide now. */
async function send(form: KeptForm, operation: PageOperation): Promise<KeptForm | null> {
  const response = await postOperation(operation);
  const { data, errors } = ((await response.json().catch(() => null)) ?? {}) as PageResult;
  const [refusal] = errors ?? [];
  if (refusal) {
    const isFinal = !['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'INTERNAL'].includes(
      String(refusal.extensions?.code),
    );
    return isFinal ? { ...form, state: 'refused', sentence: refusal.message } : null;
  }
  if (!data) return null;
  const [receipt] = Object.values(data as Record<string, { reference?: string } | undefined>);
  const { key, kind, page, keptAt } = form;
  return { key, kind, page, keptAt, state: 'sent', values: {}, reference: receipt?.reference };
}

/** Changes what is kept, and tells the open pages. */
async function change(asked: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  await ask('readwrite', asked);
  const channel = new BroadcastChannel(outboxName);
  channel.postMessage(null);
  channel.close();
}
