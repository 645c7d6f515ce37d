import type { MergeField } from 'domain/schema.generated.ts';
import { formatDateTime, formatDay } from 'domain/text/format.ts';
import { mergesContent as texts } from './merges.content.ts';
import type { MergeSideFragment } from './merges.generated.ts';
import { nameOf } from '../person-row.tsx';
import { personStates, reasonLabels } from '../person-states.ts';
import { personContent } from '../person.content.ts';

export type Side = 'one' | 'other';
export type Sides = Record<Side, MergeSideFragment>;
export const sideNames = ['one', 'other'] as const satisfies Side[];

const words: Record<MergeField, (side: MergeSideFragment) => string> = {
  NAME: ({ name }) => name ?? personContent.nameless,
  STATE: ({ state, closeReason }) =>
    [personStates.labels[state], closeReason && reasonLabels[closeReason]].filter(Boolean).join(': '),
  NEXT_STEP: ({ nextStep }) =>
    nextStep
      ? [personContent.steps[nextStep.kind], formatDateTime(nextStep.at), nextStep.text]
          .filter(Boolean)
          .join(', ')
      : texts.noStep,
  OWNER: ({ ownerName }) => ownerName ?? texts.nobody,
  WISHES: ({ wishes }) => wishes.words.join(', ') || texts.noWishes,
};
const fields = Object.keys(words) as MergeField[];

/** What differs between two leads. */
export function differing({ one, other }: Sides): MergeField[] {
  return fields.filter((field) => words[field](one) !== words[field](other));
}

interface ChoiceProps {
  legend: string;
  name: string;
  value: Side;
  /** What each side says. */
  wordsOf: (side: Side) => { text: string; line?: string };
  onChange: (side: Side) => void;
}

/** Two answers side by side, of which one holds. */
export function SideChoice({ legend, name, value, wordsOf, onChange }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-dense font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 md:gap-4">
        {sideNames.map((side) => {
          const { text, line } = wordsOf(side);
          return (
            <label
              key={side}
              className="flex min-h-11 min-w-0 cursor-pointer items-start gap-2.5 rounded-field border border-line bg-card px-3 py-2.5 text-dense hover:border-field-line has-checked:border-pine has-checked:bg-pine-soft"
            >
              <input
                type="radio"
                name={name}
                checked={side === value}
                onChange={() => onChange(side)}
                className="mt-0.5 size-4.5 shrink-0"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-medium">{text}</span>
                {line && <span className="block text-xs text-ink-muted">{line}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FieldChoicesProps {
  sides: Sides;
  differs: readonly MergeField[];
  valueOf: (field: MergeField) => Side;
  onChange: (field: MergeField, side: Side) => void;
}

/** A choice for each field that differs. */
export function FieldChoices({ sides, differs, valueOf, onChange }: FieldChoicesProps) {
  if (differs.length === 0) return <p className="text-dense text-ink-muted">{texts.same}</p>;
  return differs.map((field) => (
    <SideChoice
      key={field}
      legend={texts.fields[field]}
      name={field}
      value={valueOf(field)}
      wordsOf={(side) => ({ text: words[field](sides[side]) })}
      onChange={(side) => onChange(field, side)}
    />
  ));
}

/** What names a side. */
export function sideWords(side: MergeSideFragment): { text: string; line: string } {
  const { reference, enquiryCount, createdAt } = side;
  return { text: nameOf(side), line: texts.staysLine(reference, enquiryCount, formatDay(createdAt)) };
}
