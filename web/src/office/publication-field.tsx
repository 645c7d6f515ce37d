import { useState } from 'react';
import { formatMoment } from '../lib/format.ts';
import { TextField } from '../ui/field.tsx';
import { publicationContent as texts } from './publication.content.ts';
import { momentInIndia } from './publication.ts';
import type { PublicationState } from './publication.ts';

interface PublicationFieldProps {
  /** The initial values of the fields, by name. */
  values: Readonly<Record<string, string>>;
  error?: string;
  onState: (state: PublicationState) => void;
}

const states: PublicationState[] = ['DRAFT', 'PUBLISHED', 'SCHEDULED'];

/** Reads the state from a form; published by default. */
export function stateOf(value: string | undefined): PublicationState {
  return states.find((state) => state === value) ?? 'PUBLISHED';
}

/** Chooses draft, published or scheduled. A schedule has a date and a time in India, repeated in words. */
export function PublicationField({ values, error, onState }: PublicationFieldProps) {
  const [state, setState] = useState(stateOf(values.publication));
  const [date, setDate] = useState(values.publishDate ?? '');
  const [time, setTime] = useState(values.publishTime || '09:00');
  const moment = momentInIndia(date, time);
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-card p-5 md:p-6">
      <legend className="contents">
        <span className="font-heading text-lg font-semibold">{texts.title}</span>
      </legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-3">
        {texts.choices.map(({ value, label, line }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer gap-3 rounded-field border border-line p-3.5 hover:border-field-line has-checked:border-pine has-checked:bg-pine-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
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
              className="mt-1 size-4 shrink-0"
            />
            <span className="text-sm font-semibold">
              {label}
              <span className="block text-xs font-normal text-ink-muted">{line}</span>
            </span>
          </label>
        ))}
      </div>
      {state === 'SCHEDULED' && (
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={texts.date}
            name="publishDate"
            type="date"
            value={date}
            error={error}
            onChange={({ target }) => setDate(target.value)}
          />
          <TextField
            label={texts.time}
            name="publishTime"
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
      )}
      <p role="status" className="mt-3 min-h-5 text-dense font-semibold text-brass-deep">
        {state === 'SCHEDULED' && moment && texts.appears(formatMoment(moment))}
      </p>
    </fieldset>
  );
}
