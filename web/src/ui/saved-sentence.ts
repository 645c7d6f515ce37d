import { formatMoment } from '../lib/format.ts';
import type { Published } from '../lib/publication.ts';
import { publicationContent as texts } from './publication.content.ts';

/** What to tell after something was saved: `published` when everybody sees it, otherwise where it is. */
export function savedSentence(published: string, { publication, publishAt }: Published): string {
  if (publication === 'draft') return texts.savedDraft;
  return publication === 'scheduled' && publishAt ? texts.appears(formatMoment(publishAt)) : published;
}
