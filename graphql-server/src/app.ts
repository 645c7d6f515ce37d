import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { AppContext, Context } from './context.ts';
import { answerFor, notFound } from './errors.ts';
import { applicationRouter } from './features/application/job-application.rest.ts';
import { authRouter } from './features/auth/auth.rest.ts';
import { callerOfHeader } from './features/auth/session.service.ts';
import { blogRouter } from './features/blog/blog.rest.ts';
import { contactRouter } from './features/contact/contact-request.rest.ts';
import { exportRouter } from './features/items/export.rest.ts';
import { mediaRouter } from './features/media/media-item.rest.ts';
import { propertyRouter } from './features/property/property.rest.ts';
import { teamMemberRouter } from './features/team/team-member.rest.ts';
import { testimonialRouter } from './features/testimonial/testimonial.rest.ts';
import { filesRouter } from './files/files.rest.ts';
import { graphqlRouter } from './graphql.ts';
import { plainAddress } from './network.ts';

/**
 * The whole product as one Express application: both doors, the files and, when given, the pages, which answer what
 * nothing else did.
 */
export function createApp(
  context: AppContext,
  apollo: ApolloServer<Context>,
  addPages?: (app: Express) => void,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', context.config.trustedProxies);
  app.use(securityHeaders(context.config.production));
  app.get('/healthz', async (_request, response) => {
    await context.db.command({ ping: 1 });
    response.json({ status: 'ok' });
  });
  app.use(attachContext(context));
  app.use(filesRouter(context));
  app.use(graphqlRouter(apollo));
  app.use(propertyRouter(), teamMemberRouter(), testimonialRouter(), blogRouter(), mediaRouter());
  app.use(contactRouter(), applicationRouter(), exportRouter(), authRouter());
  app.use('/api', () => {
    throw notFound('Path');
  });
  addPages?.(app);
  app.use(() => {
    throw notFound('Page');
  });
  app.use(jsonErrors(context));
  return app;
}

function securityHeaders(production: boolean): RequestHandler {
  if (!production) return (_request, _response, next) => next();
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://tile.openstreetmap.org'],
        // A résumé is shown from memory: only our own scripts can put something there.
        frameSrc: ['https://www.youtube-nocookie.com', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ['blob:'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // Tile servers of maps want to know the site that asks.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
}

function attachContext(context: AppContext): RequestHandler {
  return async (request, response, next) => {
    response.locals.context = await requestContext(context, request);
    next();
  };
}

async function requestContext(context: AppContext, request: Request): Promise<Context> {
  return {
    ...context,
    requestId: randomUUID(),
    address: plainAddress(request.ip ?? 'unknown'),
    userAgent: request.headers['user-agent'] ?? '',
    ...(await callerOfHeader(context, request.headers.authorization)),
  };
}

function jsonErrors({ log }: AppContext): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // A request that failed before it had its context, because the database is away, has no id yet.
    const { context } = response.locals as { context?: Context };
    const { status, code, message, fields, retryAfterSeconds } = answerFor(
      error,
      log,
      context?.requestId ?? randomUUID(),
    );
    if (response.headersSent) {
      next(error);
      return;
    }
    // A body that was refused half-way is not read to its end.
    if (!request.complete) response.set('Connection', 'close');
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    if (request.path === '/graphql') {
      response.status(status).json({ errors: [{ message, extensions: { code, fields } }] });
      return;
    }
    response.status(status).json({ message, fields });
  };
}
