import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { hearEvents } from './event-stream.ts';
import type { Heard } from './event-stream.ts';

/** Queries for numbers, which any change can affect. */
const numbers = ['LeadCounts', 'Dashboard'];
/** The queries of leads to read again after a change. */
const leads = [
  'AdminContacts',
  'EnquiryPlace',
  'OpenedEnquiry',
  'AdminPeople',
  'PeopleBoard',
  'PersonDetails',
  'PersonToWrite',
  'Today',
  'AdminApplications',
  'ApplicationBoard',
  'ApplicationDetails',
];

/** The lists of each collection, which show new leads. */
const lists = new Map([
  ['contactRequests', ['AdminContacts']],
  ['people', ['AdminPeople', 'PeopleBoard', 'Today']],
  ['jobApplications', ['AdminApplications', 'ApplicationBoard']],
]);

/** Keeps open pages in step with other people’s work on enquiries and applications, within about two seconds. */
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
    (query) =>
      leads.includes(query.queryName ?? '') && (!heard || shows(query, heard.ids) || gains(query, heard)),
  );
  // A card may move from one column to another, so all columns reload.
  const kinds = new Set([...numbers, ...shown.map(({ queryName }) => queryName ?? '')]);
  for (const query of open) {
    // A failed query shows its own error.
    if (kinds.has(query.queryName ?? '')) query.refetch().catch(() => undefined);
  }
}

/** Whether a list starts with the newest lead, so that new ones belong at its top. */
function gains(
  { queryName = '', variables }: { queryName?: string; variables: { list?: unknown } },
  { collection }: NonNullable<Heard>,
): boolean {
  return lists.get(collection)?.includes(queryName) === true && beginsWithNewest(variables.list);
}

/** Whether a part of a list is its first page, the newest first. */
export function beginsWithNewest(list: unknown): boolean {
  const part = typeof list === 'object' ? { ...list } : {};
  const { page = 1, sortBy = 'createdAt', direction = 'DESCENDING' } = part as Record<string, unknown>;
  return page === 1 && sortBy === 'createdAt' && direction === 'DESCENDING';
}

function shows(query: { getCurrentResult: () => { data?: unknown } }, ids: readonly string[]): boolean {
  const text = JSON.stringify(query.getCurrentResult().data ?? null);
  return ids.some((id) => text.includes(id));
}
