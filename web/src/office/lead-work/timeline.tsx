import { formatDateTime } from '../../lib/format.ts';
import { stateLabel } from './lead-state.ts';
import { leadWorkContent } from './lead-work.content.ts';
import type { LeadEventFragment } from './lead-work.generated.ts';

const texts = leadWorkContent.history;

interface TimelineProps {
  events: readonly LeadEventFragment[];
  sentAt: string;
  labels: Record<string, string>;
}

/** The events, latest first, down to the arrival of the lead. */
export function Timeline({ events, sentAt, labels }: TimelineProps) {
  return (
    <ol className="border-l-2 border-line pl-5 text-dense">
      {events.toReversed().map((event, index) => (
        <li key={events.length - index} className="relative pb-5">
          <Dot strong={event.kind === 'NOTE'} />
          <p
            className={event.kind === 'NOTE' ? '[overflow-wrap:anywhere] whitespace-pre-line' : 'font-medium'}
          >
            {sentenceOf(event, labels)}
          </p>
          <p className="mt-0.5 text-xs text-ink-muted">
            <time dateTime={event.at}>{inIndia(event.at)}</time> {texts.by.replace('{name}', event.by)}
          </p>
        </li>
      ))}
      <li className="relative">
        <Dot />
        <p className="font-medium">{texts.sent}</p>
        <p className="mt-0.5 text-xs text-ink-muted">
          <time dateTime={sentAt}>{inIndia(sentAt)}</time>
        </p>
      </li>
    </ol>
  );
}

function inIndia(moment: string): string {
  return `${formatDateTime(moment)} ${leadWorkContent.zone}`;
}

function Dot({ strong = false }: { strong?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2 border-card ${strong ? 'bg-pine' : 'bg-field-line'}`}
    />
  );
}

function sentenceOf(
  { kind, text, state, nextAt }: LeadEventFragment,
  labels: Record<string, string>,
): string {
  if (kind === 'NOTE') return text ?? '';
  if (kind === 'STATE') return texts.state.replace('{state}', stateLabel(labels, state));
  return nextAt ? texts.nextDate.replace('{date}', inIndia(nextAt)) : texts.noDate;
}
