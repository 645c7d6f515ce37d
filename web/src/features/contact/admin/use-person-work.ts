import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refreshLists } from '../../../office-kit/list/item-deletion.ts';
import { leadWorkContent } from '../../lead/admin/lead-work.content.ts';
import { useSetStates } from '../../lead/admin/use-state-action.ts';
import { showToast } from '../../../lib/toasts.ts';
import { contactStates, readChosen } from './contact-states.ts';
import {
  SetContactNextDatesDocument,
  SetContactStatesDocument,
  UndoContactStatesDocument,
} from './contact-work.generated.ts';
import type { ContactDetailsQuery } from './contact-work.generated.ts';

const texts = leadWorkContent.nextDate;

/** All enquiries of the person of an enquiry, and the work on those that are open. */
export function usePersonWork({ thread, ...request }: ContactDetailsQuery['contact']) {
  const client = useApolloClient();
  const [together, setTogether] = useState(true);
  const all = [request, ...thread].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const open = thread.filter(({ state }) => !contactStates.ended.includes(state));
  /** This enquiry and the other open ones. */
  const ids = [request.id, ...open.map(({ id }) => id)];
  // This page does not know later changes.
  const readAt = all
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const setStates = useSetStates(contactStates, {
    send: async (selection, chosen) => {
      const variables = { selection, readAt, ...readChosen(chosen) };
      const changed = await client.mutate({ mutation: SetContactStatesDocument, variables });
      return changed.data?.setContactStates;
    },
    undo: async (changedIds, state) => {
      const variables = { ids: changedIds, state };
      const undone = await client.mutate({ mutation: UndoContactStatesDocument, variables });
      return undone.data?.undoContactStates;
    },
  });

  async function setNextDates(nextAt: string | null): Promise<void> {
    const variables = { ids, nextAt, readAt };
    const { data } = await client.mutate({ mutation: SetContactNextDatesDocument, variables });
    const { doneIds = [], failedIds = [] } = data?.setContactNextDates ?? {};
    if (doneIds.length > 0)
      showToast({ tone: 'success', text: (nextAt ? texts.setForAll : texts.removedForAll)(doneIds.length) });
    if (failedIds.length > 0) showToast({ tone: 'danger', text: texts.partly(failedIds.length) });
    await refreshLists(client);
  }

  return {
    all,
    /** The enquiries that the work concerns. */
    workedIds: together ? ids : [request.id],
    unreadIds: all.filter(({ unread }) => unread).map(({ id }) => id),
    work: {
      open: open.length,
      together,
      onTogether: setTogether,
      setStates: (chosen: Parameters<typeof setStates>[1]) => setStates({ ids }, chosen),
      setNextDates,
    },
  };
}
