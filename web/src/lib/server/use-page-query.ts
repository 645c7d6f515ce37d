import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { PageClientContext, questionKey } from './page-client.ts';
import type { PageClient, PageDocument } from './page-client.ts';

export interface PageQueryOptions<Variables> {
  variables?: Variables;
  /** Asks nothing for now. */
  skip?: boolean;
  /** Asks the server each time the component appears, and shows the known answer meanwhile. */
  anew?: boolean;
}

/** The client of the page. */
export function usePageClient(): PageClient {
  const client = useContext(PageClientContext);
  if (!client) throw new Error('There is no page client here.');
  return client;
}

/**
 * The answer to a question of a page: at once if its loader or the server has asked it, else as soon as it arrives.
 * `previousData` are the newest data, even if they belong to other variables.
 */
export function usePageQuery<Data, Variables>(
  document: PageDocument<Data, Variables>,
  { variables, skip = false, anew = false }: PageQueryOptions<Variables> = {},
) {
  const client = usePageClient();
  const key = questionKey(document, variables);
  const read = () => client.read(key);
  const { data, error, asking } = useSyncExternalStore(client.subscribe, read, read);
  const refetch = () => client.refresh(document, variables);
  const ask = useEffectEvent(() => {
    // A failure stays with the answer, where the page shows it.
    if (anew || read().data === undefined) refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (!skip) ask();
  }, [client, key, skip]);
  const [previousData, setPreviousData] = useState(data);
  if (data !== undefined && data !== previousData) setPreviousData(data);
  return {
    data: (skip ? undefined : data) as Data | undefined,
    previousData: previousData as Data | undefined,
    error: skip ? undefined : error,
    loading: !skip && (asking || (data === undefined && !error)),
    refetch,
  };
}
