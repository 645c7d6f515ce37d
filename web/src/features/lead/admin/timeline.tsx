import { formatDateTime } from 'domain/text/format.ts';
import { formatAgo } from '../../../office-kit/moments.ts';
import { channelContent } from './channel.content.ts';
import { stateLabel } from './lead-state.ts';
import { leadWorkContent } from './lead-work.content.ts';
import type { LeadEventFragment } from './lead-work.generated.ts';

const texts = leadWorkContent.history;

/** A lead of the history; `label` names it among others. */
export interface TimelineLead {
  label: string;
  createdAt: string;
  enteredBy?: string | null;
  /** Whether it is a person, who came with the first enquiry. */
  isPerson?: boolean;
  history: readonly LeadEventFragment[];
}

interface TimelineProps {
  leads: readonly TimelineLead[];
  labels: Record<string, string>;
  /** The reasons why the work ends, by their values. */
  reasons?: Record<string, string>;
}

/** All events, newest first, down to the arrival; the events of a person’s leads in one list. */
export function Timeline({ leads, labels, reasons = {} }: TimelineProps) {
  const entries = leads.flatMap(({ label, createdAt, enteredBy, isPerson, history }, place) => [
    ...(isPerson ? [] : [{ key: `${place}`, at: createdAt, by: enteredBy, label, event: undefined }]),
    ...history.map((event, index) => ({
      key: `${place} ${index}`,
      at: event.at,
      by: event.by,
      label,
      event,
    })),
  ]);
  // Events of the same moment stay in their stored order.
  const latestFirst = entries.toSorted((one, other) => one.at.localeCompare(other.at)).toReversed();
  return (
    <ol className="border-l-2 border-line pl-5 text-dense">
      {latestFirst.map(({ key, at, by, label, event }) => (
        <li key={key} className="relative pb-5 last:pb-0">
          <Dot strong={event?.kind === 'NOTE'} />
          <p
            className={
              event?.kind === 'NOTE' ? '[overflow-wrap:anywhere] whitespace-pre-line' : 'font-medium'
            }
          >
            {event ? sentenceOf(event, labels, reasons) : by ? texts.entered : texts.sent}
          </p>
          {event?.kind === 'MESSAGE' && event.text && (
            <p
              lang={event.language === 'HINDI' ? 'hi' : 'en'}
              className="[overflow-wrap:anywhere] whitespace-pre-line"
            >
              {event.text}
            </p>
          )}
          {event?.corrections && <Corrections corrections={event.corrections} />}
          <p className="mt-0.5 text-xs text-ink-muted">
            <time dateTime={at}>{inIndia(at)}</time> {by && texts.by.replace('{name}', by)}
            {leads.length > 1 && <span className="block [overflow-wrap:anywhere]">{label}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The former values, one per line. */
function Corrections({ corrections }: { corrections: NonNullable<LeadEventFragment['corrections']> }) {
  return (
    <ul className="text-xs text-ink-muted">
      {corrections.map(({ field, before }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          {before
            ? texts.before
                .replace('{field}', fieldLabel(field))
                .replace('{before}', () => valueWords(field, before))
            : texts.nothingBefore.replace('{field}', fieldLabel(field))}
        </li>
      ))}
    </ul>
  );
}

/** A channel has a name for people; other former values are what was typed. */
function valueWords(field: string, value: string): string {
  return field === 'channel' ? stateLabel(channelContent.channels, value) : value;
}

function fieldLabel(field: string): string {
  return stateLabel(texts.fields, field);
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
  event: LeadEventFragment,
  labels: Record<string, string>,
  reasons: Record<string, string>,
): string {
  const { kind, text, state, nextAt, reason, step, corrections, person, since, outcome, undoes } = event;
  const { allowed, way, language, giving, takenBy, home } = event;
  const because = (sentence: string) => {
    const said = text ?? (reason && stateLabel(reasons, reason));
    return said ? texts.then.replace('{sentence}', sentence).replace('{reason}', () => said) : sentence;
  };
  switch (kind) {
    case 'NOTE':
      return text ?? '';
    case 'STATE':
      return because(texts.state.replace('{state}', stateLabel(labels, state)));
    case 'CAME_BACK':
      return because(
        since
          ? texts.since.replace('{sentence}', texts.cameBack).replace('{ago}', formatAgo(since))
          : texts.cameBack,
      );
    case 'OUTCOME':
      return because(
        (undoes ? texts.takenBack : texts.called).replace('{outcome}', stateLabel(texts.outcomes, outcome)),
      );
    case 'CORRECTION':
      return texts.corrected.replace(
        '{fields}',
        (corrections ?? []).map(({ field }) => fieldLabel(field)).join(', '),
      );
    case 'HANDED_OVER':
      if (giving) return texts.givings[giving].replace('{person}', () => person ?? '');
      return person ? texts.handedOver.replace('{person}', () => person) : texts.unassigned;
    case 'TAKEN':
      return takenBy ? texts.ways[takenBy] : texts.taken;
    case 'STOOD_IN':
      return texts.stoodIn.replace('{person}', () => person ?? '');
    case 'UNTAKEN':
      return texts.untaken;
    case 'SEPARATED':
      return texts.separated.replace('{person}', () => person ?? '');
    case 'MERGED':
      return texts.merged.replace('{person}', () => person ?? '');
    case 'UNMERGED':
      return texts.unmerged.replace('{person}', () => person ?? '');
    case 'VERDICT':
      return verdictWords(event);
    case 'WISHES':
      return text ? texts.wishes.replace('{wishes}', () => text) : texts.noWishes;
    case 'MESSAGE': {
      const sent = ofHome(stateLabel(texts.messages, way), home);
      const said = language === 'HINDI' ? texts.inHindi.replace('{sentence}', sent) : sent;
      return undoes ? texts.takenBack.replace('{outcome}', said) : said;
    }
    case 'WHATSAPP':
      return allowed ? texts.whatsApp : texts.noWhatsApp;
    default:
      if (!nextAt) return texts.noDate;
      if (!step) return texts.nextDate.replace('{date}', inIndia(nextAt));
      return texts.step
        .replace('{step}', () => [texts.steps[step], text].filter(Boolean).join(': '))
        .replace('{date}', inIndia(nextAt));
  }
}

function ofHome(sentence: string, home: string | null): string {
  return home ? texts.ofHome.replace('{sentence}', sentence).replace('{home}', () => home) : sentence;
}

function verdictWords({ verdict, home, reason }: LeadEventFragment): string {
  const sentence = (verdict ? texts.verdicts[verdict] : texts.noVerdict).replace('{home}', () => home ?? '');
  return reason
    ? texts.then
        .replace('{sentence}', () => sentence)
        .replace('{reason}', stateLabel(texts.verdictReasons, reason))
    : sentence;
}
