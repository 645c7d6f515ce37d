import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin, GraphQLRequest } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Router } from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { costOf, maxQueryCost, statedCost } from '../access/query-cost.ts';
import { asksForSchema, isLimit, queryLimits } from '../access/query-limits.ts';
import { limitQuerySize } from '../access/query-size.ts';
import { countRead } from '../access/read-allowance.ts';
import type { AppContext, Context } from '../base/context.ts';
import {
  answerFor,
  AppError,
  badInput,
  databaseAway,
  failedByAbsence,
  maxQueryTokens,
} from '../base/errors.ts';
import { maxImageBytes } from '../files/images.ts';
import { maxResumeBytes } from '../files/resume.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';
import { jsonBody } from '../rest/multipart.ts';
import { contextOf } from '../rest/route.ts';
import { countOperation } from './count-operation.ts';
import { enterOperation } from './trace-operation.ts';
import { newRequestId } from './exchange.ts';
import { rootFields } from './kept-documents.ts';
import { keepQueries } from './kept-queries.ts';
import { readDocumentId } from './own-documents.ts';
import { createSchema, schemaText } from './schema.ts';

/** The read cost of the schema as a text. */
const schemaCost = 50;

/** Starts the Apollo server over the schema; pages query it within the process. */
export async function startApollo({ log, config }: AppContext): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema: createSchema(),
    // `closedSchema` refuses visitors where the setting says so.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    parseOptions: { maxTokens: maxQueryTokens },
    validationRules: queryLimits,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap each resolver, to compute what the doors decide.
      ApolloServerPluginCacheControlDisabled(),
      retryAfter,
      traceOperation,
      ...(config.introspection ? [] : [closedSchema]),
      limitCost,
      fewErrors,
    ],
  });
  await apollo.start();
  return apollo;
}

function formatError({ locations, path }: GraphQLFormattedError, error: unknown, log: AppContext['log']) {
  const answer = answerFor(error, log, requestIdOf(error));
  const { code, message, fields, retryAfterSeconds, conflict, checks, requestId } = answer;
  const extensions = {
    code,
    ...(fields && { fields }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(conflict && { conflict }),
    ...(checks && { checks }),
    ...(requestId && { requestId }),
  };
  return { message, locations, path, extensions };
}

const requestIds = new WeakMap<object, string>();

/** Apollo formats an error without its request; the plugin below has noted the request’s id. */
function requestIdOf(error: unknown): string {
  return (typeof error === 'object' && error && requestIds.get(error)) || newRequestId();
}

/** Gives TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE their HTTP status, which proxies and clients understand. */
const retryAfter: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, response, contextValue }) {
        for (const error of errors) requestIds.set(error, contextValue.requestId);
        const roots = errors.map(({ originalError }) =>
          failedByAbsence(originalError) ? databaseAway() : originalError,
        );
        const refusals = roots.filter((error) => error instanceof AppError);
        const refused = refusals.find(({ details }) => details.retryAfterSeconds);
        if (refused) {
          response.http.status = refused.code === 'SERVICE_UNAVAILABLE' ? 503 : 429;
          response.http.headers.set('retry-after', String(refused.details.retryAfterSeconds));
        }
        return Promise.resolve();
      },
    }),
};

/** An answer without data names so many mistakes at most; GraphQL itself would name a hundred. */
const maxErrors = 10;

const fewErrors: ApolloServerPlugin<Context> = {
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
const traceOperation: ApolloServerPlugin<Context> = {
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
const closedSchema: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, contextValue }) {
        if (!contextValue.admin && !contextValue.rendering && asksForSchema(document))
          throw refusalOf('Please read the schema at /schema.graphql, or log in.');
        return Promise.resolve();
      },
    }),
};

/** Refuses an operation that costs too much, counts every other against the caller’s minute, and states its cost. */
const limitCost: ApolloServerPlugin<Context> = {
  requestDidStart: () => {
    let cost: number | undefined;
    return Promise.resolve({
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (contextValue.rendering || !operation) return;
        requireObjects(request);
        if (!schema.getRootType(operation.operation)) throw refusalOf('This API has no subscriptions.');
        cost = costOf(schema, document, operation, request.variables ?? {});
        if (cost > maxQueryCost)
          throw refusalOf(
            `The query costs ${formatNumber(cost)}, and may cost ${formatNumber(maxQueryCost)}: ask for fewer fields, fewer items or fewer lists at once.`,
          );
        if (contextValue.counts) contextValue.counts.cost = cost;
        await countRead(contextValue, cost);
      },
      willSendResponse({ response: { body }, document, operation, errors }) {
        if (cost !== undefined && document && operation)
          countOperation(rootFields(document, operation), errors?.length ? 'failed' : 'ok');
        if (cost !== undefined && body.kind === 'single')
          body.singleResult.extensions = { ...body.singleResult.extensions, cost: statedCost(cost) };
        return Promise.resolve();
      },
    });
  },
};

/** Refuses variables and extensions that are numbers or truth values, which Apollo would report as its own fault. */
function requireObjects(request: GraphQLRequest): void {
  for (const name of ['variables', 'extensions'] as const) {
    const value: unknown = request[name];
    if (typeof (value ?? {}) !== 'object') throw refusalOf(`Please send the ${name} as an object.`);
  }
}

/** A refusal of the whole operation, before anything is read. */
function refusalOf(message: string): GraphQLError {
  const extensions = { http: { status: 400 } };
  return new GraphQLError(message, { originalError: badInput(message), extensions });
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-IN');
}

/**
 * The GraphQL door: JSON, and multipart requests with files, with its schema as a text beside it. Visitors’ repeated
 * queries are answered from memory.
 */
export function graphqlRouter(apollo: ApolloServer<Context>, kept: KeptAnswers): Router {
  const router = Router();
  router.get('/schema.graphql', async (_request, response) => {
    await countRead(contextOf(response), schemaCost);
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(schemaText());
  });
  router.use('/graphql', guardUpload, readUploads, uploadFault, jsonBody);
  router.use('/graphql', refuseBatch, limitQuerySize, readDocumentId, keepQueries(createSchema(), kept));
  router.use(
    '/graphql',
    expressMiddleware(apollo, { context: ({ res }) => Promise.resolve(contextOf(res)) }),
  );
  return router;
}

/** One request is one operation: a list of them would pass limits that count requests. */
const refuseBatch: RequestHandler = (request, _response, next) => {
  if (Array.isArray(request.body)) throw badInput('Please send one operation in each request.');
  next();
};

/** Reads a multipart body only with an extra header, which other sites’ forms cannot send. */
const guardUpload: RequestHandler = (request, _response, next) => {
  if (!request.is('multipart/form-data')) {
    next();
    return;
  }
  if (!request.headers['apollo-require-preflight'])
    throw badInput('Please send the header Apollo-Require-Preflight.');
  if (!/boundary="?[^\s";]/i.test(request.headers['content-type'] ?? ''))
    throw badInput('The form has no boundary.');
  next();
};

// No operation takes two files. The limit is one byte higher, because busboy refuses a file of exactly the limit.
const adminUploads = graphqlUploadExpress({
  maxFileSize: maxImageBytes + 1,
  maxFiles: 1,
  maxFieldSize: 1_000_000,
});
const visitorUploads = graphqlUploadExpress({
  maxFileSize: maxResumeBytes + 1,
  maxFiles: 1,
  maxFieldSize: 100_000,
});

const readUploads: RequestHandler = (request, response, next) => {
  const read = contextOf(response).admin ? adminUploads : visitorUploads;
  read(request, response, next);
};

const uploadFault: ErrorRequestHandler = (error: unknown, request, _response, next) => {
  // Any error while reading a multipart body concerns the body.
  const expected = error instanceof AppError || !request.is('multipart/form-data');
  // graphql-upload delays the answer until the body is read; after some faults nothing else reads it.
  request.resume();
  next(expected ? error : badInput(uploadSentence(error)));
};

function uploadSentence(error: unknown): string {
  if (error instanceof Error && /max file uploads/i.test(error.message))
    return 'Too many files in one request.';
  return 'The upload could not be read. Please send it again.';
}
