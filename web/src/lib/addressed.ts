import { readError } from './errors.ts';

/**
 * Asks for one item by its address. What was removed answers 410, what never was 404; anything else that goes wrong
 * is thrown on.
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

const idPattern = /^[0-9a-f]{24}$/i;

/** The last part of an address as what it is: an id or a slug. */
export function readAddress(text: string | undefined): { id?: string; slug?: string } {
  if (!text) return {};
  return idPattern.test(text) ? { id: text } : { slug: text };
}

/** The item that a page was opened with in the navigation state, as its former clients do it. */
export function readChoice(state: unknown): { id?: string; slug?: string } {
  if (typeof state !== 'object' || state === null) return {};
  const { slug, id, _id } = state as Record<string, unknown>;
  if (typeof slug === 'string' && slug) return { slug };
  const given = id ?? _id;
  return typeof given === 'string' && idPattern.test(given) ? { id: given } : {};
}
