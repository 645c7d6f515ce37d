import { CalendarClock, PencilLine } from 'lucide-react';
import { formatMoment } from './moments.ts';
import { publicationContent as texts } from './publication.content.ts';
import type { Published } from './publication.ts';

/** The badge of a draft or a scheduled item, and of a published one with a draft beside it. */
export function PublicationBadge({ publication, publishAt, draft }: Published) {
  if (publication === 'PUBLISHED') return draft ? <DraftBeside publishAt={draft.publishAt} /> : null;
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

function DraftBeside({ publishAt }: { publishAt: string | null }) {
  return (
    <span
      title={publishAt ? texts.draftAppears(formatMoment(publishAt)) : undefined}
      className="inline-flex items-center gap-1.5 rounded-full bg-brass-soft px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-brass-deep"
    >
      <PencilLine aria-hidden="true" className="size-3.5" />
      {texts.hasDraft}
      {publishAt && <span className="sr-only">, {texts.draftAppears(formatMoment(publishAt))}</span>}
    </span>
  );
}
