import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { ApolloLink } from '@apollo/client';

const replaced = { merge: false };
/** What a lead has of each may become less: enquiries that turn out to be another’s go with their number. */
const personLists = Object.fromEntries(
  ['enquiries', 'numbers', 'emails', 'homes', 'maybeSame', 'sharingWith', 'merges'].map((name) => [
    name,
    replaced,
  ]),
);

/** Makes a client of the back office, whose cache joins answers by id. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      typePolicies: { SiteSettings: { keyFields: [] }, Person: { fields: personLists } },
    }),
    ssrMode: typeof window === 'undefined',
    devtools: { enabled: false },
  });
}
