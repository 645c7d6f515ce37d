import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { hearEvents } from './event-stream.ts';
import type { Heard } from './event-stream.ts';

/** Numbers, which every change can touch. */
const numbers = ['LeadCounts', 'Dashboard'];
/** Leads, which are read again when they show what was written. What is new to a list waits until a person asks for it. */
const leads = [
  'AdminContacts',
  'ContactBoard',
  'ContactDetails',
  'AdminApplications',
  'ApplicationBoard',
  'ApplicationDetails',
];

/** Keeps open pages in step with other people’s work on enquiries and applications, within about two seconds. */
export function useLeadEvents(): void {
  const client = useApolloClient();
  useEffect(() => {
    const leaving = new AbortController();
    hearEvents((heard) => readAgain(client, heard), leaving.signal);
    return () => leaving.abort();
  }, [client]);
}

/** Reads again what a change touches. */
export function readAgain(client: ApolloClient, heard: Heard): void {
  const open = [...client.getObservableQueries()];
  const shown = open.filter(
    (query) => leads.includes(query.queryName ?? '') && (!heard || shows(query, heard.ids)),
  );
  // A card leaves one column and comes to another.
  const kinds = new Set([...numbers, ...shown.map(({ queryName }) => queryName ?? '')]);
  for (const query of open) {
    // A query that fails says so where it is shown.
    if (kinds.has(query.queryName ?? '')) query.refetch().catch(() => undefined);
  }
}

function shows(query: { getCurrentResult: () => { data?: unknown } }, ids: readonly string[]): boolean {
  const text = JSON.stringify(query.getCurrentResult().data ?? null);
  return ids.some((id) => text.includes(id));
}
