import { useEffect, useEffectEvent, useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { newKey } from '../../lib/new-key.ts';
import { forgetList, keepList, sharedLists } from './shared-lists.ts';
import type { KeptList } from './shared-lists.ts';
import { sharedContent } from './shared-shortlist.content.ts';
import {
  SharedShortlistDocument,
  SharedShortlistVersionDocument,
  useSharedShortlistQuery,
} from './shared-list.generated.ts';
import type { SharedListFragment } from './shared-list.generated.ts';
import type { ListChange } from './list-changes.ts';

/** An open page asks this often what the others have changed. */
const pauseMs = 10_000;

/** What a failed change concerns, and why it failed. */
export interface Problem {
  propertyId: string;
  text: string;
}

/** What a page needs to show and to change a shared shortlist. */
export interface SharedListState {
  list: SharedListFragment | null | undefined;
  /** What this browser keeps of the list; null before its first change, undefined before the page is hydrated. */
  kept: KeptList | null | undefined;
  mayChange: boolean;
  problem: Problem | undefined;
  /** Changes the list; the first time it asks for the name. True if it worked. */
  change: (change: ListChange, propertyId?: string) => Promise<boolean>;
  /** The question for the name, while it is open. */
  naming: { answer: (name: string | null) => void } | undefined;
  /** Shows that the list has ended. */
  end: () => void;
}

/** The list behind a link, kept up to date with the changes of others while the page is seen. */
export function useSharedList(token: string): SharedListState {
  const client = usePageClient();
  const { data } = useSharedShortlistQuery({ variables: { token } });
  const list = data?.sharedShortlist;
  const lists = useBrowserStore(sharedLists);
  const kept = lists && (lists.find((one) => one.token === token) ?? null);
  const [problem, setProblem] = useState<Problem>();
  const [naming, setNaming] = useState<SharedListState['naming']>();

  function show(sharedShortlist: SharedListFragment | null): void {
    client.keep(SharedShortlistDocument, { token }, { sharedShortlist });
    if (!sharedShortlist) forgetList(token);
  }

  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || !list) return;
    const question = { query: SharedShortlistVersionDocument, variables: { token }, once: true };
    const { data: newest } = await client.query(question);
    if (!newest.sharedShortlist) show(null);
    else if (newest.sharedShortlist.version > list.version)
      await client.refresh(SharedShortlistDocument, { token });
  });
  useEffect(() => {
    // The next look finds what this one missed.
    const lookAgain = () => void look().catch(() => undefined);
    const timer = setInterval(lookAgain, pauseMs);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [token]);

  function askName(): Promise<string | null> {
    return new Promise((resolve) => {
      setNaming({
        answer(name) {
          setNaming(undefined);
          resolve(name);
        },
      });
    });
  }

  async function change(run: ListChange, propertyId = ''): Promise<boolean> {
    setProblem(undefined);
    const known = sharedLists.read().find((one) => one.token === token);
    const name = known?.name ?? (await askName());
    if (name === null) return false;
    const sharedAt = new Date().toISOString();
    const self = known ?? { token, key: newKey(), name, me: '', made: false, sharedAt };
    try {
      const { me, ...changed } = await run(client, { token, key: self.key, name });
      keepList({ ...self, me: me ?? self.me });
      show(changed);
      return true;
    } catch (error) {
      const { code, message, fields } = readError(error, sharedContent.home.failed);
      if (code === 'GONE') show(null);
      setProblem({ propertyId, text: Object.values(fields)[0] ?? message });
      // A mode that changed meanwhile shows itself.
      if (code === 'FORBIDDEN')
        void client.refresh(SharedShortlistDocument, { token }).catch(() => undefined);
      return false;
    }
  }

  const mayChange = Boolean(kept?.made) || (lists !== undefined && list?.mode === 'TOGETHER');
  return { list, kept, mayChange, problem, change, naming, end: () => show(null) };
}
