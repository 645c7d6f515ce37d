import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DocumentNode, FieldNode, FormattedExecutionResult } from 'graphql';
import { Kind, OperationTypeNode } from 'graphql';
import { catchError, from, of, switchMap, tap, throwError } from 'rxjs';
import { hasCopy, readCopy, saveCopy, writeAnswer } from './office-copy.ts';
import type { OfficeCopy } from './office-copy.ts';
import { offlineChange, takesBack } from './offline-changes.ts';
import { offlineContent as texts } from './offline.content.ts';
import { listChanges, mostWaiting, putChange, removeChanges, withQueue } from './waiting-changes.ts';

type Answer = FormattedExecutionResult;

const mutationRoot = 'ROOT_MUTATION';

/** The context of a question that only the server may answer. */
export const pastCopy = { pastCopy: true };

/**
 * Without the network, answers questions from the copy of the office, and lets changes to leads wait in order. A change also waits
 * behind others of its lead. What the server answers to a change goes into the copy at once. Without a copy, all is sent as it is.
 */
export const offlineLink = new ApolloLink((operation, forward) => {
  if (operation.getContext().pastCopy) return forward(operation);
  const asked = hasCopy() ? from(answerFirst(operation)) : of(null);
  return asked.pipe(
    switchMap((answer) =>
      answer
        ? of(answer)
        : forward(operation).pipe(
            tap(({ data }) => void keepAnswer(operation, data).catch(() => undefined)),
            catchError((error: unknown) =>
              hasNoAnswer(error)
                ? from(answerOffline(operation)).pipe(
                    switchMap((found) => (found ? of(found) : throwError(() => error))),
                  )
                : throwError(() => error),
            ),
          ),
    ),
  );
});

function hasNoAnswer(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error) && !(error instanceof Error && 'statusCode' in error);
}

/** What is not sent at all: a change behind others of its lead, and what takes one back that still waits. */
async function answerFirst(operation: ApolloLink.Operation): Promise<Answer | null> {
  const { operationName = '', variables } = operation;
  if (takesBack(operationName)) return takeBack(operation);
  if (!offlineChange(operationName)) return null;
  const waits = (await listChanges()).some(({ leadId }) => leadId === variables.id);
  return waits ? answerOffline(operation) : null;
}

/** Lets the copy show a lead as the server answered to a change of it: the network can go before the copy is made anew. */
async function keepAnswer(operation: ApolloLink.Operation, data: Answer['data']): Promise<void> {
  const { operationName = '', query, variables } = operation;
  if (!data || !(offlineChange(operationName) || takesBack(operationName))) return;
  const lead = idOf(String(variables.id));
  const [answer] = Object.values(data) as ({ updatedAt?: string } | undefined)[];
  await writeAnswer((cache) => {
    const kept = cache.extract()[lead] as { updatedAt?: string } | undefined;
    // A colleague may have changed it since.
    if (!kept || (kept.updatedAt ?? '') > (answer?.updatedAt ?? '')) return;
    cache.write({ dataId: mutationRoot, query, variables, result: data });
    cache.evict({ id: mutationRoot });
  });
}

async function answerOffline(operation: ApolloLink.Operation): Promise<Answer | null> {
  const copy = await readCopy();
  if (!copy) return null;
  if (offlineChange(operation.operationName ?? '')) return letWait(copy, operation);
  const { query, variables, operationType } = operation;
  if (operationType !== OperationTypeNode.QUERY) return null;
  const data = copy.cache.readQuery<Record<string, unknown>>({ query, variables });
  return data && { data };
}

/** Makes a change in the copy, and keeps it until it can be sent. */
async function letWait(copy: OfficeCopy, operation: ApolloLink.Operation): Promise<Answer | null> {
  const { operationName = '', variables } = operation;
  const change = offlineChange(operationName);
  const key = change?.keyOf(variables);
  const leadId = String(variables.id);
  // A lead that is not in the copy cannot show what was done.
  if (!change || !key || !leadOf(copy, operation)) return null;
  return withQueue(async () => {
    const waiting = await listChanges();
    if (waiting.some((one) => one.key === key)) return leadOf(copy, operation);
    if (waiting.length >= mostWaiting)
      throw new CombinedGraphQLErrors({ errors: [{ message: texts.full(mostWaiting) }] });
    const before = { ...(copy.cache.extract()[idOf(leadId)] as object) };
    const saidAt = new Date().toISOString();
    await putChange({
      ...{ key, operation: operationName, variables, leadId, saidAt, before },
      state: 'waiting',
    });
    change.apply(copy.cache, variables, saidAt);
    await saveCopy();
    return leadOf(copy, operation);
  });
}

/** Gives up a change that still waits: the lead in the copy is as before. Null if it was sent. */
async function takeBack(operation: ApolloLink.Operation): Promise<Answer | null> {
  const { id, key } = operation.variables as { id: string; key: string };
  return withQueue(async () => {
    const ofLead = (await listChanges()).filter(({ leadId }) => leadId === id);
    const copy = await readCopy();
    const change = ofLead.find((one) => one.key === key);
    if (!change || !copy) return null;
    await removeChanges([change.key]);
    // Later changes of the lead stay in the copy as they were made.
    if (change === ofLead.at(-1)) putLead(copy, change.leadId, change.before);
    await saveCopy();
    return leadOf(copy, operation);
  });
}

/** Puts a lead of the copy back to what it was. */
function putLead({ cache }: OfficeCopy, id: string, before: object): void {
  cache.restore({ ...cache.extract(), [idOf(id)]: { ...before } });
}

function idOf(id: string): string {
  return `Person:${id}`;
}

/** The answer to a mutation of one lead, from the copy. */
function leadOf({ cache }: OfficeCopy, { query, variables }: ApolloLink.Operation): Answer | null {
  const [mutation] = query.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [field] = (mutation?.selectionSet.selections ?? []) as FieldNode[];
  if (!field?.selectionSet) return null;
  const fragmentName = 'LeadOfCopy';
  const fragment: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.FRAGMENT_DEFINITION,
        name: { kind: Kind.NAME, value: fragmentName },
        typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'Person' } },
        selectionSet: field.selectionSet,
      },
      ...query.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION),
    ],
  };
  const lead = cache.readFragment({ id: idOf(String(variables.id)), fragment, fragmentName });
  return lead === null ? null : { data: { [field.alias?.value ?? field.name.value]: lead } };
}
