import { useApolloClient } from '@apollo/client/react';
import { readError } from '../../../../lib/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { leadWorkContent } from '../../../lead/admin/lead-work.content.ts';
import { conditionsOf, sharedAddress } from './view-address.ts';
import type { NamedView } from './view-address.ts';
import { viewsContent as texts } from './views.content.ts';
import {
  ChangeLeadViewDocument,
  DeleteLeadViewDocument,
  RestoreLeadViewDocument,
} from './views.generated.ts';

/** What the menu does to a view at once, with a message of each. */
export function useViews(onChanged: () => Promise<unknown>) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();

  async function run(change: () => Promise<unknown>, done: () => void): Promise<void> {
    try {
      await withSession(change);
      done();
      await onChanged();
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, leadWorkContent.failed).message });
    }
  }

  function update({ id, name }: NamedView, list: Parameters<typeof conditionsOf>[0]): Promise<void> {
    const input = { id, changes: { conditions: conditionsOf(list) } };
    return run(
      () => client.mutate({ mutation: ChangeLeadViewDocument, variables: { input } }),
      () => showToast({ tone: 'success', text: texts.updated(name) }),
    );
  }

  function restore({ id, name }: NamedView): Promise<void> {
    return run(
      () => client.mutate({ mutation: RestoreLeadViewDocument, variables: { input: { id } } }),
      () => showToast({ tone: 'success', text: texts.restored(name), item: id }),
    );
  }

  function remove(view: NamedView): Promise<void> {
    const { id, name } = view;
    return run(
      () => client.mutate({ mutation: DeleteLeadViewDocument, variables: { input: { id } } }),
      () => {
        const action = { label: texts.undo, run: () => void restore(view) };
        showToast({ tone: 'success', text: texts.removed(name), item: id, action });
      },
    );
  }

  async function copy(view: NamedView): Promise<void> {
    const url = sharedAddress(view);
    // A page without https has no clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    await (clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))).then(
      () => showToast({ tone: 'success', text: texts.copied }),
      () => showToast({ tone: 'danger', text: texts.notCopied(url) }),
    );
  }

  return { update, remove, copy };
}
