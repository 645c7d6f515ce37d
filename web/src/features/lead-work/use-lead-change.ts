import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAdminSession } from '../../lib/admin-session.ts';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

/** Runs a change behind the login and says when it failed; `run` resolves to whether it went well. */
export function useLeadChange() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  async function run(change: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await withSession(change);
      // Lists and counts elsewhere are out of date now.
      for (const fieldName of ['contacts', 'applications', 'leadCounts', 'dashboard'])
        client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      return true;
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, busy };
}
