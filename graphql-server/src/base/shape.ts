import { badInput } from './errors.ts';

/** How many levels a value from outside may have; the deepest of our own inputs has seven. */
const maxLevels = 50;
/** How many fields an object may have; the largest of our own inputs has a hundred. */
const maxFields = 500;
/** How many entries a list may have; our own lists have at most a thousand. */
const maxEntries = 5_000;

/**
 * Throws BAD_USER_INPUT for a value of JSON in a shape that no input of ours has, and that takes those who walk it long or
 * out of their stack: too deep, too many fields or entries, or an object that cannot be made a text.
 */
export function checkShape(value: unknown): void {
  let level: unknown[] = [value];
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels > maxLevels) throw badInput('The request nests too deeply.');
    level = level.flatMap(contentsOf);
  }
}

function contentsOf(value: unknown): unknown[] {
  if (!isPlain(value)) return [];
  // The length counts, because a file can be put at any place of a list, with nothing before it.
  if (Array.isArray(value) && value.length > maxEntries)
    throw badInput(`The request has a list of more than ${maxEntries} entries.`);
  const contents = Object.values<unknown>(value);
  // A value with that field cannot be made a text: code that tries fails.
  if (contents.some((one) => isPlain(one) && Object.hasOwn(one, 'toString')))
    throw badInput('The request has a field that no input has.');
  if (!Array.isArray(value) && contents.length > maxFields)
    throw badInput(`The request has an object of more than ${maxFields} fields.`);
  return contents;
}

/** Whether JSON can hold it; a file that takes a place in the value is none of these. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return (
    Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)
  );
}
