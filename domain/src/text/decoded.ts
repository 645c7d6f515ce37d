/**
 * What a text with percent signs says; null if it cannot be decoded. A build leaves out a call of
 * `decodeURIComponent` whose result is not used, so this one is.
 */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
