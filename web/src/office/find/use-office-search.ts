import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OfficeSearchDocument } from './office-search.generated.ts';
import type { OfficeSearchQuery } from './office-search.generated.ts';

export type Find = OfficeSearchQuery['officeSearch'][number];

/** The server is asked when a person has stopped typing for so long. */
const restMs = 200;

interface Answer {
  search: string;
  finds: readonly Find[];
  failed: boolean;
}

const nothing: readonly Find[] = [];

/** What the server finds; the last answer stays until the next. A question that is no longer wanted is broken off. */
export function useOfficeSearch(typed: string) {
  const client = useApolloClient();
  const search = typed.trim();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!search) return undefined;
    const abort = new AbortController();
    const show = (finds: readonly Find[], failed: boolean) => {
      if (!abort.signal.aborted) setAnswer({ search, finds, failed });
    };
    const timer = setTimeout(() => {
      client
        .query({
          query: OfficeSearchDocument,
          variables: { search },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: abort.signal } },
        })
        .then(
          ({ data }) => show(data?.officeSearch ?? nothing, !data),
          () => show(nothing, true),
        );
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, search]);
  return {
    finds: search ? (answer?.finds ?? nothing) : nothing,
    failed: Boolean(search) && answer?.failed === true,
    /** Whether the answer is to what is typed. */
    answered: answer?.search === search,
  };
}
