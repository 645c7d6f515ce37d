import { useId } from 'react';
import { chooseTheme, useTheme } from '../lib/theme.ts';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Lets the visitor choose the theme of this browser. */
export function ThemeToggle() {
  const chosen = useTheme();
  // A page of the back office has two, one of them hidden.
  const name = useId();
  return (
    <fieldset className="flex items-center gap-1 rounded-full border border-on-band/20 p-1">
      <legend className="sr-only">Colours</legend>
      {themes.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-full px-3 has-checked:bg-on-band has-checked:text-footer-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-band pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
