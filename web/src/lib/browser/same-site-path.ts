const anyOrigin = 'https://here.invalid';

/**
 * The path from `next` if it belongs to this site, otherwise the fallback: a link to us must not lead on to
 * another site.
 */
export function sameSitePath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return fallback;
  if (!URL.canParse(next, anyOrigin)) return fallback;
  // Browsers drop tabs and line breaks and resolve dots before they read the slashes, so this checks the
  // resolved address.
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback;
}
