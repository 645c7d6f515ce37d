import { TextField } from '../../ui/field.tsx';
import { accountsContent } from './accounts.content.ts';

interface EmailFieldProps {
  value?: string | null;
  hint?: string;
  error?: string;
}

/** The e-mail address of an account. */
export function EmailField({ value, hint, error }: EmailFieldProps) {
  return (
    <TextField
      type="email"
      label={accountsContent.create.email}
      hint={hint}
      error={error}
      name="email"
      defaultValue={value ?? undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
