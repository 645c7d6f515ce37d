import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { CallOutcome, PersonReason } from 'domain/schema.generated.ts';
import { readError } from '../../../../lib/errors.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { formatNearDate } from '../../../../office-kit/moments.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { leadWorkContent } from '../../../lead/admin/lead-work.content.ts';
import { useLeadChange } from '../../../lead/admin/use-lead-change.ts';
import { outcomeContent as texts } from './outcome.content.ts';
import { AddOutcomeDocument, UndoOutcomeDocument } from './outcome.generated.ts';
import type { AddOutcomeMutation } from './outcome.generated.ts';
import type { Called } from './noted-call.ts';

const undoMs = 10_000;

/** What a colleague says of a call. */
export interface Answer {
  outcome: CallOutcome;
  /** When to call next, in place of what is proposed. */
  at?: string;
  reason?: PersonReason;
  words?: string;
  number?: string;
  note?: string;
}

/** Sends what came of a call and offers Undo for ten seconds. The same answer again has the same key, so that it counts once. */
export function useSendOutcome({ id, name }: Called, readAt: string | undefined, onDone: () => void) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const { runGuarded, busy, conflict, closeConflict } = useLeadChange();
  const last = useRef({ said: '', key: '' });

  async function takeBack(key: string): Promise<void> {
    try {
      await withSession(() => client.mutate({ mutation: UndoOutcomeDocument, variables: { id, key } }));
      showToast({ tone: 'success', text: texts.undone.replace('{name}', () => name) });
      onDone();
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    }
  }

  async function send({ at, ...answer }: Answer): Promise<void> {
    const said = JSON.stringify({ at, ...answer });
    if (last.current.said !== said) last.current = { said, key: newKey() };
    const { key } = last.current;
    const input = { ...answer, key, step: at ? { kind: 'CALL' as const, at } : null };
    const spoken = leadWorkContent.history.outcomes[answer.outcome];
    let stored: AddOutcomeMutation['addOutcome'] | undefined;
    await runGuarded({
      send: async (since) => {
        const { data } = await client.mutate({
          mutation: AddOutcomeDocument,
          variables: { id, input, readAt: since },
        });
        stored = data?.addOutcome;
        if (!stored) return;
        const text = [
          texts.done.replace('{name}', () => name).replace('{answer}', spoken),
          follows(answer, stored),
        ];
        const action = { label: texts.undo, run: () => void takeBack(key) };
        showToast({ tone: 'success', text: text.filter(Boolean).join(' '), action, forMs: undoMs });
        onDone();
      },
      readAt: readAt ?? '',
      wanted: `“${spoken}”`,
    });
  }

  return { send, busy, conflict, closeConflict };
}

/** What follows from an answer, in words. */
function follows(
  { outcome }: Answer,
  { nextStep, closeReason }: AddOutcomeMutation['addOutcome'],
): string | null {
  if (nextStep) return texts.next.replace('{when}', formatNearDate(nextStep.at));
  if (closeReason) return texts.closed;
  return outcome === 'WRONG_NUMBER' ? texts.struckDone : null;
}
