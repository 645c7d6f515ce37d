import { formatMoment } from '../lib/format.ts';
import { publicationContent as texts } from './publication.content.ts';
import type { Published } from './publication.ts';

/**
 * The message after saving: `published` when visitors see it, otherwise where it is. `live` says that visitors saw the
 * item before: then a draft stands beside it.
 */
export function savedSentence(
  published: string,
  { publication, publishAt }: Published,
  live = false,
): string {
  if (publication === 'SCHEDULED' && publishAt) {
    const moment = formatMoment(publishAt);
    return live ? texts.draftAppears(moment) : texts.appears(moment);
  }
  if (publication === 'DRAFT') return live ? texts.savedBeside : texts.savedDraft;
  return published;
}
