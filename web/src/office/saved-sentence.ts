import { formatMoment } from '../lib/format.ts';
import { publicationContent as texts } from './publication.content.ts';
import type { Published } from './publication.ts';

/** The message after saving: `published` if visitors see the item, otherwise a sentence about its draft or schedule. */
export function savedSentence(published: string, { publication, publishAt }: Published): string {
  if (publication === 'DRAFT') return texts.savedDraft;
  return publication === 'SCHEDULED' && publishAt ? texts.appears(formatMoment(publishAt)) : published;
}
