import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../lib/toasts.ts';
import { useAdminSession } from './admin-session.ts';

interface ItemSubmission {
  send: (client: ApolloClient) => Promise<unknown>;
  /** The queries that show it, whose answers are out of date afterwards. */
  staleFields: readonly string[];
  /** The message after success. */
  submitted: string;
}

/** Sends a new item with its picture behind the login, and forgets the lists that lack it. */
export function useSubmitItem() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  return async function submitItem({ send, staleFields, submitted }: ItemSubmission): Promise<void> {
    // Asked first: a picture that a stranger may not send would be refused for its size instead.
    await withSession(() => send(client), { checkFirst: true });
    for (const fieldName of staleFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    showToast({ tone: 'success', text: submitted });
  };
}
