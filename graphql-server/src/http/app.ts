import type { ApolloServer } from '@apollo/server';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import { keepNothing } from '../access/caching.ts';
import { plainAddress } from '../access/network.ts';
import type { AppContext, Context } from '../base/context.ts';
import { answerFor, AppError, badInput, notFound } from '../base/errors.ts';
import { callerOfHeader } from '../features/auth/session.service.ts';
import { withoutTokens } from '../features/auth/token/token-caller.ts';
import { rooms } from '../office/rooms.ts';
import { filesRouter } from '../files/files.rest.ts';
import { challengeOf } from '../access/challenge.ts';
import { createKeptAnswers } from '../cache/kept-answers.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { answerFirst } from './graphql/answer-first.ts';
import { answerPreflight } from './cors.ts';
import { refuseDamagedAddress } from './damaged-address.ts';
import { requestIdOf } from './exchange.ts';
import { discoveryRouter } from './discovery/discovery.ts';
import { graphqlRouter } from './graphql/graphql.ts';
import { healthRouter } from './health.ts';
import { sayLimits } from './limit-headers.ts';
import { manifestRouter } from './manifest.ts';
import { mapGroundRouter } from './map-ground.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { mcpPath, mcpRouter, rpcErrorOf } from './mcp/mcp.rest.ts';
import { metricsRouter } from './metrics.ts';
import { problemOf, problemType, tellsProblems } from './problem.ts';
import { paperRouter } from './pdf/paper.rest.ts';
import { securityHeaders } from './security-headers.ts';
import { pageCodeRouter } from './share/page-code.rest.ts';
import { shareRouter } from './share/share.rest.ts';
import { siteIconsRouter } from './site-icons.ts';
import { apiRouter } from './v1/v1.rest.ts';

const publicCollections = rooms.flatMap(({ kinds = {}, shown = [] }) => [
  ...Object.values(kinds).flatMap(({ noun }) => (noun.public ? [noun] : [])),
  ...shown,
]);

/**
 * The whole product as one Express application: both doors, the files and, optionally, the pages, which
 * answer every remaining path.
 */
export function createApp(
  context: AppContext,
  apollo: ApolloServer<Context>,
  addPages?: (app: Express, kept: KeptAnswers) => void,
): Express {
  const app = express();
  const kept = createKeptAnswers(context, publicCollections);
  app.disable('x-powered-by');
  app.set('trust proxy', context.config.trustedProxies);
  const headers = securityHeaders(context.config);
  answerFirst(app, context, kept, { ...headers, 'Cache-Control': 'no-store' });
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  }, keepNothing);
  app.use(refuseDamagedAddress);
  app.use(answerPreflight);
  const open = [healthRouter(context), metricsRouter(context)];
  const doors = [
    filesRouter(context, kept),
    graphqlRouter(apollo, kept),
    ...[manifestRouter(kept), siteIconsRouter(kept), discoveryRouter(kept), mapGroundRouter(kept)],
    ...[shareRouter(), pageCodeRouter(), paperRouter(), apiRouter(), mcpRouter()],
    // A room of higher rank comes first: the search answers the list with a filter, and property the whole list.
    ...rooms.toReversed().flatMap(({ routes }) => routes?.(kept) ?? []),
  ];
  app.use(...open);
  app.use(attachContext(context), sayLimits);
  app.use(...doors);
  app.use(refuseOtherMethods([...open, ...doors]));
  app.use('/api', () => {
    throw notFound('Path');
  });
  addPages?.(app, kept);
  app.use(() => {
    throw notFound('Page');
  });
  app.use(jsonErrors(context));
  return app;
}

function attachContext(context: AppContext): RequestHandler {
  return async (request, response, next) => {
    response.locals.context = await requestContext(context, request);
    next();
  };
}

async function requestContext(context: AppContext, request: Request): Promise<Context> {
  const address = plainAddress(request.ip ?? 'unknown');
  refuseTokenInAddress(request.url);
  return {
    ...context,
    requestId: requestIdOf(request),
    address,
    userAgent: request.headers['user-agent'] ?? '',
    fromPage: ownPage(request),
    ...(await callerOfHeader(context, request.headers.authorization, address)),
  };
}

/** Addresses stand in logs and histories, where a token must not. */
function refuseTokenInAddress(url: string): void {
  if (withoutTokens(url) !== url)
    throw badInput(
      'Please send the API token in the header Authorization, not in the address. Revoke it: addresses are logged.',
    );
}

/** The path and the query of the page that sent a request, if it is one of this site. */
function ownPage(request: Request): string | undefined {
  const page = URL.parse(request.get('referer') ?? '');
  return page?.host && page.host === request.get('host') ? page.pathname + page.search : undefined;
}

function jsonErrors({ log }: AppContext): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const answer = answerFor(error, log, requestIdOf(request));
    const { status, code, reason, message, fields, checks, requestId, retryAfterSeconds, scope } = answer;
    if (response.headersSent) {
      next(error);
      return;
    }
    // Closes the connection, so that the server does not read the rest of a refused body.
    if (!request.complete) response.set('Connection', 'close');
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    const challenge = challengeOf(answer);
    if (challenge) response.set('WWW-Authenticate', challenge);
    if (tellsProblems(request.path)) {
      response
        .status(status)
        .type(problemType)
        .send(JSON.stringify(problemOf(answer)));
      return;
    }
    if (request.path === mcpPath) {
      response.status(status).json(rpcErrorOf(status, message));
      return;
    }
    if (request.path === '/graphql') {
      response
        .status(status)
        .json({ errors: [{ message, extensions: { code, reason, fields, scope, requestId } }] });
      return;
    }
    // The older paths name a reason only where a key of the caller gave it; what they answered before has none.
    const own = error instanceof AppError ? error.details.reason : undefined;
    response.status(status).json({ message, reason: own, fields, checks, scope, requestId });
  };
}
