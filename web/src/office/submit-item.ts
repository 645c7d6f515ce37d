import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../lib/toasts.ts';
import { useAdminSession } from './admin-session.ts';

interface ItemSubmission {
  send: (client: ApolloClient) => Promise<unknown>;
  /** The queries that show it and are out of date afterwards. */
  staleFields: readonly string[];
  /** The message after success. */
  submitted: string;
}

/** Sends a new item with its picture within the login, and drops lists without it from the cache. */
export function useSubmitItem() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return async function submitItem({ send, staleFields, submitted }: ItemSubmission): Promise<void> {
    // Checks the login first: the server limits uploads without one to a smaller size, and would refuse the
    // picture for that.
    await withSession(() => send(client), { checkFirst: true });
    for (const fieldName of staleFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    showToast({ tone: 'success', text: submitted });
  };
}
