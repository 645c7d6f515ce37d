import { ApolloClient, InMemoryCache } from '@apollo/client';

/**
 * A client with a memory of its own, for a page that shows an item in another state than the stored one. It does not
 * join answers by id, so that a list with the stored item leaves the shown one as it is.
 */
export function createOwnMemory({ link }: ApolloClient): ApolloClient {
  const cache = new InMemoryCache({ dataIdFromObject: () => undefined });
  return new ApolloClient({ link, cache, devtools: { enabled: false } });
}
