import type { WithId } from 'mongodb';
import { withDraft } from './drafts.ts';
import type { PublishedItem } from '../publication.ts';
import { wordsOf } from '../search-words.ts';
import { contentOf } from './versions.ts';
import type { Versionable } from './versions.ts';

/**
 * What a copy of an item begins with: its texts and pictures, with the draft beside it if there is one, a title that
 * says what it is, and visible to no visitor. Copies share their pictures, which stay as long as one item names them.
 */
export function copyOf<Item extends PublishedItem & { title: string }>(
  noun: Versionable,
  item: WithId<Item>,
  longestTitle: number,
) {
  const source = withDraft<PublishedItem & { title: string }>(item);
  const title = `Copy of ${source.title}`.slice(0, longestTitle);
  const words = [...new Set([...wordsOf(title), ...source.words])];
  const content = contentOf(noun, source) as Omit<Item, keyof PublishedItem>;
  return { ...content, title, words, searchText: words.join(' '), publishAt: null, formerSlugs: [] };
}
