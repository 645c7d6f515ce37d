import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../../lib/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { movesContent } from './moves.content.ts';

/** Sends a change of whose an enquiry is, says what went wrong, and reads the shown lead anew. */
export function useMove() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);

  async function move<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
    setBusy(true);
    try {
      const answer = await withSession(send);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'leadCounts' });
      await client.refetchQueries({ include: 'active' });
      return answer;
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, movesContent.failed).message });
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { client, move, busy };
}
