import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { loginContent } from '../login.content.ts';

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
  required?: boolean;
}

/** A password field with a button to show the text. */
export function PasswordField({ label, hint, error, required = true, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required={required}
            className={`${control.className} min-h-11 pr-13`}
          />
          <button
            type="button"
            aria-label={shown ? loginContent.hidePassword : loginContent.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-ink-muted hover:text-pine noscript:hidden"
          >
            {shown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
      )}
    </Field>
  );
}
