import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../lib/offline/device-store.ts';
import { officeForgotten, officeStores } from '../../lib/offline/forget-office.ts';
import type { Conflict } from '../conflict-of.ts';

/** A change to a lead that was made without the network. It waits on this device. */
export interface WaitingChange {
  /** With it the server makes the change once, however often it is sent. */
  key: string;
  /** The name of its document. */
  operation: string;
  variables: Record<string, unknown>;
  leadId: string;
  /** When it was made, by the clock of the device. */
  saidAt: string;
  /** It waits for the network, the server refused it, or another account has changed the lead meanwhile. */
  state: 'waiting' | 'refused' | 'conflict';
  /** Why the server refused it. */
  sentence?: string;
  /** Another account’s change since the lead was read. */
  conflict?: Conflict;
  /** The lead in the copy as it was before. */
  before: object;
}

export const mostWaiting = 200;
/** The name of the channel and of the lock. */
const queueName = officeStores.queue;

const ask = deviceStore(queueName, 'changes');
const none: readonly WaitingChange[] = [];
let known: readonly WaitingChange[] = none;
const listeners = new Set<() => void>();

function show(changes: readonly WaitingChange[]): void {
  known = changes;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener(officeForgotten, () => show(none));
  if ('BroadcastChannel' in window) new BroadcastChannel(queueName).onmessage = () => void listChanges();
}

/** All changes that wait, in the order in which they were made. */
export async function listChanges(): Promise<readonly WaitingChange[]> {
  const stored = await ask('readonly', (store) => store.getAll()).catch(() => []);
  const changes = stored as WaitingChange[];
  show(changes.toSorted((one, other) => one.saidAt.localeCompare(other.saidAt)));
  return known;
}

/** Keeps a change, or its new state, and tells the open pages. */
export async function putChange(change: WaitingChange): Promise<void> {
  await ask('readwrite', (store) => store.put(change));
  await tell();
}

/** Removes changes that arrived, or that their person gave up. */
export async function removeChanges(keys: readonly string[]): Promise<void> {
  for (const key of keys) await ask('readwrite', (store) => store.delete(key));
  await tell();
}

async function tell(): Promise<void> {
  await listChanges();
  const channel = new BroadcastChannel(queueName);
  channel.postMessage(null);
  channel.close();
}

/** The changes that wait on this device, oldest first. */
export function useWaitingChanges(): readonly WaitingChange[] {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs a step while no other tab or step works on the queue. */
export async function withQueue<Result>(step: () => Promise<Result>): Promise<Result> {
  // Locks exist only on https, where alone the office can be installed.
  return 'locks' in navigator ? navigator.locks.request(queueName, step) : step();
}
