import { useId } from 'react';
import { picturesContent } from './pictures.content.ts';

const maxAltLength = 200;

interface AltFieldProps {
  value: string;
  /** What tells it from other such fields, for screen readers. */
  of?: string | number;
  placeholder: string;
  onChange: (alt: string) => void;
}

/** The description of a picture, for people who cannot see it. */
export function AltField({ value, of, placeholder, onChange }: AltFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-xs font-semibold text-ink-muted">
        {picturesContent.one.alt}
        {of !== undefined && <span className="sr-only">: {of}</span>}
      </label>
      <input
        id={id}
        value={value}
        maxLength={maxAltLength}
        autoComplete="off"
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
        // In a form, Enter would send everything.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        className="mt-0.5 min-h-11 w-full rounded-field border border-field-line/55 bg-card px-3 text-dense placeholder:text-ink-muted hover:border-field-line md:min-h-9"
      />
    </div>
  );
}
