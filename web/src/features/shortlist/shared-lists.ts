import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { BrowserStore } from '../../lib/browser/browser-store.ts';
import { keptKeys } from '../../lib/kept-keys.ts';

/** A shared shortlist that this browser has made or changed. */
export interface KeptList {
  /** The last part of its link. */
  token: string;
  /** The secret of this browser on the list. */
  key: string;
  /** The first name under which the others see this browser. */
  name: string;
  /** The person of this browser on the list; empty before its first change. */
  me: string;
  /** Whether this browser made it, and can end it. */
  made: boolean;
  sharedAt: string;
}

export type KeptLists = readonly KeptList[];

/** Lists of others beyond these are forgotten, the oldest first. */
const maxOfOthers = 20;
const secretPattern = /^[\w-]{22,64}$/;

export const sharedLists = createBrowserStore(keptKeys.sharedLists, parseSharedLists);

/** The path of a shared shortlist. */
export function sharedListPath(token: string): string {
  return `/shortlist/${token}`;
}

/** The valid entries of what is stored. */
export function parseSharedLists(stored: unknown): KeptLists {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isKeptList);
}

function isKeptList(value: unknown): value is KeptList {
  const { token, key, name, me, made, sharedAt } = Object(value) as Record<string, unknown>;
  const secrets = [token, key].every((secret) => typeof secret === 'string' && secretPattern.test(secret));
  const texts = [name, me, sharedAt].every((text) => typeof text === 'string');
  return secrets && texts && typeof made === 'boolean';
}

/** Keeps an entry in place of the earlier one of its list. */
export function keepList(list: KeptList, store: BrowserStore<KeptLists> = sharedLists): void {
  const others = store.read().filter(({ token }) => token !== list.token);
  const all = [list, ...others];
  const ofOthers = all.filter(({ made }) => !made).slice(0, maxOfOthers);
  store.write(all.filter((one) => one.made || ofOthers.includes(one)));
}

export function forgetList(token: string, store: BrowserStore<KeptLists> = sharedLists): void {
  store.write(store.read().filter((other) => other.token !== token));
}
