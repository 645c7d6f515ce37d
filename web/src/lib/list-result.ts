import { useState } from 'react';
import { isUnauthenticated, useSessionOf } from './admin-session.ts';

/** The part of Apollo’s result that matters to a table. */
interface QueryResult<Data> {
  data?: Data;
  previousData?: Data;
  error?: Error | { message: string };
  loading: boolean;
  variables: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * What a table needs of a list’s query: while another page is on its way the present one stays. Leads to the login
 * when the session has ended.
 */
export function useListResult<Data>(result: QueryResult<Data>) {
  const { data, previousData, error, loading, refetch } = result;
  useSessionOf(error);
  const asked = JSON.stringify(result.variables);
  const [answered, setAnswered] = useState<string>();
  if (data && answered !== asked) setAnswered(asked);
  const failed = error !== undefined && !isUnauthenticated(error);
  // Rows of another page must not stand under this page’s numbers for good.
  const shownMeanwhile = failed && answered !== asked ? undefined : previousData;
  return {
    data: data ?? shownMeanwhile,
    loading: loading && !data,
    failed,
    onRetry: () => {
      // The query itself says so when it fails again.
      refetch().catch(() => undefined);
    },
  };
}
