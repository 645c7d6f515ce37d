import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { whenServerIsBack } from '../../../../office-kit/session/server-back.ts';
import { ReadListingsDocument } from './quick-add.generated.ts';
import type { ReadListing } from './quick-facts.ts';

const typingPauseMs = 300;
const none: readonly ReadListing[] = [];

/** What a message says, read a moment after the last key, and again once the server answers if it did not. */
export function useReading(message: string) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [read, setRead] = useState<{ of: string; listings: readonly ReadListing[] }>({
    of: '',
    listings: none,
  });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const { data } = await withSession(() =>
        client.query({ query: ReadListingsDocument, variables: { message }, fetchPolicy: 'no-cache' }),
      );
      if (!isWanted() || !data) return;
      setRead({ of: message, listings: data.readListings });
      setFailed(false);
    } catch {
      if (isWanted()) setFailed(true);
    }
  });
  useEffect(() => {
    if (!message.trim()) return;
    let isCurrent = true;
    const timer = setTimeout(() => void ask(() => isCurrent), typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [message, attempt]);
  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    const stop = whenServerIsBack(again);
    window.addEventListener('online', again);
    return () => {
      stop();
      window.removeEventListener('online', again);
    };
  }, []);
  const isEmpty = !message.trim();
  return {
    listings: isEmpty ? none : read.listings,
    /** Whether the answer is of what stands in the box now. */
    isCurrent: isEmpty || read.of === message,
    failed: failed && !isEmpty,
  };
}
