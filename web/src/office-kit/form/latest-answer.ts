import { useEffect, useRef, useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { useAdminSession } from '../session/admin-session.ts';

/**
 * Questions that a form asks while a person types: only the answer to the latest counts. `busy` is the label of the question
 * under way, `failure` the sentence of one that failed.
 */
export function useLatestAnswer(failed: string) {
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Lets go of what was asked or would be asked soon. */
  function drop(): void {
    clearTimeout(timer.current);
    latest.current += 1;
    setBusy('');
  }

  /** Asks now; null if it failed, or if another question came after it. */
  async function ask<Answer>(label: string, question: () => Promise<Answer>): Promise<Answer | null> {
    drop();
    const own = latest.current;
    setBusy(label);
    setFailure('');
    try {
      const answer = await withSession(question);
      if (own !== latest.current) return null;
      setBusy('');
      return answer;
    } catch (error) {
      if (own !== latest.current) return null;
      const { fields, message } = readError(error, failed);
      setBusy('');
      setFailure(Object.values(fields)[0] ?? message);
      return null;
    }
  }

  return {
    busy,
    failure,
    setFailure,
    drop,
    ask,
    /** Asks once the person pauses. */
    askSoon: (run: () => Promise<void>, pauseMs: number) => {
      drop();
      timer.current = setTimeout(() => void run(), pauseMs);
    },
  };
}
