const anyOrigin = 'https://here.invalid';

/** The path of this site that `next` names, else the fallback: no link to us may lead on to another site. */
export function sameSitePath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return fallback;
  if (!URL.canParse(next, anyOrigin)) return fallback;
  // Browsers drop tabs and line breaks and resolve dots before they look at the slashes; so look after that.
  const { origin, pathname, search, hash } = new URL(next, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback;
}
