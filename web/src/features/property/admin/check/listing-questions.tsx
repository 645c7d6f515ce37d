import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from 'domain/text/format.ts';
import type { PictureNature } from '../../../../office-kit/pictures/held-pictures.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { AgentQuestion } from './agent-question.tsx';
import type { Answers } from './answers.ts';
import { CheckAnswer } from './check-answer.tsx';
import { reasonName } from './gate-reasons.ts';
import { checklistContent as texts } from './listing-checklist.content.ts';
import type { AskedCheck, Level } from './sorted-checks.ts';
import type { ListingCheck, Refusal } from './use-listing-checks.ts';

export interface ListingQuestionsProps {
  asked: readonly AskedCheck[];
  /** All checks: an answered question stays where it is until the server refuses again. */
  checks: readonly ListingCheck[];
  answers: Answers;
  refusal: Refusal;
  /** Whether the fields are shown; closed, only reasons stay, which belong to the form. */
  isOpen: boolean;
  /** A way to what no field here answers: a field of the form, or the documents. */
  wayTo: (check: ListingCheck, question: string) => ReactNode;
  onNature: (nature: PictureNature) => void;
  onMended: () => void;
}

const levels: readonly Level[] = ['notYet', 'withReason', 'marked'];
const agentFields = new Set(['company', 'team']);
/** Whether the question has its fields here although the form has none of that name. */
export const isInPlace = (field: string) => agentFields.has(field) || field === 'images';

/** What the checks ask, all at once: each a question with its fields in place, in three levels by name. */
export function ListingQuestions(props: ListingQuestionsProps) {
  const { asked, checks, answers, refusal } = props;
  const box = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<Readonly<Record<number, Level>>>({});
  const [heard, setHeard] = useState(refusal);
  if (refusal !== heard) {
    setHeard(refusal);
    setTouched({});
  }
  // A refusal leads to its first question.
  useEffect(() => {
    const first = refusal && box.current?.querySelector<HTMLElement>('[data-question]');
    first?.scrollIntoView({ block: 'nearest' });
    const field = first?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? first?.querySelector<HTMLElement>('button, a'))?.focus({ preventScroll: true });
  }, [refusal]);
  const open = new Set(asked.map(({ check }) => check.number));
  const shown = [
    ...asked.map((one) => ({ ...one, level: touched[one.check.number] ?? one.level })),
    ...checks.flatMap((check): AskedCheck[] => {
      const level = touched[check.number];
      return level && !open.has(check.number) ? [{ check, level, isAnswered: true }] : [];
    }),
  ].sort((one, other) => one.check.number - other.check.number);
  return (
    <div ref={box} className="grid gap-5">
      {levels.map((level) => {
        const questions = shown.filter((one) => one.level === level);
        if (questions.length === 0) return null;
        return (
          <section key={level} aria-label={texts.levels[level]}>
            <h3 className={`mb-2 text-dense font-semibold ${level === 'notYet' ? 'text-danger' : ''}`}>
              {texts.levels[level]}
            </h3>
            <ul className="grid gap-4">
              {questions.map((one) => (
                <Question
                  key={one.check.number}
                  {...props}
                  {...one}
                  answers={{
                    ...answers,
                    give: (name, value) => {
                      setTouched((present) => ({ ...present, [one.check.number]: level }));
                      answers.give(name, value);
                    },
                  }}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type QuestionProps = AskedCheck & Omit<ListingQuestionsProps, 'asked' | 'checks' | 'refusal'>;

function Question({ check, level, isAnswered, answers, isOpen, wayTo, onNature, onMended }: QuestionProps) {
  const { number, title, text, field, reason } = check;
  const question = texts.questions[number] ?? title;
  const passes = check.level !== 'BLOCKING' && check.level !== 'WARNING';
  const takesReason = level === 'withReason' && !reason && !passes;
  return (
    <li data-question className="grid gap-2 border-l-2 border-line pl-3">
      <div className="flex items-start justify-between gap-x-6 max-sm:flex-col">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            {question}
            {isAnswered && <span className="ml-2 font-normal text-success">{texts.answered}</span>}
          </p>
          <p className="text-ink-muted">{text}</p>
          <Why check={check} />
        </div>
        {wayTo(check, question)}
      </div>
      {!isOpen ? null : agentFields.has(field) ? (
        <AgentQuestion
          isTraining={field === 'team'}
          responsible={answers.valueOf('responsibleId')}
          onMended={onMended}
        />
      ) : field === 'images' ? (
        <Natures onNature={onNature} />
      ) : (
        <CheckAnswer check={check} answers={answers} takesReason={takesReason} />
      )}
      {reason && (
        <p className="text-xs">
          {texts.given(reason.reason, reason.by ?? texts.someone, formatDay(reason.at))}
        </p>
      )}
      {takesReason && (
        <TextField
          name={reasonName(number)}
          value={answers.valueOf(reasonName(number))}
          onChange={({ target }) => answers.give(reasonName(number), target.value)}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={300}
          autoComplete="off"
        />
      )}
    </li>
  );
}

/** The law and the source behind a question, for the person who asks. */
function Why({ check: { why, rules } }: { check: ListingCheck }) {
  if (!why) return null;
  return (
    <details className="text-xs text-ink-muted">
      <summary className="w-max cursor-pointer underline underline-offset-4">{texts.reasonWhy}</summary>
      {why}{' '}
      {rules.map(({ id, sourceTitle, sourceAddress }) => {
        if (texts.ownSource.test(sourceTitle)) return <span key={id}>{texts.ownRule} </span>;
        if (!sourceAddress)
          return (
            <span key={id}>
              {texts.source}: {sourceTitle}.{' '}
            </span>
          );
        return (
          <a key={id} href={sourceAddress} target="_blank" rel="noreferrer" className="underline">
            {texts.source}: {sourceTitle}
          </a>
        );
      })}
    </details>
  );
}

/** Two buttons that say of all pictures at once whether they are photographs or artist’s impressions. */
export function Natures({ onNature }: { onNature: (nature: PictureNature) => void }) {
  return (
    <div role="group" aria-label={texts.natures.line} className="flex flex-wrap gap-2">
      {(['ARTISTS_IMPRESSION', 'PHOTOGRAPH'] as const).map((nature) => (
        <Button key={nature} look="outline" onClick={() => onNature(nature)}>
          {texts.natures[nature]}
        </Button>
      ))}
    </div>
  );
}
