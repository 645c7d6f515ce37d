import { formatMoment } from '../moments.ts';
import { publicationContent as texts } from '../publication.content.ts';
import type { Published } from '../publication.ts';

/**
 * The message after saving: `published` if visitors see it, otherwise its state. `live` means that visitors saw the
 * item before, so that the draft is kept beside it.
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
