import { redirect } from 'react-router-dom';
import { readError } from './errors.ts';

/**
 * Loads one item by its address. Throws a 410 response for a removed item and a 404 response for an unknown
 * one; passes on any other error.
 */
export async function findOrThrow<Item>(
  ask: Promise<Item | null | undefined>,
  beforeGone?: () => Promise<unknown>,
): Promise<Item> {
  const found = await ask.catch(async (error: unknown) => {
    if (readError(error, '').code !== 'GONE') throw error;
    await beforeGone?.();
    throw new Response(null, { status: 410 });
  });
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** Sends a visitor on, for good, who came by a former address of a page, its id, or other capitals. */
export function leadToOwn(url: URL, own: string): void {
  if (new URL(own, url).pathname !== url.pathname) throw redirect(own + url.search, 301);
}

const idPattern = /^[0-9a-f]{24}$/i;

/** Reads the last part of an address as an id or a slug. */
export function readAddress(text: string | undefined): { id?: string; slug?: string } {
  if (!text) return {};
  return idPattern.test(text) ? { id: text } : { slug: text };
}

/** The item that the navigation state names, as older clients open a page. */
export function readChoice(state: unknown): { id?: string; slug?: string } {
  if (typeof state !== 'object' || state === null) return {};
  const { slug, id, _id } = state as Record<string, unknown>;
  if (typeof slug === 'string' && slug) return { slug };
  const given = id ?? _id;
  return typeof given === 'string' && idPattern.test(given) ? { id: given } : {};
}
