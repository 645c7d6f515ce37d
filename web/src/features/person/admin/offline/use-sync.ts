import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { keepSending } from '../../../../lib/offline/keep-sending.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { allowOffline } from '../../../../office-kit/offline/offline-changes.ts';
import { readCopy } from '../../../../office-kit/offline/office-copy.ts';
import { sendChanges } from '../../../../office-kit/offline/send-changes.ts';
import { whenServerIsBack } from '../../../../office-kit/session/server-back.ts';
import { keepLeads } from './keep-leads.ts';
import { leadChanges } from './said-offline.ts';
import { waitingContent as texts } from './waiting.content.ts';

const renewMs = 10 * 60_000;

allowOffline(leadChanges, ['UndoOutcome']);

let running: Promise<boolean> | null = null;
let wanted = false;

/** Sends what waits, then keeps the leads anew; once more if it was asked for meanwhile. */
async function sync(client: ApolloClient): Promise<boolean> {
  wanted = running !== null;
  running ??= run(client).finally(() => {
    running = null;
  });
  return running;
}

async function run(client: ApolloClient): Promise<boolean> {
  const waits = await runOnce(client);
  if (waits || !wanted) return waits;
  wanted = false;
  return run(client);
}

/** Answers whether something still waits for the network. */
async function runOnce(client: ApolloClient): Promise<boolean> {
  // Nothing of another login is sent.
  await readCopy();
  const { arrived, gone, waits } = await sendChanges(client);
  if (arrived > 0) showToast({ tone: 'success', text: texts.arrived(arrived) });
  if (gone > 0) showToast({ tone: 'danger', text: texts.gone(gone) });
  if (waits) return true;
  if (arrived + gone > 0) client.refetchQueries({ include: 'active' }).catch(() => undefined);
  await keepLeads(client);
  return false;
}

/**
 * Keeps the copy of the leads fresh while the office is open with the network, and sends what waits as soon as it is back. `waiting`
 * is how many changes wait; the answer sends them now.
 */
export function useSync(waiting: number): () => void {
  const client = useApolloClient();
  // Without an answer, the next contact does it.
  const start = useCallback(() => void sync(client).catch(() => undefined), [client]);
  useEffect(() => {
    const stop = [keepSending(() => sync(client)), whenServerIsBack(start)];
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) start();
    }, renewMs);
    return () => {
      clearInterval(timer);
      for (const end of stop) end();
    };
  }, [client, start]);
  useEffect(() => {
    // A change waited behind others of its lead.
    if (waiting > 0 && navigator.onLine) start();
  }, [waiting, start]);
  return start;
}
