import { useState } from 'react';
import { formatMoment } from '../moments.ts';
import { publicationContent as texts } from '../publication.content.ts';
import { momentInIndia } from '../publication.ts';
import type { PublicationState } from '../publication.ts';

interface PublicationFieldProps {
  /** The initial values of the fields, by name. */
  values: Readonly<Record<string, string>>;
  error?: string;
  /** Visitors see it now: drafts and scheduled changes are kept beside it. */
  live: boolean;
  onState: (state: PublicationState) => void;
}

const states: PublicationState[] = ['DRAFT', 'PUBLISHED', 'SCHEDULED'];
const momentClass =
  'min-h-11 min-w-0 rounded-field border border-field-line/55 bg-card px-3 text-base hover:border-field-line aria-invalid:border-danger md:text-dense';

/** Reads the state from a form; published by default. */
export function stateOf(value: string | undefined): PublicationState {
  return states.find((state) => state === value) ?? 'PUBLISHED';
}

/** Draft, scheduled or published, for the bar of a form; when scheduled, a date and a time in India. */
export function PublicationField({ values, error, live, onState }: PublicationFieldProps) {
  const [state, setState] = useState(stateOf(values.publication));
  const [date, setDate] = useState(values.publishDate ?? '');
  const [time, setTime] = useState(values.publishTime || '09:00');
  const moment = momentInIndia(date, time);
  const lines = live ? texts.linesWhenLive : texts.lines;
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="sr-only">{texts.title}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex rounded-field border border-field-line/55 bg-card p-0.5 max-sm:w-full">
          {texts.choices.map(({ value, label }) => (
            <label
              key={value}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-[8px] px-3.5 text-sm font-semibold text-ink-muted hover:text-pine has-checked:bg-pine-soft has-checked:text-pine has-focus-visible:outline-2 has-focus-visible:outline-pine max-sm:flex-1"
            >
              <input
                type="radio"
                name="publication"
                value={value}
                checked={value === state}
                onChange={() => {
                  setState(stateOf(value));
                  onState(stateOf(value));
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
        {state === 'SCHEDULED' && (
          <>
            <label className="grid min-w-0 gap-0.5 text-xs font-semibold text-ink-muted max-sm:flex-1">
              {texts.date}
              <input
                type="date"
                name="publishDate"
                value={date}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => setDate(target.value)}
                className={momentClass}
              />
            </label>
            <label className="grid min-w-0 gap-0.5 text-xs font-semibold text-ink-muted max-sm:flex-1">
              {texts.time}
              <input
                type="time"
                name="publishTime"
                value={time}
                onChange={({ target }) => setTime(target.value)}
                className={momentClass}
              />
            </label>
          </>
        )}
      </div>
      {error && <p className="text-xs font-medium text-danger">{error}</p>}
      <p
        role="status"
        className={`min-h-4 text-xs text-ink-muted ${state === 'SCHEDULED' ? '' : 'max-sm:sr-only'}`}
      >
        {state === 'SCHEDULED' && moment ? texts.appears(formatMoment(moment)) : lines[state]}
      </p>
    </fieldset>
  );
}
