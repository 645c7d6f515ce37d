import type { Request, RequestHandler } from 'express';
import { execute } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { costOf, maxQueryCost, statedCost } from '../../access/query-cost.ts';
import { countRead } from '../../access/read-allowance.ts';
import type { AnswerCounts, Context } from '../../base/context.ts';
import { databaseAway, failedByAbsence } from '../../base/errors.ts';
import { checkShape } from '../../base/shape.ts';
import { countMiss } from '../../features/search/missed-search.ts';
import { countView } from '../../features/property/property-views.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { readyAnswer } from '../../cache/ready-answer.ts';
import type { ReadyAnswer } from '../../cache/ready-answer.ts';
import { isPreflighted } from '../../cache/request-text.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { isSeen } from './answer-first.ts';
import { countOperation } from './count-operation.ts';
import { enterOperation } from './trace-operation.ts';
import { createKeptDocuments, digest, rootFields } from './kept-documents.ts';
import type { KeptDocument, KeptDocuments } from './kept-documents.ts';

const maxAcceptLength = 200;
/** The answer to a question in the address may be kept by caches, as that of a REST list. */
const cachingOf = { GET: 'public, max-age=10', POST: 'no-store' };

/** An operation as JSON, with the digest of its document or without. */
interface Operation {
  query: string;
  operationName?: string;
  variables?: Record<string, unknown>;
}

/** Gives a question to the next handler: its answer belongs to its caller alone, for example a refusal. */
class NotKept extends Error {}

/**
 * Answers a visitor’s query of `@Kept()` fields from memory, until something that it shows is written. White
 * space in the document and the order of keys in the variables make no difference. The next handler gets
 * every other request: those with a token, mutations, queries that depend on who asks, and those with errors.
 */
export function keepQueries(schema: GraphQLSchema, kept: KeptAnswers): RequestHandler {
  const documents = createKeptDocuments(schema);
  return async (request, response, next) => {
    const type = mediaTypeOf(request);
    const operation = type && operationOf(request, documents);
    const document = operation && documents.find(operation.query, operation.operationName);
    if (!document) {
      next();
      return;
    }
    const context = contextOf(response);
    const { operationName, variables = {} } = operation;
    const address = `graphql ${digest(JSON.stringify([type, operationName, document.form, variables], withSortedKeys))}`;
    const making: { isNew?: boolean } = {};
    const make = (shown: Set<string>) => {
      making.isNew = true;
      return answerTo(schema, document, variables, { context: { ...context, shown }, type });
    };
    const answer = await kept.get(address, make).catch((error: unknown) => {
      if (error instanceof NotKept) return null;
      throw error;
    });
    if (!answer) {
      next();
      return;
    }
    const { cost = 0, views = [], misses = [] } = answer.counts ?? {};
    countOperation(rootFields(document.document, document.operation), 'ok');
    // Making the answer has counted its cost already.
    if (!making.isNew) await countRead(context, cost);
    if (isSeen(request)) {
      for (const id of views) countView(context, { id });
      for (const miss of misses) countMiss(context, miss);
    }
    const caching = cachingOf[request.method === 'POST' ? 'POST' : 'GET'];
    kept.remember(request, { address, caching, cost, views: views.map((id) => ({ id })), misses });
    await sendReady(request, response, answer, caching);
  };
}

const json = 'application/json; charset=utf-8';
const graphqlJson = 'application/graphql-response+json; charset=utf-8';

/** The wanted type of the answer, or null for a wish that Apollo has to weigh. */
function mediaTypeOf({ headers: { accept = '*/*' } }: Request): string | null {
  if (accept.length > maxAcceptLength) return null;
  const [first = ''] = accept.split(/[,;]/);
  if (accept.includes('q=') && !accept.startsWith('application/graphql-response+json,')) return null;
  if (first === 'application/graphql-response+json') return graphqlJson;
  return first === '*/*' || first === 'application/json' ? json : null;
}

function operationOf(request: Request, documents: KeptDocuments): Operation | null {
  if (request.headers.authorization) return null;
  if (request.method === 'POST') return request.is('json') ? readOperation(request.body, documents) : null;
  if (!['GET', 'HEAD'].includes(request.method) || !isPreflighted(request)) return null;
  const { operationName, variables, extensions, ...others } = request.query;
  try {
    const body = {
      ...others,
      operationName,
      variables: parsed(variables),
      extensions: parsed(extensions),
    };
    return readOperation(body, documents);
  } catch {
    return null;
  }
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  const read = JSON.parse(text) as unknown;
  checkShape(read);
  return read;
}

/** The operation of a body, with its document or with the digest of one that was sent before. */
function readOperation(body: unknown, documents: KeptDocuments): Operation | null {
  if (!isObject(body)) return null;
  const { query, operationName, variables, extensions, ...others } = body;
  if (Object.keys(others).length > 0) return null;
  if (operationName && typeof operationName !== 'string') return null;
  if (!isObject(variables ?? {})) return null;
  const text = textOf(query, extensions, documents);
  if (typeof text !== 'string') return null;
  return { query: text, operationName, variables: variables ?? undefined } as Operation;
}

function textOf(query: unknown, extensions: unknown, documents: KeptDocuments): unknown {
  if (!extensions) return query;
  if (!isObject(extensions) || Object.keys(extensions).join() !== 'persistedQuery') return null;
  const { persistedQuery } = extensions;
  if (!isObject(persistedQuery) || persistedQuery.version !== 1) return null;
  const { sha256Hash } = persistedQuery;
  if (typeof sha256Hash !== 'string') return null;
  if (query === undefined) return documents.persisted(sha256Hash);
  return typeof query === 'string' && documents.persist(query, sha256Hash) ? query : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Asking {
  context: Context;
  type: string;
}

/** Makes the answer. Throws NotKept if it has errors, for which Apollo has the words. */
async function answerTo(
  schema: GraphQLSchema,
  { document, operation }: KeptDocument,
  variables: Record<string, unknown>,
  { context, type }: Asking,
): Promise<ReadyAnswer> {
  const cost = costOf(schema, document, operation, variables);
  if (cost > maxQueryCost) throw new NotKept();
  await countRead(context, cost).catch((error: unknown) => {
    throw failedByAbsence(error) ? error : new NotKept();
  });
  const counts: AnswerCounts = { cost, views: [], misses: [] };
  const ended = enterOperation(document, operation);
  const { errors, data } = await execute({
    ...{ schema, document, operationName: operation.name?.value, variableValues: variables },
    contextValue: { ...context, counts },
  });
  ended(errors ? 'failed' : 'ok');
  if (errors?.some(({ originalError }) => failedByAbsence(originalError))) throw databaseAway();
  if (errors) throw new NotKept();
  const answer = JSON.stringify({ data, extensions: { cost: statedCost(cost) } });
  return { ...readyAnswer(`${answer}\n`, { 'Content-Type': type }), counts };
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
