import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../../base/context.ts';
import { AppError, causeOf, statusOf } from '../../base/errors.ts';
import { codeOf } from '../../kit/once/argument-code.ts';
import { readKey } from '../../kit/once/idempotency-key.ts';
import { beginWrite } from '../../kit/once/kept-writes.ts';
import type { Asked, Begun } from '../../kit/once/kept-writes.ts';
import { replayedHeader } from '../../kit/once/once.ts';
import { rootFields } from './kept-documents.ts';

/** They make a session. A kept one would be handed out twice, and would tell without limit whether a password is right. */
const logIns = new Set(['login', 'loginWithPasskey', 'confirmSession', 'choosePassword']);

/** What mutations declare of their keys by `@RunsAgain` and `@ShownOnce`. */
export function keyRules(
  schema: GraphQLSchema,
  names: readonly string[],
): Pick<Asked, 'runsAgain' | 'isSecret'> {
  const declared = names.map((name) => schema.getMutationType()?.getFields()[name]?.extensions ?? {});
  return {
    runsAgain: declared.every(({ runsAgain }) => runsAgain === true),
    isSecret: declared.some(({ shownOnce }) => shownOnce === true),
  };
}

type Result = Pick<ExecutionResult, 'data'> & { errors?: readonly unknown[] };

/** Writes a mutation with an `Idempotency-Key` once: the same request again gets the first answer. */
export const keyedMutations: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let beginning: Promise<Begun | { answer: string } | undefined> | undefined;
    let names: string[] = [];
    return Promise.resolve({
      async didResolveOperation({ schema, document, operation, request, source, contextValue }) {
        if (operation?.operation !== OperationTypeNode.MUTATION) return;
        names = rootFields(document, operation);
        const begin = async () => {
          const key = readKey(request.http?.headers.get('idempotency-key'));
          if (key === undefined || names.some((name) => logIns.has(name))) return undefined;
          const sent = await codeOf(contextValue, [source, request.operationName, request.variables]);
          const asked = { key, operation: names.join(' '), sent, ...keyRules(schema, names) };
          return beginWrite(contextValue, asked);
        };
        beginning = begin();
        const begun = await beginning.catch((error: unknown) => {
          throw refusalOf(error);
        });
        if (begun && 'write' in begun) contextValue.write = begun.write;
      },
      async responseForOperation() {
        const begun = await beginning;
        return begun && 'answer' in begun ? replayOf(begun.answer) : null;
      },
      async willSendResponse({ response: { body }, errors = [] }) {
        const begun = await beginning?.catch(() => undefined);
        if (!begun || 'answer' in begun) return;
        if (body.kind !== 'single') return begun.leave();
        const { data } = body.singleResult;
        const end = endOf(names.length, data, errors);
        if (end === 'keep') await begun.keep(JSON.stringify({ data, errors: body.singleResult.errors }));
        else await begun[end]();
      },
    });
  },
};

function replayOf(answer: string): GraphQLResponse {
  const singleResult = JSON.parse(answer) as Result & { errors?: [] };
  const headers = new HeaderMap([[replayedHeader.toLowerCase(), 'true']]);
  return { http: { headers, status: 200 }, body: { kind: 'single', singleResult } };
}

/**
 * How a mutation ended: its answer is kept if a field wrote, its key is free again if every field that ran was refused, and after a fault
 * nobody knows.
 */
export function endOf(
  fields: number,
  data: ExecutionResult['data'],
  errors: readonly GraphQLError[],
): 'keep' | 'drop' | 'leave' {
  // Nothing has run yet.
  if (errors.length > 0 && errors.every(({ path }) => path === undefined)) return 'drop';
  const atRoot = errors.filter(({ path }) => path?.length === 1);
  if (atRoot.some((error) => !isRefusal(error))) return 'leave';
  const didWrite = atRoot.length < errors.length || Object.values(data ?? {}).some((value) => value !== null);
  // A required field that is refused takes the answers of those before it away.
  const mayHaveWritten = didWrite || (!data && fields > 1);
  return errors.length === 0 || mayHaveWritten ? 'keep' : 'drop';
}

function isRefusal(error: GraphQLError): boolean {
  const cause = causeOf(error);
  return cause instanceof AppError || cause instanceof GraphQLError;
}

/** A refusal of the whole operation, with its HTTP status. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: statusOf(error) } },
  });
}
