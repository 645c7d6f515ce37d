import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { ApolloLink } from '@apollo/client';

/** Makes a client of the back office, whose cache joins answers by id. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: { SiteSettings: { keyFields: [] } } }),
    ssrMode: typeof window === 'undefined',
    devtools: { enabled: false },
  });
}
