import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import { Router } from 'express';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { GraphQLFormattedError } from 'graphql';
import { isVisitor } from '../../access/actor.ts';
import { queryLimits } from '../../access/query-limits.ts';
import { limitQuerySize } from '../../access/query-size.ts';
import { countRead } from '../../access/read-allowance.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { answerFor, AppError, badInput, maxQueryTokens } from '../../base/errors.ts';
import { maxImageBytes } from '../../files/images.ts';
import { maxResumeBytes } from '../../files/resume.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { jsonBody } from '../../kit/rest/multipart.ts';
import { contextOf } from '../../kit/rest/route.ts';
import {
  closedSchema,
  fewErrors,
  limitCost,
  requestIdOf,
  retryAfter,
  traceOperation,
} from './apollo-plugins.ts';
import { keyedMutations } from './keyed-mutations.ts';
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
    parseOptions: { maxLexicalTokens: maxQueryTokens },
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
      keyedMutations,
      fewErrors,
    ],
  });
  await apollo.start();
  return apollo;
}

function formatError({ locations, path }: GraphQLFormattedError, error: unknown, log: AppContext['log']) {
  const answer = answerFor(error, log, requestIdOf(error));
  const { code, reason, message, fields, retryAfterSeconds, conflict, checks, scope, sequence, requestId } =
    answer;
  const extensions = {
    code,
    ...(reason && { reason }),
    ...(fields && { fields }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(conflict && { conflict }),
    ...(checks && { checks }),
    ...(scope && { scope }),
    ...(sequence !== undefined && { sequence }),
    ...(requestId && { requestId }),
  };
  return { message, locations, path, extensions };
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
  const read = isVisitor(contextOf(response)) ? visitorUploads : adminUploads;
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
