import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../admin-session.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

/** Another person’s change to a lead since this page read it. */
export interface LeadConflict {
  updatedBy: string | null;
  updatedAt: string;
  fields: readonly string[];
  /** The refused change, in words. */
  wanted: string;
  /** Applies the change to the other person’s version. */
  insist: () => Promise<boolean>;
}

/** A change of a lead that is refused when another person changed it since `readAt`. */
export interface GuardedChange {
  send: (readAt: string) => Promise<unknown>;
  readAt: string;
  wanted: string;
}

/**
 * Runs a change behind the login and says when it failed; both resolve to whether it went well. `runGuarded` leaves
 * another person’s change in `conflict`, with a way to apply this one nevertheless.
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
      // Lists and counts elsewhere are out of date now.
      for (const fieldName of ['contacts', 'applications', 'leadCounts', 'dashboard'])
        client.cache.evict({ id: 'ROOT_QUERY', fieldName });
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
        // The other person’s change is shown behind the question.
        client.refetchQueries({ include: 'active' }).catch(() => undefined);
        return true;
      },
    );
  }

  return { run, runGuarded, busy, conflict, closeConflict: () => setConflict(null) };
}

function conflictOf(error: unknown): Pick<LeadConflict, 'updatedAt' | 'updatedBy' | 'fields'> | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { conflict } = error.errors[0]?.extensions ?? {};
  if (typeof conflict !== 'object' || conflict === null || !('updatedAt' in conflict)) return null;
  const { updatedAt, updatedBy, fields } = { updatedBy: null, fields: [], ...conflict };
  return {
    updatedAt: String(updatedAt),
    updatedBy: typeof updatedBy === 'string' ? updatedBy : null,
    fields: Array.isArray(fields) ? fields.map(String) : [],
  };
}
