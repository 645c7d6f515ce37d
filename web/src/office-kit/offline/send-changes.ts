import type { ApolloClient, OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isUnavailable, readError } from '../../lib/errors.ts';
import { conflictOf } from '../conflict-of.ts';
import { offlineChange } from './offline-changes.ts';
import { offlineContent as texts } from './offline.content.ts';
import { pastCopy } from './offline-link.ts';
import { listChanges, putChange, removeChanges, withQueue } from './waiting-changes.ts';
import type { WaitingChange } from './waiting-changes.ts';

/** What became of the changes that were sent. */
interface Sent {
  arrived: number;
  /** Those about leads that the account does not see any more. */
  gone: number;
  /** Whether some wait for the network or the server still. */
  waits: boolean;
}

/**
 * Sends the changes that wait, in order and one at a time. One that the server refuses, or whose lead a colleague has changed, stays
 * and keeps the later ones of its lead. What concerns a lead that is no longer there, or no longer the account’s to see, is removed.
 */
export function sendChanges(client: ApolloClient): Promise<Sent> {
  return withQueue(async () => {
    const sent: Sent = { arrived: 0, gone: 0, waits: false };
    const stopped = new Set<string>();
    for (const { key } of await listChanges()) {
      const change = (await listChanges()).find((one) => one.key === key);
      if (!change || stopped.has(change.leadId)) continue;
      const became = change.state === 'waiting' ? await send(client, change) : await look(client, change);
      if (became === 'away') return { ...sent, waits: true };
      if (became === 'arrived') sent.arrived += 1;
      else if (became === 'gone') sent.gone += await removeLead(change.leadId);
      else stopped.add(change.leadId);
    }
    return sent;
  });
}

type Became = 'arrived' | 'stopped' | 'gone' | 'away';

async function send(client: ApolloClient, change: WaitingChange, again = true): Promise<Became> {
  const { operation, variables, key, leadId } = change;
  const { document, renewed } = offlineChange(operation) ?? {};
  if (!document) return 'stopped';
  try {
    const { data } = await client.mutate({ mutation: document, variables, context: pastCopy });
    await removeChanges([key]);
    const [lead] = Object.values((data ?? {}) as Record<string, { updatedAt: string } | undefined>);
    if (lead) await goOnFrom(leadId, lead.updatedAt);
    return 'arrived';
  } catch (error) {
    const { code, message, fields } = readError(error, '');
    if (code === 'NOT_FOUND') return 'gone';
    if (isAway(error, code)) return 'away';
    const conflict = conflictOf(error);
    const moved = again && fields.at ? renewed?.(variables) : null;
    // Nothing was stored, so that the key may come with the later moment.
    if (moved) return send(client, { ...change, variables: moved }, false);
    const sentence = message || texts.refused;
    await putChange(
      conflict ? { ...change, state: 'conflict', conflict } : { ...change, state: 'refused', sentence },
    );
    return 'stopped';
  }
}

/** Asks whether the lead of a change that stopped is still there. */
async function look(client: ApolloClient, { operation, leadId }: WaitingChange): Promise<Became> {
  const { isThere } = offlineChange(operation) ?? {};
  if (!isThere) return 'stopped';
  try {
    const variables = { id: leadId };
    await client.query({ query: isThere, variables, fetchPolicy: 'no-cache', context: pastCopy });
    return 'stopped';
  } catch (error) {
    const { code } = readError(error, '');
    if (code === 'NOT_FOUND') return 'gone';
    return isAway(error, code) ? 'away' : 'stopped';
  }
}

/** A login that has ended is not the fault of the change either; it takes everything with it. */
function isAway(error: unknown, code: string): boolean {
  const later = ['UNREACHABLE', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE', 'INTERNAL', 'UNAUTHENTICATED'];
  return !CombinedGraphQLErrors.is(error) || isUnavailable(error) || later.includes(code);
}

/** What was said later of a lead rests on what has arrived of it. */
async function goOnFrom(leadId: string, readAt: string): Promise<void> {
  const later = (await listChanges()).filter((one) => one.leadId === leadId && 'readAt' in one.variables);
  for (const change of later)
    await putChange({ ...change, variables: { ...change.variables, readAt } satisfies OperationVariables });
}

async function removeLead(leadId: string): Promise<number> {
  const ofLead = (await listChanges()).filter((one) => one.leadId === leadId);
  await removeChanges(ofLead.map(({ key }) => key));
  return ofLead.length;
}
