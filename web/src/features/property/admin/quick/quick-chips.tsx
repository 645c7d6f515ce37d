import { Check, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { parsePrice } from 'domain/money/parse-price.ts';
import { spokenRupees } from 'domain/text/format.ts';
import { PlaceChoiceField } from '../../../place/admin/place-choice-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { quickAddContent as texts } from './quick-add.content.ts';
import { choicesOf, handName } from './quick-facts.ts';
import type { QuickFact } from './quick-facts.ts';

/** Takes the value of a field by hand, with its words; an empty value takes the fact away. */
export type OnChange = (name: string, change: { value: string; label: string }) => void;

const small =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-dense font-semibold md:min-h-9';
const choice = `${small} border-pine/45 bg-card text-pine hover:border-pine hover:bg-pine-soft`;

/** The words of a typed value, as its chip shows them. */
export function labelOf(field: string, value: string, isRent = false): string {
  if (field !== 'price') return value;
  const price = parsePrice(value);
  if ('refusal' in price || !price.value) return value;
  const { from, to } = price.value;
  return `₹ ${spokenRupees(from)}${to ? ` – ${spokenRupees(to)}` : ''}${isRent ? ' a month' : ''}`;
}

/** The words of an option where it stands alone, on a chip. */
function chipLabel(field: string, { value, label }: { value: string; label: string }): string {
  if (field === 'facing') return `${label} facing`;
  return field === 'area' ? value : label;
}

interface ChipsProps {
  facts: readonly QuickFact[];
  errors: Record<string, string>;
  isRent: boolean;
  onChange: OnChange;
}

/** What was understood, a chip each; a tap corrects one. */
export function QuickChips({ facts, errors, isRent, onChange }: ChipsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const opened = facts.find((fact) => handName(fact) === open);
  if (facts.length === 0) return null;
  return (
    <section aria-label={texts.understood} className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => {
          const name = handName(fact);
          const field = texts.fields[fact.field] ?? fact.field;
          const isWrong = name in errors;
          const look = isWrong
            ? 'border-danger text-danger'
            : fact.isSure
              ? 'border-line bg-pine-soft text-ink'
              : 'border-dashed border-warning text-ink';
          return (
            <li key={`${name} ${fact.value}`}>
              <button
                type="button"
                aria-label={texts.change(field, fact.label)}
                aria-expanded={open === name}
                onClick={() => setOpen(open === name ? null : name)}
                className={`${small} ${look} hover:border-pine`}
              >
                {fact.label}
                {fact.isSure ? (
                  <Check aria-hidden="true" className="size-3.5 text-pine" />
                ) : (
                  <PencilLine aria-hidden="true" className="size-3.5 text-warning" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <ChipEditor
          key={`${open ?? ''} ${opened.value}`}
          fact={opened}
          error={errors[handName(opened)]}
          isRent={isRent}
          onChange={(change) => {
            onChange(handName(opened), change);
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}

interface EditorProps {
  fact: QuickFact;
  error?: string;
  isRent: boolean;
  onChange: (change: { value: string; label: string }) => void;
}

/** The other values of a fact, a field for one of one’s own, and the way to take it away. */
function ChipEditor({ fact, error, isRent, onChange }: EditorProps) {
  const { field, value, options } = fact;
  const offered = (options.length > 0 ? options : field === 'extras' ? [] : choicesOf(field)).filter(
    (option) => option.value !== value || !fact.isSure,
  );
  const isTyped =
    options.length > 0 ? field !== 'placeKey' : field !== 'extras' && choicesOf(field).length === 0;
  const [typed, setTyped] = useState(value);
  const label = texts.fields[field] ?? field;
  return (
    <div className="grid gap-3 rounded-field border border-line bg-paper p-3">
      {offered.length > 0 && (
        <Options
          options={offered}
          onChoose={(chosen) => onChange({ ...chosen, label: chipLabel(field, chosen) })}
        />
      )}
      {field === 'placeKey' ? (
        <PlaceAsk label={label} onChoose={onChange} />
      ) : (
        isTyped && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onChange({ value: typed.trim(), label: labelOf(field, typed.trim(), isRent) });
            }}
            className="flex flex-wrap items-end gap-2"
          >
            <div className="min-w-0 grow">
              <TextField
                label={label}
                error={error}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <button type="submit" className={`${choice} mb-0.5`}>
              {texts.done}
            </button>
          </form>
        )
      )}
      <button
        type="button"
        onClick={() => onChange({ value: '', label: '' })}
        className="justify-self-start text-dense font-semibold text-danger underline underline-offset-2"
      >
        {texts.remove}
      </button>
    </div>
  );
}

/** Values for one tap. */
export function Options({
  options,
  onChoose,
}: {
  options: readonly { value: string; label: string }[];
  onChoose: (chosen: { value: string; label: string }) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <button key={value} type="button" onClick={() => onChoose({ value, label })} className={choice}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** A place of the gazetteer, taken as soon as it is chosen. */
export function PlaceAsk({
  label,
  error,
  onChoose,
}: {
  label: string;
  error?: string;
  onChoose: (chosen: { value: string; label: string }) => void;
}) {
  return (
    <PlaceChoiceField
      name="placeKey"
      label={label}
      error={error}
      defaultValue=""
      onChange={() => undefined}
      onChoose={({ key, name, region }) =>
        onChoose({ value: key, label: region ? `${name}, ${region}` : name })
      }
    />
  );
}
