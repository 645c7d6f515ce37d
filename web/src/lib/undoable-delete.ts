import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAdminSession } from './admin-session.ts';
import { readError } from './errors.ts';
import { showToast } from './toasts.ts';

export interface DeletionTexts {
  /** Says that it is gone; `{id}` stands for its id. */
  deleted: string;
  failed: string;
  unreachable: string;
  invalidId: string;
  undo: string;
  restored: string;
  notRestored: string;
}

interface Deletion {
  deleteDocument: TypedDocumentNode<unknown, { id: string }>;
  restoreDocument: TypedDocumentNode<unknown, { id: string }>;
  /** The GraphQL type, for the cache. */
  typename: string;
  /** The lists of the public site that show it. */
  publicFields?: readonly string[];
  texts: DeletionTexts;
}

/** Deletes without asking and offers Undo; `deletingIds` are the rows that are on their way out. */
export function useUndoableDelete(deletion: Deletion) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [deletingIds, setDeletingIds] = useState<readonly string[]>([]);
  const { texts } = deletion;

  async function remove(id: string): Promise<void> {
    if (!id) {
      showToast({ tone: 'danger', text: texts.invalidId });
      return;
    }
    setDeletingIds((ids) => [...ids, id]);
    try {
      await withSession(() => client.mutate({ mutation: deletion.deleteDocument, variables: { id } }));
      client.cache.evict({ id: `${deletion.typename}:${id}` });
      showToast({
        tone: 'success',
        text: texts.deleted.replace('{id}', id),
        action: { label: texts.undo, run: () => void restore(id) },
      });
    } catch (error) {
      showToast({ tone: 'danger', text: failureText(error, texts) });
    }
    // After a failure too: somebody else may have been faster.
    await refreshLists(client, deletion.publicFields);
    setDeletingIds((ids) => ids.filter((deleting) => deleting !== id));
  }

  async function restore(id: string): Promise<void> {
    try {
      await withSession(() => client.mutate({ mutation: deletion.restoreDocument, variables: { id } }));
      showToast({ tone: 'success', text: texts.restored });
    } catch {
      showToast({ tone: 'danger', text: texts.notRestored });
    }
    await refreshLists(client, deletion.publicFields);
  }

  return { remove, deletingIds };
}

/** Asks again for every list on the screen, and forgets the public lists, which may show what was changed. */
async function refreshLists(client: ApolloClient, publicFields: readonly string[] = []): Promise<void> {
  for (const fieldName of publicFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  // A list that cannot be asked for shows that itself.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

function failureText(error: unknown, texts: DeletionTexts): string {
  const { code, message } = readError(error, texts.unreachable);
  if (code === 'UNREACHABLE') return texts.unreachable;
  return message === texts.invalidId ? texts.invalidId : texts.failed;
}
