import { Clock } from 'lucide-react';
import { formatDateTime } from 'domain/text/format.ts';
import { formatNearDate } from '../../../office-kit/moments.ts';
import { isOverdue, toneOf } from './lead-state.ts';
import type { Tone } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

const looks: Record<Tone, string> = {
  waiting: 'bg-brass-soft text-brass-deep',
  active: 'bg-pine-soft text-pine',
  good: 'bg-success-soft text-success',
  ended: 'bg-line/60 text-ink-muted',
};

/** The state of a lead as a word and a colour. */
export function StateBadge({ state, label }: { state: string; label: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[toneOf(state)]}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {label}
    </span>
  );
}

/** The next date; a date in the past stands out and says so in words. */
export function NextDateLine({ nextAt }: { nextAt: string | null }) {
  if (!nextAt) return null;
  const overdue = isOverdue(nextAt);
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs font-medium ${overdue ? 'text-danger' : 'text-ink-muted'}`}
    >
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      <span>
        {overdue ? `${texts.overdue}:` : texts.next} <time dateTime={nextAt}>{formatNearDate(nextAt)}</time>{' '}
        {texts.zone}
      </span>
    </span>
  );
}

/** The time a lead came in, in everyday words; a tooltip shows the full date. */
export function SentTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={`${formatDateTime(at)} ${texts.zone}`} className={className}>
      {formatNearDate(at)}
    </time>
  );
}

/** The dot before an unread lead. */
export function UnreadDot({ unread }: { unread: boolean }) {
  if (!unread) return null;
  return (
    <span className="mr-2 inline-block size-2 shrink-0 rounded-full bg-brass align-middle">
      <span className="sr-only">{texts.unreadMark}: </span>
    </span>
  );
}
