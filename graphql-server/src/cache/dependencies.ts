/**
 * What an answer depends on: a collection (`properties`), of which every write counts, or a part of it
 * (`properties#` and an id, or a word that the noun gives to its items), of which only writes of that part count.
 */
export interface Written {
  /** A collection, or a finer topic of its own. */
  topic: string;
  /** The parts that the written items belong to; without them, any part may have changed. */
  parts?: readonly string[];
}

/** The name of a part of a collection. */
export function partOf(topic: string, part: string): string {
  return `${topic}#${part}`;
}

/** Whether an answer that shows this may have changed by a write. */
export function dependsOn(shown: ReadonlySet<string>, { topic, parts }: Written): boolean {
  if (shown.has(topic)) return true;
  if (parts) return parts.some((part) => shown.has(partOf(topic, part)));
  const beginning = partOf(topic, '');
  for (const one of shown) if (one.startsWith(beginning)) return true;
  return false;
}
