import { useId } from 'react';

interface ConsentFieldProps {
  label: string;
  name: string;
  defaultChecked?: boolean;
  /** The error beside the box if it is required and not ticked. */
  error?: string;
}

/** A checkbox for consent to a sentence, with its error. */
export function ConsentField({ label, name, defaultChecked, error }: ConsentFieldProps) {
  const errorId = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex items-start gap-3 text-sm text-ink-muted">
        <input
          type="checkbox"
          name={name}
          defaultChecked={defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-5 shrink-0"
        />
        {label}
      </label>
      {error && (
        <p id={errorId} className="pl-8 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
