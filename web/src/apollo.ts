import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';

/** Makes every client: over HTTP in the browser, within the process on the server. */
export function createApolloClient(link: ApolloLink, state?: NormalizedCacheObject): ApolloClient {
  const cache = new InMemoryCache({
    typePolicies: { SiteSettings: { keyFields: [] } },
  });
  if (state) cache.restore(state);
  return new ApolloClient({
    link,
    cache,
    ssrMode: typeof window === 'undefined',
    devtools: { enabled: false },
  });
}
