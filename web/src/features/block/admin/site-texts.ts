import { factsInTexts, fillText } from '../../../lib/site-texts.ts';
import { blockContent } from './block.content.ts';
import { allDeliveredTexts } from './delivered-texts.ts';
import type { DeliveredText } from './delivered-texts.ts';
import type { BlockFactsFragment, EditedBlocksQuery } from './block-admin.generated.ts';

/** A text with what the office made of it. */
export interface SiteText extends DeliveredText {
  block?: BlockFactsFragment;
  /** What its field shows: the draft, what visitors read, or the delivered text. */
  shown: string;
  isChanged: boolean;
  hasDraft: boolean;
}

/** The place of a text on the site. */
export function placeOf({ page, key }: Pick<DeliveredText, 'page' | 'key'>): string {
  return `${page} ${key}`;
}

/** All texts of the site with their changes. */
export function siteTexts({ editedBlocks, settings }: EditedBlocksQuery): SiteText[] {
  const { __typename: _, ...facts }: typeof settings.facts & { __typename?: string } = settings.facts;
  const known = factsInTexts(facts);
  const byPlace = new Map(editedBlocks.map((block) => [placeOf(block), block]));
  return allDeliveredTexts.map((delivered) => {
    const block = byPlace.get(placeOf(delivered));
    const text = fillText(delivered.text, known);
    return {
      ...delivered,
      text,
      ...(block && { block }),
      shown: block?.editedText || text,
      isChanged: Boolean(block?.text),
      hasDraft: Boolean(block?.draft) || (block !== undefined && block.publication !== 'PUBLISHED'),
    };
  });
}

/** The texts with all of these words, in what is shown, delivered, or said of their place. */
export function findTexts(texts: readonly SiteText[], search: string): SiteText[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter(({ shown, text, label }) => {
    const whole = `${shown} ${text} ${label}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

/** “3 changed, 1 draft”. */
export function countWords(texts: readonly SiteText[]): string {
  const changed = texts.filter(({ isChanged }) => isChanged).length;
  const drafts = texts.filter(({ hasDraft }) => hasDraft).length;
  return [
    blockContent.texts(texts.length),
    changed > 0 && blockContent.changed(changed),
    drafts > 0 && blockContent.drafts(drafts),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The addresses of the pages that the office added and visitors see. */
export function ownPathsOf({ editedBlocks }: EditedBlocksQuery): string[] {
  return editedBlocks.filter(({ page, text }) => page === 'plain' && text).map(({ key }) => `/page/${key}`);
}
