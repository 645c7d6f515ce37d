import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';

interface ItemSubmission<Data> {
  send: (client: ApolloClient) => Promise<{ data?: Data }>;
  /** The queries that show it and must be read again. */
  staleFields: readonly string[];
  /** The message after success. */
  submitted: string;
}

/** Sends an item within the login, and drops lists without it from the cache. */
export function useSubmitItem() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return async function submitItem<Data>({
    send,
    staleFields,
    submitted,
  }: ItemSubmission<Data>): Promise<Data> {
    const { data } = await withSession(() => send(client));
    for (const fieldName of staleFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    showToast({ tone: 'success', text: submitted });
    if (!data) throw new Error('The answer has no item.');
    return data;
  };
}
