import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { callOutcomes, proposedCall, proposesClosing } from 'domain/lead/outcomes.ts';
import { formatPhone } from 'domain/text/format.ts';
import { indianHour } from 'domain/text/india-time.ts';
import type { CallOutcome, PersonReason } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { formatNearDate } from '../../../../office-kit/moments.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { reasonsFor } from '../../../lead/admin/lead-state.ts';
import { leadWorkContent } from '../../../lead/admin/lead-work.content.ts';
import { personStates } from '../person-states.ts';
import { outcomeContent as texts } from './outcome.content.ts';
import type { Answer } from './use-send-outcome.ts';

interface AnswerListProps {
  numbers: readonly string[];
  /** How many calls in a row had no answer if this one had none. */
  withoutAnswer: number;
  busy: boolean;
  onAnswer: (answer: Answer) => Promise<void>;
}

const hourMs = 3_600_000;
const answers = leadWorkContent.history.outcomes;
/** “No answer” is an answer of its own. */
const lostReasons = reasonsFor(personStates, 'LOST').filter(({ value }) => value !== 'NO_ANSWER');

/** The six answers, each with what it proposes; one tap saves it, and a tap on the moment offers others. */
export function AnswerList({ numbers, withoutAnswer, busy, onAnswer }: AnswerListProps) {
  const [opened, setOpened] = useState<CallOutcome>();
  const [note, setNote] = useState('');
  const now = new Date();
  const answer = (said: Answer) => void onAnswer({ ...said, ...(note.trim() && { note: note.trim() }) });
  return (
    <>
      <ul className="grid gap-2">
        {callOutcomes.map((outcome) => {
          const proposed = proposedCall(outcome, withoutAnswer, now);
          const closes = proposesClosing(outcome, withoutAnswer);
          const asks =
            closes || outcome === 'NOT_INTERESTED' || (outcome === 'WRONG_NUMBER' && numbers.length > 1);
          const open = opened === outcome;
          const toggle = () => setOpened(open ? undefined : outcome);
          return (
            <li key={outcome} className="rounded-card border border-line bg-card">
              <div className="flex">
                <button
                  type="button"
                  disabled={busy}
                  aria-expanded={asks ? open : undefined}
                  onClick={() => (asks ? toggle() : answer({ outcome }))}
                  className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 rounded-card px-4 py-2 text-left font-semibold hover:bg-pine-soft disabled:opacity-60"
                >
                  {answers[outcome]}
                  {!proposed && <Follows>{outcome === 'WRONG_NUMBER' ? texts.struck : texts.lost}</Follows>}
                  {closes && <Follows>{texts.times(withoutAnswer)}</Follows>}
                </button>
                {proposed && (
                  <button
                    type="button"
                    disabled={busy}
                    aria-expanded={open}
                    aria-label={`${texts.another.replace('{answer}', answers[outcome])}, ${formatNearDate(proposed.toISOString())}`}
                    onClick={toggle}
                    className="flex min-h-14 w-44 shrink-0 items-center justify-between gap-1 rounded-r-card border-l border-line px-3 py-1 text-left text-xs font-medium text-pine hover:bg-pine-soft disabled:opacity-60"
                  >
                    {texts.call.replace('{when}', formatNearDate(proposed.toISOString()))}
                    <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
                  </button>
                )}
              </div>
              {open && (
                <More
                  outcome={outcome}
                  numbers={numbers}
                  closes={closes}
                  now={now}
                  busy={busy}
                  onAnswer={answer}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-3">
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          rows={1}
          maxLength={2_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </>
  );
}

function Follows({ children }: { children: ReactNode }) {
  return <span className="text-xs font-medium text-ink-muted">{children}</span>;
}

interface MoreProps {
  outcome: CallOutcome;
  numbers: readonly string[];
  closes: boolean;
  now: Date;
  busy: boolean;
  onAnswer: (answer: Answer) => void;
}

/** What an answer asks further: why, which number, whether to close, or another moment. */
function More({ outcome, numbers, closes, now, busy, onAnswer }: MoreProps) {
  if (outcome === 'NOT_INTERESTED') return <Reasons busy={busy} onAnswer={onAnswer} />;
  if (outcome === 'WRONG_NUMBER')
    return (
      <Choices label={texts.which}>
        {numbers.map((number) => (
          <Button key={number} look="outline" disabled={busy} onClick={() => onAnswer({ outcome, number })}>
            {formatPhone(number, number)}
          </Button>
        ))}
      </Choices>
    );
  return (
    <Choices label={answers[outcome]}>
      {closes && (
        <Button disabled={busy} onClick={() => onAnswer({ outcome, reason: 'NO_ANSWER' })}>
          {texts.closeAs}
        </Button>
      )}
      {otherTimes(now).map(({ label, time }) => (
        <Button
          key={label}
          look="outline"
          disabled={busy}
          onClick={() => onAnswer({ outcome, at: time.toISOString() })}
        >
          {label}
        </Button>
      ))}
    </Choices>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2 px-3 pb-3">
      {children}
    </div>
  );
}

function Reasons({ busy, onAnswer }: Pick<MoreProps, 'busy' | 'onAnswer'>) {
  const [words, setWords] = useState<string>();
  const outcome = 'NOT_INTERESTED';
  return (
    <>
      <Choices label={texts.why}>
        {lostReasons.map(({ value, label, inWords }) => (
          <Button
            key={value}
            look="outline"
            disabled={busy}
            aria-expanded={inWords && words !== undefined}
            onClick={() => (inWords ? setWords('') : onAnswer({ outcome, reason: readReason(value) }))}
          >
            {label}
          </Button>
        ))}
      </Choices>
      {words !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onAnswer({ outcome, reason: 'OTHER', words });
          }}
          className="grid gap-3 px-3 pb-3"
        >
          <TextField
            label={texts.words}
            maxLength={200}
            required
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" disabled={busy || !words.trim()} className="justify-self-start">
            {texts.save}
          </Button>
        </form>
      )}
    </>
  );
}

const reasons: readonly PersonReason[] = ['PRICE', 'PLACE', 'BOUGHT_ELSEWHERE', 'OTHER'];

function readReason(value: string): PersonReason | undefined {
  return readChoice(value, reasons);
}

/** Other moments for the next call that are still to come. */
function otherTimes(now: Date) {
  const { hour, evening, tomorrow, three, week } = texts.when;
  const times = [
    { label: hour, time: new Date(now.getTime() + hourMs) },
    { label: evening, time: indianHour(0, 18, now) },
    { label: tomorrow, time: indianHour(1, 10, now) },
    { label: three, time: indianHour(3, 10, now) },
    { label: week, time: indianHour(7, 10, now) },
  ];
  return times.filter(({ time }) => time > now);
}
