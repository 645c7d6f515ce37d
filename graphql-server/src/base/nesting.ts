import { badInput } from './errors.ts';

/** How many levels a value from outside may have; the deepest of our own inputs has seven. */
const maxLevels = 50;

/**
 * Throws BAD_USER_INPUT for a value of JSON that nests deeper than any input of ours: code that walks it would run out
 * of stack.
 */
export function requireShallow(value: unknown): void {
  let level: unknown[] = [value];
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels > maxLevels) throw badInput('The request nests too deeply.');
    level = level.flatMap((entry) => (isPlain(entry) ? Object.values<unknown>(entry) : []));
  }
}

/** Whether JSON can hold it; a file that takes a place in the value is none of these. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  );
}
