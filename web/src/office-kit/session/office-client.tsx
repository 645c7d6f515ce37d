import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo.ts';
import { createBrowserLink } from './browser-link.ts';

/** One client from the login to the last screen. The server renders only the frame of the office, and asks nothing. */
const client = createApolloClient(createBrowserLink());

/** Gives the back office and the login their Apollo Client. */
export function OfficeClient({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
