import type { ApolloCache } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createOwnMemory } from './own-memory.ts';

interface SeededPageProps {
  /** Writes the facts of the page into its cache; called once. */
  fill: (cache: ApolloCache) => unknown;
  children: ReactNode;
}

/**
 * A page of the site with facts that visitors do not see. It has a memory of its own, so that no other screen shows
 * them as stored.
 */
export function SeededPage({ fill, children }: SeededPageProps) {
  const client = useApolloClient();
  const [shownBy] = useState(() => {
    const own = createOwnMemory(client);
    fill(own.cache);
    return own;
  });
  return <ApolloProvider client={shownBy}>{children}</ApolloProvider>;
}
