import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The sentence beside the field if it is wrong. */
  error?: string;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

const control =
  'w-full rounded-field border border-field-line/55 bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-ink-muted hover:border-field-line aria-invalid:border-danger disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-paper [&[readonly]]:text-ink-muted';

/** A label, a control with its id and descriptions, a hint, and the error beside it. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        className: control,
      })}
      {error && (
        <p id={errorId} className="text-xs font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => <input {...props} className={`${props.className} min-h-11`} {...rest} />}
    </Field>
  );
}

/** A text area that starts with `rows` lines and grows with its text. */
export function TextAreaField({
  label,
  hint,
  error,
  rows = 4,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <textarea
          rows={rows}
          {...props}
          style={{ minHeight: `calc(${rows}lh + 1.375rem)` }}
          className={`${props.className} field-sizing-content max-h-[70dvh]`}
          {...rest}
        />
      )}
    </Field>
  );
}

/** A select as high as a text field, which a browser makes lower by itself. */
export function SelectField({
  label,
  hint,
  error,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <select {...props} className={`${props.className} min-h-[max(2.75rem,1lh+1.375rem)]`} {...rest}>
          {children}
        </select>
      )}
    </Field>
  );
}
