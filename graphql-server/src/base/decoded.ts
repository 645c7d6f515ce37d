/**
 * What a text with percent signs says; null if it cannot be decoded. Its result is always used, because a build leaves out a call of
 * `decodeURIComponent` whose result is not.
 */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
