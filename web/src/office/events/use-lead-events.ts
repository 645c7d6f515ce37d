import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { hearEvents } from './event-stream.ts';
import type { Heard } from './event-stream.ts';

/** Queries for numbers, which any change can affect. */
const numbers = ['LeadCounts', 'Dashboard'];
/** Queries for leads, which reload if they show the changed lead. A new lead appears in a list only on request. */
const leads = [
  'AdminContacts',
  'ContactBoard',
  'ContactDetails',
  'AdminApplications',
  'ApplicationBoard',
  'ApplicationDetails',
];

/** Updates open pages within about two seconds after other accounts’ work on enquiries and applications. */
export function useLeadEvents(): void {
  const client = useApolloClient();
  useEffect(() => {
    const leaving = new AbortController();
    hearEvents((heard) => readAgain(client, heard), leaving.signal);
    return () => leaving.abort();
  }, [client]);
}

/** Reloads the queries that a change affects. */
export function readAgain(client: ApolloClient, heard: Heard): void {
  const open = [...client.getObservableQueries()];
  const shown = open.filter(
    (query) => leads.includes(query.queryName ?? '') && (!heard || shows(query, heard.ids)),
  );
  // A card may move from one column to another, so all columns reload.
  const kinds = new Set([...numbers, ...shown.map(({ queryName }) => queryName ?? '')]);
  for (const query of open) {
    // A failed query shows its own error.
    if (kinds.has(query.queryName ?? '')) query.refetch().catch(() => undefined);
  }
}

function shows(query: { getCurrentResult: () => { data?: unknown } }, ids: readonly string[]): boolean {
  const text = JSON.stringify(query.getCurrentResult().data ?? null);
  return ids.some((id) => text.includes(id));
}
