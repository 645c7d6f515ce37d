import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import type { SiteMarks } from '../../features/block/site-marks.ts';

export const shareWidth = 1200;
export const shareHeight = 630;

/** Everything that a share picture shows. */
export interface ShareCard {
  kind: 'property' | 'story' | 'person' | 'builder' | 'company' | 'list';
  /** The id of the item, or the name of the list; the company has none. */
  id: string;
  /** The stored photograph; without one, a plain ground. */
  photo?: ObjectId | undefined;
  title: string;
  /** What is drawn in place of a title whose letters none of our fonts has. */
  plainTitle?: string;
  /** Such as the locality or the author. */
  line?: string;
  /** The words for an artist’s impression; none for a photograph. */
  picture?: string;
  /** The price, or that it is sold. */
  figure?: string;
  company: string;
  /** The company’s colour and logo; none for the delivered ones. */
  marks?: SiteMarks;
  /** The registration number of the agent. */
  registration: string;
  /** The RERA number of the project, or that it is a sample. */
  rera?: string;
}

/** Grows by one when the same facts are drawn in another way. */
const design = 2;

/** The path of a share picture. It changes with everything that the picture shows, so that chats fetch it anew. */
export function sharePath(card: ShareCard): string {
  return `/share/${card.kind}/${card.id}/${hashOf(card)}.jpg`;
}

/** A short name for what a picture shows. */
export function hashOf(card: ShareCard): string {
  const shown = JSON.stringify([
    design,
    ...Object.entries(card).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 16);
}

/** The picture in words. */
export function shareAlt({ title, line, figure, picture }: ShareCard): string {
  return [title, line, figure, picture].filter(Boolean).join(', ');
}
