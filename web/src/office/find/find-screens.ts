import type { AdminRole } from 'domain/schema.generated.ts';
import { addressOf } from '../menu/menu-entries.ts';
import { screens } from '../screens.ts';

/** A screen that the search of the office found. */
export interface FoundScreen {
  to: string;
  label: string;
  group: string;
}

const most = 5;

/** Words of a question that say nothing of what it is about. */
const smallWords = new Set(
  'a an and are can change could do does edit find for get how i in is it me my of on open our page please see set setting settings show that the there this to up want we what when where which who with'.split(
    ' ',
  ),
);

/** The screens of a role, without what is switched off, whose names and words have all that was typed, or else most of it: “where do I change the phone number?” */
export function findScreens(
  role: AdminRole | undefined,
  typed: string,
  hidden: readonly string[] = [],
): FoundScreen[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !smallWords.has(word));
  const asked = telling.length > 0 ? telling : all;
  if (asked.length === 0) return [];
  return screens
    .flatMap(({ path, roles, menu, add, words = '' }) => {
      const label = menu?.label ?? add;
      if (!label || !role || !roles.includes(role) || hidden.includes(path)) return [];
      const names = wordsOf(`${label} ${menu?.group ?? ''}`);
      const others = wordsOf(words);
      const hits = asked.filter((word) => begins(word, names) || begins(word, others)).length;
      const rank = hits * 2 + asked.filter((word) => begins(word, names)).length;
      const found = { to: addressOf(path), label, group: menu?.group ?? 'Enquiries' };
      return hits * 2 > asked.length ? [{ found, rank }] : [];
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ found }) => found);
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A typed word begins a known one, or has an ending more: “numbers”. */
function begins(typed: string, words: readonly string[]): boolean {
  return words.some((word) => word.startsWith(typed) || (word.length > 3 && typed === `${word}s`));
}
