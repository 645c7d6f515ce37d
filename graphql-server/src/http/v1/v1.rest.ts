import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { getOperationAST, parse } from 'graphql';
import { requireRole } from '../../access/roles.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { readyAnswer } from '../../cache/ready-answer.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { once, replayedHeader } from '../../kit/once/once.ts';
import { jsonBody } from '../../kit/rest/multipart.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { rootFields } from '../graphql/kept-documents.ts';
import { keyRules } from '../graphql/keyed-mutations.ts';
import { runDocument } from '../graphql/run-document.ts';
import { createSchema } from '../graphql/schema.ts';
import { siteAddress } from '../site-address.ts';
import { statusOf } from './api-route.ts';
import type { ApiRoute } from './api-route.ts';
import { apiRoutes } from './api-routes.ts';
import { bodyOf, checkVariables, patchBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';

const headers = { 'Content-Type': 'application/json; charset=utf-8' };
/** Caches ask each time whether it is still so: a copy that is ten seconds old could miss what was written in between. */
const caching = 'no-cache';
const tokenNeeded = 'Please send an API token in the header `Authorization: Bearer ahg_…`.';

/** The paths of `/api/v1`: each is a fixed GraphQL document, executed in this process. */
export function apiRouter(): Router {
  const router = Router();
  for (const route of apiRoutes) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const bodies = route.body ? [route.method === 'PATCH' ? patchBody : jsonBody] : [];
    router[method](path, admit(route), ...bodies, answerTo(route));
  }
  return router;
}

/** Refuses before the body is read; what is written is counted by the operation. */
function admit({ callers }: ApiRoute): RequestHandler {
  return (_request, response, next) => {
    if (callers) {
      const { admin, pendingAccount, token } = contextOf(response);
      if (!admin && !pendingAccount && !token) {
        response.set('WWW-Authenticate', 'Bearer');
        throw new AppError('UNAUTHENTICATED', tokenNeeded);
      }
      requireRole(contextOf(response), callers.roles, callers.scopes);
    }
    next();
  };
}

/** What a program writes into a body that is not read would be lost without a word. An empty object is none. */
function refuseBody({ headers: sent }: Request): void {
  if (Number(sent['content-length'] ?? 0) > '{}'.length)
    throw badInput('This path takes no body: its parameters belong in the address.');
}

function answerTo(route: ApiRoute): RequestHandler {
  const document = parse(route.document, { noLocation: true });
  const operation = getOperationAST(document);
  if (!operation) throw new Error(`${route.path} needs one operation.`);
  const rules = keyRules(createSchema(), rootFields(document, operation));
  return async (request, response) => {
    const { body } = route;
    if (!body) refuseBody(request);
    const sentBody = body && bodyOf(request.body);
    const variables = {
      ...readParameters(route, request),
      ...(body && { [body.variable]: body.read?.(sentBody ?? {}) ?? sentBody }),
    };
    if (body) checkVariables(createSchema(), operation, body.variable, variables);
    const context = contextOf(response);
    const answered = async () => {
      const data = await runDocument(context, { document, operation }, variables);
      return JSON.stringify(route.answer.make(data, siteAddress(context.config, request)));
    };
    const isPrivate = { ...headers, 'Cache-Control': 'no-store' };
    if (route.method === 'GET') {
      if (route.callers) response.set(isPrivate).send(await answered());
      else await sendReady(request, response, readyAnswer(await answered(), headers), caching);
      return;
    }
    const status = statusOf(route);
    const sent = await once(context, request, rules, async () => ({ status, text: await answered() }));
    if (!sent) return;
    if (sent.isReplayed) response.set(replayedHeader, 'true');
    response.status(sent.status).set(isPrivate).send(sent.text);
  };
}
