import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { ApolloLink, NormalizedCacheObject } from '@apollo/client';

/** The one way to make a client: over HTTP in the browser, in the same process on the server. */
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
