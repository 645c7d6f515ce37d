import { useId } from 'react';
import type { RootChoice } from '../lib/browser/root-choice.ts';
import { areaUnitChoice, themeChoice } from '../lib/browser/root-choice.ts';

interface ToggleProps<Value extends string> {
  choice: RootChoice<Value>;
  legend: string;
  /** The words for the usual state, and for each value. */
  usual: string;
  labels: Record<Value, string>;
}

/** Lets the visitor choose the colours of this browser. */
export function ThemeToggle() {
  return (
    <RootToggle
      choice={themeChoice}
      legend="Colours"
      usual="System"
      labels={{ light: 'Light', dark: 'Dark' }}
    />
  );
}

/** Lets the visitor choose the unit of areas on all pages of this browser. */
export function AreaUnitToggle() {
  return (
    <RootToggle
      choice={areaUnitChoice}
      legend="Areas in"
      usual="As listed"
      labels={{ sqft: 'sq ft', sqm: 'sq m', gaj: 'gaj' }}
    />
  );
}

function RootToggle<Value extends string>({ choice, legend, usual, labels }: ToggleProps<Value>) {
  const chosen = choice.use();
  // A page of the back office has two, one of them hidden.
  const name = useId();
  return (
    <fieldset className="flex items-center gap-1 rounded-full border border-on-band/20 p-1">
      <legend className="sr-only">{legend}</legend>
      {[null, ...choice.values].map((value) => (
        <label
          key={value}
          className="inline-flex min-h-9 cursor-pointer items-center justify-center rounded-full px-3 whitespace-nowrap has-checked:bg-on-band has-checked:text-footer-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-band pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <input
            type="radio"
            name={name}
            value={value ?? ''}
            checked={chosen === value}
            onChange={() => choice.choose(value)}
            className="sr-only"
          />
          {value === null ? usual : labels[value]}
        </label>
      ))}
    </fieldset>
  );
}
