import { slugify } from '../../../kit/slugs.ts';
import type { FieldMessages } from '../../../base/errors.ts';

interface Named {
  key?: string | null;
  name: string;
}

const longest = 50;

/** The parts with a key each: their own, or one made from the name that no other part has. */
export function withKeys<Part extends Named>(
  parts: readonly Part[],
  noun: string,
): (Part & { key: string })[] {
  const taken = new Set(parts.flatMap(({ key }) => key ?? []));
  return parts.map((part) => {
    if (part.key) return { ...part, key: part.key };
    const made = slugify(part.name, noun).slice(0, longest).replace(/-+$/, '') || noun;
    let key = made;
    for (let number = 2; taken.has(key); number += 1) key = `${made}-${number}`;
    taken.add(key);
    return { ...part, key };
  });
}

/** The parts whose name or key another one has already. */
export function namedTwice(parts: readonly Named[], field: string, noun: string): FieldMessages {
  const names = new Set<string>();
  const keys = new Set<string>();
  const wrong: FieldMessages = {};
  for (const [index, { name, key }] of parts.entries()) {
    const plain = typeof name === 'string' ? name.toLowerCase().replace(/\s+/g, ' ').trim() : '';
    if (plain && names.has(plain))
      wrong[`${field}.${index}.name`] = `Another ${noun} has the name “${name}”.`;
    if (key && keys.has(key)) wrong[`${field}.${index}.key`] = `Another ${noun} has the same key.`;
    names.add(plain);
    if (key) keys.add(key);
  }
  return wrong;
}
