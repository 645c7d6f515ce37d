/**
 * Waits for all parts of a page. On the server one failure fails the page, so that no incomplete page is
 * kept; in the browser the page opens, and the failed part offers a retry.
 */
export async function loadAll(parts: Promise<unknown>[]): Promise<null> {
  if (typeof window === 'undefined') await Promise.all(parts);
  else await Promise.allSettled(parts);
  return null;
}
