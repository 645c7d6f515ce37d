import { useState } from 'react';
import { isUnauthenticated, useSessionOf } from '../session/admin-session.ts';
import { useSteady } from '../form/steady.ts';

/** The part of Apollo’s result that a table needs. */
interface QueryResult<Data> {
  data?: Data;
  previousData?: Data;
  error?: Error | { message: string };
  loading: boolean;
  variables: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * The result of a list’s query for a table: the present page stays while another one loads, and what arrives while
 * a pointer is down waits for the click. Rows that arrive unasked also wait until the mouse rests.
 * Leads to the login when the session has ended.
 */
export function useListResult<Data>(result: QueryResult<Data>, { unasked = false } = {}) {
  const { data, previousData, error, loading, refetch } = result;
  useSessionOf(error);
  const asked = JSON.stringify(result.variables);
  const [answered, setAnswered] = useState<string>();
  const comesOfItself = unasked && answered === asked;
  if (data && answered !== asked) setAnswered(asked);
  const failed = error !== undefined && !isUnauthenticated(error);
  // Rows of another page must not stay under this page’s number.
  const shownMeanwhile = failed && answered !== asked ? undefined : previousData;
  return {
    data: useSteady(data ?? shownMeanwhile, data !== undefined && comesOfItself),
    loading: useSteady(loading && !data),
    failed: useSteady(failed),
    onRetry: () => {
      // The query shows the error itself if it fails again.
      refetch().catch(() => undefined);
    },
  };
}
