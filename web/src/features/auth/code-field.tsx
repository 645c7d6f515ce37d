import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/field.tsx';
import { loginContent } from './login.content.ts';

/** The code of an authenticator app or a recovery code, with the server’s sentence; each new sentence selects what was typed. */
export function CodeField({ error }: { error?: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  return (
    <div role="alert">
      <TextField
        ref={input}
        label={loginContent.code}
        error={error}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required
      />
    </div>
  );
}
