import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ItemKind, ItemSelection, ItemsFilter } from 'domain/schema.generated.ts';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { DeleteItemsDocument, RestoreItemsDocument } from '../bulk.generated.ts';
import { itemDeletionContent } from './item-deletion.content.ts';
import type { Selection } from './selection.ts';

export interface DeletionTexts {
  /** The message after deleting; `{id}` stands for the id. */
  deleted: string;
  failed: string;
  unreachable: string;
  invalidId: string;
  undo: string;
  restored: string;
  notRestored: string;
}

export interface Deletion {
  /** The kind of the items. */
  kind: ItemKind;
  /** The search and filter of the list, to delete all that match. */
  filter?: ItemsFilter;
  /** The lists of the public site that show the items. */
  staleFields?: readonly string[];
  texts: DeletionTexts;
}

export interface BulkAnswer {
  doneIds: string[];
  failedIds: string[];
  remaining: number;
}

const maxAtOnce = 1_000;

/** The GraphQL type of each kind, by which the cache identifies its items. */
const typeNames: Record<ItemKind, string> = {
  PROPERTY: 'Property',
  TEAM_MEMBER: 'TeamMember',
  TESTIMONIAL: 'Testimonial',
  BUILDER: 'Builder',
  PROGRESS_PHOTO: 'Construction photo',
  BLOG: 'Blog',
  MEDIA_ITEM: 'MediaItem',
  CONTACT_REQUEST: 'ContactRequest',
  JOB_APPLICATION: 'JobApplication',
  SUBSCRIBER: 'Subscriber',
  LISTING_REPORT: 'ListingReport',
};

/** Runs an operation for the whole selection, a thousand items per call. */
export async function forSelection(
  selection: ItemSelection,
  send: (part: ItemSelection) => Promise<BulkAnswer | undefined>,
): Promise<{ doneIds: string[]; failedIds: string[] }> {
  const doneIds: string[] = [];
  const failedIds: string[] = [];
  const { ids } = selection;
  if (ids) {
    for (let from = 0; from < ids.length; from += maxAtOnce) {
      const answer = await send({ ids: ids.slice(from, from + maxAtOnce) });
      doneIds.push(...(answer?.doneIds ?? []));
      failedIds.push(...(answer?.failedIds ?? []));
    }
    return { doneIds, failedIds };
  }
  // Each answer names all matching items that cannot be changed.
  for (;;) {
    const answer = await send(selection);
    doneIds.push(...(answer?.doneIds ?? []));
    failedIds.push(...(answer?.failedIds ?? []));
    if (!answer?.remaining || answer.doneIds.length === 0)
      return { doneIds, failedIds: [...new Set(failedIds)] };
  }
}

/** Deletes one or several items without asking, and offers Undo; `deletingIds` are the rows being deleted. */
export function useItemDeletion({ kind, filter, staleFields, texts }: Deletion) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [deletingIds, setDeletingIds] = useState<readonly string[]>([]);

  const deleteItems = (selection: ItemSelection) =>
    forSelection(selection, (part) =>
      withSession(async () => {
        const variables = { kind, selection: part, filter: part.ids ? undefined : filter };
        const { data } = await client.mutate({ mutation: DeleteItemsDocument, variables });
        return data?.deleteItems;
      }),
    );

  async function remove(id: string): Promise<void> {
    if (!id) {
      showToast({ tone: 'danger', text: texts.invalidId });
      return;
    }
    setDeletingIds((ids) => [...ids, id]);
    try {
      const { doneIds } = await deleteItems({ ids: [id] });
      if (doneIds.length === 0) showToast({ tone: 'danger', text: texts.failed });
      else tellDeleted(texts.deleted.replace('{id}', id), doneIds);
    } catch (error) {
      showToast({ tone: 'danger', text: failureText(error, texts) });
    }
    // Runs after a failure too, because another account may have been faster.
    await refreshLists(client, staleFields);
    setDeletingIds((ids) => ids.filter((deleting) => deleting !== id));
  }

  async function removeMany({ input }: Selection): Promise<void> {
    if ('ids' in input) setDeletingIds(input.ids);
    try {
      const { doneIds, failedIds } = await deleteItems(input);
      if (doneIds.length > 0) tellDeleted(itemDeletionContent.deleted(doneIds.length), doneIds);
      if (failedIds.length > 0)
        showToast({ tone: 'danger', text: itemDeletionContent.partly(failedIds.length) });
    } catch (error) {
      showToast({ tone: 'danger', text: failureText(error, texts) });
    }
    await refreshLists(client, staleFields);
    setDeletingIds([]);
  }

  function tellDeleted(text: string, ids: string[]): void {
    for (const id of ids) client.cache.evict({ id: `${typeNames[kind]}:${id}` });
    const undo = { label: texts.undo, run: () => void restore(ids) };
    showToast({ tone: 'success', text, action: undo });
  }

  async function restore(ids: string[]): Promise<void> {
    try {
      const { doneIds, failedIds } = await forSelection({ ids }, (selection) =>
        withSession(async () => {
          const variables = { kind, selection };
          const { data } = await client.mutate({ mutation: RestoreItemsDocument, variables });
          return data?.restoreItems;
        }),
      );
      if (failedIds.length > 0) showToast({ tone: 'danger', text: texts.notRestored });
      else
        showToast({
          tone: 'success',
          text: ids.length > 1 ? itemDeletionContent.restored(doneIds.length) : texts.restored,
        });
    } catch {
      showToast({ tone: 'danger', text: texts.notRestored });
    }
    await refreshLists(client, staleFields);
  }

  const bulkAction = {
    label: itemDeletionContent.delete,
    busyLabel: itemDeletionContent.deleting,
    danger: true,
    run: removeMany,
  };
  return { remove, deletingIds, bulkAction };
}

/** Reloads all lists on the screen, and drops from the cache the other lists that may show the item. */
export async function refreshLists(client: ApolloClient, staleFields: readonly string[] = []): Promise<void> {
  for (const fieldName of staleFields) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  // A list that fails to load shows its own error.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

function failureText(error: unknown, texts: DeletionTexts): string {
  const { code, message } = readError(error, texts.unreachable, texts.failed);
  if (code === 'UNREACHABLE') return message;
  return message === texts.invalidId ? texts.invalidId : texts.failed;
}
