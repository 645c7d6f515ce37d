import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { conflictOf } from '../../../office-kit/conflict-of.ts';
import type { Conflict } from '../../../office-kit/conflict-of.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

/** Another account’s change to a lead since this page read it. */
export interface LeadConflict extends Conflict {
  /** The refused change in words. */
  wanted: string;
  /** Applies the change on top of the other account’s version. */
  insist: () => Promise<boolean>;
}

/** A change to a lead that the server refuses if another account has changed it since `readAt`. */
export interface GuardedChange {
  send: (readAt: string) => Promise<unknown>;
  readAt: string;
  wanted: string;
}

/**
 * Runs a change within the login and reports a failure; both functions resolve to whether it succeeded.
 * `runGuarded` stores another account’s change in `conflict`, with a way to apply this one anyway.
 */
export function useLeadChange() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<LeadConflict | null>(null);

  async function run(
    change: () => Promise<unknown>,
    refused?: (error: unknown) => boolean,
  ): Promise<boolean> {
    setBusy(true);
    try {
      await withSession(change);
      // The counts are now out of date. Lists ask the server whenever they are shown, and first show the rows that they
      // have: the way back then ends at the same place.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'leadCounts' });
      return true;
    } catch (error) {
      if (!refused?.(error)) showToast({ tone: 'danger', text: readError(error, texts.failed).message });
      return false;
    } finally {
      setBusy(false);
    }
  }

  function runGuarded(change: GuardedChange): Promise<boolean> {
    setConflict(null);
    return run(
      () => change.send(change.readAt),
      (error) => {
        const found = conflictOf(error);
        if (!found) return false;
        const { updatedAt } = found;
        const insist = () => runGuarded({ ...change, readAt: updatedAt });
        setConflict({ ...found, wanted: change.wanted, insist });
        // Shows the other account’s change behind the question.
        client.refetchQueries({ include: 'active' }).catch(() => undefined);
        return true;
      },
    );
  }

  return { run, runGuarded, busy, conflict, closeConflict: () => setConflict(null) };
}
