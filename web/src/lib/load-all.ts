/**
 * Waits for what a page shows. On the server one failure fails the page, so that nothing incomplete is kept; in the
 * browser the page opens, and the part that failed says so with a retry.
 */
export async function loadAll(parts: Promise<unknown>[]): Promise<null> {
  if (typeof window === 'undefined') await Promise.all(parts);
  else await Promise.allSettled(parts);
  return null;
}
