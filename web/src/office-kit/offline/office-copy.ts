import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../lib/offline/device-store.ts';
import { forgetOffice, officeForgotten, officeStores } from '../../lib/offline/forget-office.ts';
import { readToken } from '../../lib/session.ts';
import { createCopyCache } from '../session/apollo.ts';
import { offlineChange } from './offline-changes.ts';
import { listChanges, withQueue } from './waiting-changes.ts';

/** What the installed office keeps of the answers of the server, to be read without the network. */
export interface OfficeCopy {
  accountId: string;
  /** The moment of the last contact, by the clock of the device. */
  keptAt: string;
  cache: InMemoryCache;
}

interface StoredCopy extends Omit<OfficeCopy, 'cache'> {
  key: 'copy';
  /** A part of the token of its login, by which no other login finds it. */
  login: string;
  answers: NormalizedCacheObject;
}

/** A copy without contact for this long is removed. */
const longestMs = 7 * 24 * 3_600_000;

const ask = deviceStore(officeStores.copy, 'copies');

async function storedCopy(): Promise<StoredCopy | undefined> {
  return (await ask('readonly', (copies) => copies.get('copy'))) as StoredCopy | undefined;
}

async function store(copy: StoredCopy): Promise<void> {
  await ask('readwrite', (copies) => copies.put(copy));
}

let present: (OfficeCopy & { login: string }) | null | undefined;
const listeners = new Set<() => void>();

if (typeof window !== 'undefined') window.addEventListener(officeForgotten, () => change(null));

function change(copy: typeof present): void {
  present = copy;
  for (const listener of listeners) listener();
}

/** The end of a token, its signature: it logs no one in. */
function markOf(token: string): string {
  return token.slice(-24);
}

function loginNow(): string | null {
  const token = readToken();
  return token === null ? null : markOf(token);
}

/**
 * The copy of this login; null if there is none, and without a login. One of another login, or without contact for 7 days, is removed
 * with what waits.
 */
export async function readCopy(): Promise<OfficeCopy | null> {
  const login = loginNow();
  if (login === null) return null;
  if (present === undefined) {
    const stored = await storedCopy().catch(() => undefined);
    if (stored) {
      const { accountId, keptAt, answers } = stored;
      const cache = createCopyCache();
      cache.restore(answers);
      change({ accountId, keptAt, cache, login: stored.login });
    } else change(null);
  }
  if (!present) return null;
  if (present.login === login && Date.now() - Date.parse(present.keptAt) < longestMs) return present;
  forgetOffice();
  return null;
}

/** Lets the copy of a login that was confirmed go on under the token that takes the place of its former one. */
export async function moveCopy(former: string, token: string): Promise<void> {
  try {
    const stored = await storedCopy();
    if (stored?.login !== markOf(former)) return;
    await store({ ...stored, login: markOf(token) });
    if (present) present = { ...present, login: markOf(token) };
  } catch {
    // Without storage there is no copy.
  }
}

/** Whether this page knows of a copy, which `readCopy` checks. */
export function hasCopy(): boolean {
  return Boolean(present);
}

type Write = (cache: InMemoryCache) => void;

/** For each copy that is being made, what the server has answered to changes meanwhile. */
const inTheMaking = new Set<Write[]>();

/**
 * Makes a copy in place of the former one. `fill` asks the server and writes its answers. The copy then gets what a person has said
 * meanwhile, because the server may have answered before that.
 */
export async function makeCopy(
  accountId: string,
  fill: (cache: InMemoryCache) => Promise<void>,
): Promise<void> {
  const cache = createCopyCache();
  const answered: Write[] = [];
  inTheMaking.add(answered);
  try {
    await fill(cache);
    await withQueue(async () => {
      const waiting = (await listChanges()).filter(({ state }) => state === 'waiting');
      for (const write of answered) write(cache);
      for (const { operation, variables, saidAt } of waiting)
        offlineChange(operation)?.apply(cache, variables, saidAt);
      const login = loginNow();
      if (!login) return;
      change({ accountId, keptAt: new Date().toISOString(), cache, login });
      await saveCopy();
    });
  } finally {
    inTheMaking.delete(answered);
  }
}

/** Writes what the server answered to a change into the copy, if there is one, and into those that are being made. */
export async function writeAnswer(write: Write): Promise<void> {
  for (const answered of inTheMaking) answered.push(write);
  const copy = await readCopy();
  if (!copy) return;
  write(copy.cache);
  await saveCopy();
}

/** Keeps the present copy as it is now, after a change to it. */
export async function saveCopy(): Promise<void> {
  if (!present || present.login !== loginNow()) return;
  const { accountId, keptAt, cache, login } = present;
  await store({ key: 'copy', accountId, keptAt, login, answers: cache.extract() });
}

/** When this device last had contact; null without a copy. */
export function useKeptAt(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => present?.keptAt ?? null,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
