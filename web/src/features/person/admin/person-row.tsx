import { ClipboardCheck, Phone } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { formatPhone } from 'domain/text/format.ts';
import { readChoice } from 'domain/text/choices.ts';
import { telephoneLink } from 'domain/text/links.ts';
import { contactAdminContent } from '../../contact/admin/contact-admin.content.ts';
import { contactSources } from '../../contact/admin/contact-source.ts';
import { NextDateLine, SentTime, StateBadge, UnreadDot } from '../../lead/admin/state-badge.tsx';
import { openedFrom } from '../../../office-kit/list/list-place.ts';
import { SelectBox } from '../../../office-kit/table/data-row.tsx';
import { outcomeContent } from './outcome/outcome.content.ts';
import type { PersonLineFragment } from './people.generated.ts';
import { movesContent } from './moves/moves.content.ts';
import { newsWords } from './person-news.ts';
import { TimeLeft } from './turn/time-left.tsx';
import { personStates, reasonLabels } from './person-states.ts';
import { personContent } from './person.content.ts';

export type PersonItem = PersonLineFragment;

const texts = personContent.row;

/** The name of a lead, or what else tells it from others. */
export function nameOf({
  name,
  emails,
  reference,
}: Pick<PersonItem, 'name' | 'emails' | 'reference'>): string {
  return name ?? emails[0] ?? reference;
}

interface PersonRowProps {
  person: PersonItem;
  /** Whether it is chosen, and what chooses it, where rows can be. */
  chosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  onOutcome: () => void;
  /** Whether all leads of the list have one owner, whom a phone does not name then. */
  isOfOne?: boolean;
}

const roundClass =
  'relative z-1 flex size-11 shrink-0 items-center justify-center rounded-full text-pine hover:bg-pine-soft';

/** A lead in a list: on a phone a card of three lines with round buttons, on a desk a line. */
export function PersonRow({ person, chosen = false, onChoose, onOutcome, isOfOne = false }: PersonRowProps) {
  const location = useLocation();
  const { id, state, unread, about, sources, ownerName, enquiryCount, lastTouchAt, numbers } = person;
  const [number] = numbers;
  const name = nameOf(person);
  const news = person.sharedNumber ? movesContent.sender.title : unread ? newsWords(person.news) : null;
  return (
    <li
      data-lead={id}
      className={`relative flex items-center gap-1 border-t border-line py-1.5 pr-2 text-dense first:border-t-0 hover:bg-pine-soft/40 @4xl:gap-3 @4xl:pr-4 ${onChoose ? 'pl-1' : 'pl-4'}`}
    >
      {onChoose && (
        <span className="relative z-1">
          <SelectBox label={`${personContent.select} ${name}`} checked={chosen} onChange={onChoose} />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-0.5 @4xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1.2fr)_8rem_15rem_8.5rem] @4xl:items-center @4xl:gap-x-4">
        <span className="flex min-w-0 items-center justify-between gap-2">
          <span className="min-w-0 truncate">
            <UnreadDot unread={unread} />
            <Link
              to={`/my-account/leads/${id}${location.search}`}
              state={{ ...openedFrom(location), path: location.pathname }}
              className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
          </span>
          <span className="shrink-0 @4xl:hidden">
            <StateBadge state={state} label={personStates.labels[state]} />
          </span>
        </span>
        <span className={`truncate ${news ? 'font-medium text-brass-deep' : 'text-ink-muted'}`}>
          {texts.more(news ?? about ?? sourceLabel(sources.at(-1)), enquiryCount)}
        </span>
        <span className="hidden @4xl:block">
          <StateBadge state={state} label={personStates.labels[state]} />
        </span>
        <span className="flex min-w-0 items-center gap-2 truncate text-xs text-ink-muted">
          <StepLine person={person} />
          {ownerName && !isOfOne && <span className="truncate @4xl:hidden">{`· ${ownerName}`}</span>}
        </span>
        <span className="hidden min-w-0 text-xs text-ink-muted @4xl:block">
          <span className="block truncate">{ownerName ? texts.owner(ownerName) : texts.nobody}</span>
          <SentTime at={lastTouchAt} />
        </span>
      </div>
      <span className="flex shrink-0 flex-col-reverse @4xl:flex-row">
        {personStates.ended.includes(state) ? (
          <span className="max-@4xl:hidden size-11" />
        ) : (
          <button type="button" title={outcomeContent.open} onClick={onOutcome} className={roundClass}>
            <ClipboardCheck aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{`${outcomeContent.open} ${name}`}</span>
          </button>
        )}
        {number ? (
          <a
            href={telephoneLink(number)}
            title={formatPhone(number, number)}
            className={`${roundClass} border border-pine/45`}
          >
            <Phone aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{`${personContent.call} ${name}`}</span>
          </a>
        ) : (
          <span className="max-@4xl:hidden size-11 shrink-0" />
        )}
      </span>
    </li>
  );
}

function sourceLabel(source: string | undefined): string {
  const known = readChoice(source, contactSources);
  return known ? contactAdminContent.sources[known] : '';
}

/** How long it can be taken, the next step of an open lead, or how long it has waited; of an ended one, why. */
function StepLine({ person }: { person: PersonItem }) {
  const { state, closeReason, nextStep, lastTouchAt, turn, untaken } = person;
  if (turn) return <TimeLeft until={turn.until} />;
  if (untaken) return <span className="truncate font-medium text-danger">{texts.untaken}</span>;
  if (nextStep)
    return (
      <>
        <span className="font-medium text-ink">{personContent.steps[nextStep.kind]}</span>
        <NextDateLine nextAt={nextStep.at} />
      </>
    );
  if (personStates.ended.includes(state)) return closeReason ? reasonLabels[closeReason] : null;
  if (state === 'NEW')
    return <span className="truncate font-medium text-ink">{texts.waiting(lastTouchAt)}</span>;
  return (
    <span className="truncate">
      <span className="@4xl:hidden">
        {texts.wrote} <SentTime at={lastTouchAt} />
        {texts.andNoStep}
      </span>
      <span className="hidden @4xl:inline">{texts.noStep}</span>
    </span>
  );
}
