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

const typePolicies = { SiteSettings: { keyFields: [] as [] }, Person: { fields: personLists } };

/** Makes a client of the back office, whose cache joins answers by id. */
export function createApolloClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies }),
    ssrMode: typeof window === 'undefined',
    devtools: { enabled: false },
  });
}

/** A cache for what is read without the network: it answers a question about one lead from any answer that held it. */
export function createCopyCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      ...typePolicies,
      Query: {
        fields: {
          person: {
            read: (found: unknown, { args, toReference }) =>
              found ?? toReference({ __typename: 'Person', id: String(args?.id) }),
          },
          // One’s own leads are kept in one order, and no other list is.
          people: { keyArgs: (args) => (isOwnList(args) ? 'own' : JSON.stringify(args)) },
        },
      },
    },
  });
}

function isOwnList(args: Record<string, unknown> | null): boolean {
  const { search, after, filter } = { ...args };
  return !search && !after && JSON.stringify(filter) === '{"owner":"mine"}';
}
