import { CalendarClock, PencilLine } from 'lucide-react';
import { formatMoment } from '../lib/format.ts';
import { publicationContent as texts } from './publication.content.ts';
import type { Published } from './publication.ts';

/** The badge of a draft or a scheduled item; a published item has none. */
export function PublicationBadge({ publication, publishAt }: Published) {
  if (publication === 'PUBLISHED') return null;
  const scheduled = publication === 'SCHEDULED' && publishAt;
  const Icon = scheduled ? CalendarClock : PencilLine;
  return (
    <span
      title={scheduled ? texts.appears(formatMoment(scheduled)) : undefined}
      className="inline-flex items-center gap-1.5 rounded-full bg-brass-soft px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-brass-deep"
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {texts.words[publication]}
      {scheduled && <span className="sr-only">, {texts.appears(formatMoment(scheduled))}</span>}
    </span>
  );
}
