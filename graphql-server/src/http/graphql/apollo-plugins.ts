import { indianNumber } from 'domain/text/number.ts';
import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { challengeOf } from '../../access/challenge.ts';
import { isVisitor } from '../../access/actor.ts';
import { costOf, maxQueryCost, statedCost } from '../../access/query-cost.ts';
import { asksForSchema, isLimit } from '../../access/query-limits.ts';
import { costLeft, countRead } from '../../access/read-allowance.ts';
import type { Context } from '../../base/context.ts';
import type { ErrorReason } from '../../base/error-reason.ts';
import { AppError, databaseAway, failedByAbsence, statusOf } from '../../base/errors.ts';
import { countOperation } from './count-operation.ts';
import { newRequestId } from '../exchange.ts';
import { rootFields } from './kept-documents.ts';
import { enterOperation } from './trace-operation.ts';

const requestIds = new WeakMap<object, string>();

/** The id of the request of an error: Apollo formats it without its request, and `retryAfter` has noted the id. */
export function requestIdOf(error: unknown): string {
  return (typeof error === 'object' && error && requestIds.get(error)) || newRequestId();
}

/**
 * Gives TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE their HTTP status, which proxies and clients understand, and a token that lacks a
 * scope its challenge.
 */
export const retryAfter: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, response, contextValue }) {
        for (const error of errors) requestIds.set(error, contextValue.requestId);
        const roots = errors.map(({ originalError }) =>
          failedByAbsence(originalError) ? databaseAway() : originalError,
        );
        const refusals = roots.filter((error) => error instanceof AppError);
        const [scope] = refusals.flatMap(({ details }) => details.scope ?? []);
        if (contextValue.token && refusals.some(({ code }) => code === 'FORBIDDEN')) {
          response.http.status = 403;
          const challenge = challengeOf({ scope });
          if (challenge) response.http.headers.set('www-authenticate', challenge);
        }
        const refused = refusals.find(({ details }) => details.retryAfterSeconds);
        if (refused) {
          response.http.status = statusOf(refused);
          response.http.headers.set('retry-after', String(refused.details.retryAfterSeconds));
        }
        return Promise.resolve();
      },
    }),
};

/** An answer without data names so many mistakes at most; GraphQL itself would name a hundred. */
const maxErrors = 10;

export const fewErrors: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body } }) {
        if (body.kind !== 'single') return Promise.resolve();
        const { data, errors } = body.singleResult;
        if (data || !errors) return Promise.resolve();
        // A limit explains more than the mistakes beyond it.
        const [limits, others] = [errors.filter(isLimit), errors.filter((error) => !isLimit(error))];
        body.singleResult.errors = [...limits, ...others].slice(0, maxErrors);
        return Promise.resolve();
      },
    }),
};

/** A span for each operation that is executed; what it asks of the database lies below it. */
export const traceOperation: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let ended: ((result: 'ok' | 'failed') => void) | undefined;
    return Promise.resolve({
      didResolveOperation({ document, operation }) {
        ended = operation && enterOperation(document, operation);
        return Promise.resolve();
      },
      willSendResponse({ errors }) {
        ended?.(errors?.length ? 'failed' : 'ok');
        return Promise.resolve();
      },
    });
  },
};

/** Keeps the schema from visitors; it stands at /schema.graphql, which needs no query. */
export const closedSchema: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, contextValue }) {
        if (isVisitor(contextValue) && !contextValue.rendering && asksForSchema(document))
          throw refusalOf('Please read the schema at /schema.graphql, or log in.', 'NOT_ALLOWED');
        return Promise.resolve();
      },
    }),
};

/** Refuses an operation that costs too much, counts every other against the caller’s minute, and states its cost. */
export const limitCost: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let cost: number | undefined;
    return Promise.resolve({
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (contextValue.rendering || !operation) return;
        requireObjects(request);
        if (!schema.getRootType(operation.operation))
          throw refusalOf('This API has no subscriptions.', 'BAD_DOCUMENT');
        cost = costOf(schema, document, operation, request.variables ?? {});
        if (cost > maxQueryCost)
          throw refusalOf(
            `The query costs ${indianNumber(cost)}, and may cost ${indianNumber(maxQueryCost)}: ask for fewer fields, fewer items or fewer lists at once.`,
            'COST_EXCEEDED',
          );
        if (contextValue.counts) contextValue.counts.cost = cost;
        await countRead(contextValue, cost);
      },
      willSendResponse({ response: { body }, document, operation, errors, contextValue }) {
        if (cost !== undefined && document && operation)
          countOperation(rootFields(document, operation), errors?.length ? 'failed' : 'ok');
        if (cost !== undefined && body.kind === 'single')
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: statedCost(cost, costLeft(contextValue)),
          };
        return Promise.resolve();
      },
    });
  },
};

/** Refuses variables and extensions that are numbers or truth values, which Apollo would report as its own fault. */
function requireObjects(request: GraphQLRequest): void {
  for (const name of ['variables', 'extensions'] as const) {
    const value: unknown = request[name];
    if (typeof (value ?? {}) !== 'object')
      throw refusalOf(`Please send the ${name} as an object.`, 'BAD_REQUEST');
  }
}

/** A refusal of the whole operation, before anything is read. */
function refusalOf(message: string, reason?: ErrorReason): GraphQLError {
  const extensions = { http: { status: 400 } };
  return new GraphQLError(message, {
    originalError: new AppError('BAD_USER_INPUT', message, { reason }),
    extensions,
  });
}
