import { createHash } from 'node:crypto';
import { HeaderMap } from '@apollo/server';
import type { ApolloServer } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { getOperationAST, Kind, OperationTypeNode, parse, stripIgnoredCharacters } from 'graphql';
import type { DocumentNode, SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isKept } from '../access/public-operation.ts';
import { countRead } from '../access/read-allowance.ts';
import type { AnswerCounts, Context } from '../base/context.ts';
import { maxQueryTokens } from '../base/errors.ts';
import { countView } from '../features/property/property-views.ts';
import type { KeptAnswers } from '../rest/kept-answers.ts';
import { readyAnswer, sendReady } from '../rest/ready-answer.ts';
import type { ReadyAnswer } from '../rest/ready-answer.ts';
import { contextOf } from '../rest/route.ts';

/** The number of documents whose form is remembered, and the length of the longest of them. */
const maxDocuments = 1_000;
const maxDocumentLength = 20_000;
const maxAcceptLength = 200;

/** An operation as JSON, without a persisted document or anything else. */
interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Carries an answer with errors past the kept answers: it belongs to its caller alone. */
class NotKept extends Error {
  readonly answer: ReadyAnswer;

  constructor(answer: ReadyAnswer) {
    super('This answer is not kept.');
    this.answer = answer;
  }
}

/**
 * Answers a visitor’s query of `@Kept()` fields from memory, until something that it shows is written. White
 * space in the document and the order of keys in the variables make no difference. The next handler gets
 * every other request: those with a token, mutations, and queries that depend on who asks.
 */
export function keepQueries(apollo: ApolloServer<Context>, kept: KeptAnswers): RequestHandler {
  const forms = new LRUCache<string, { form: string | null }>({ max: maxDocuments });

  /** What the document asks, or null if its answer may not be kept. */
  function formOf(operation: Operation): string | null {
    const asked = digest(`${operation.operationName ?? ''}\n${operation.query}`);
    const known = forms.get(asked);
    if (known) return known.form;
    const form = isKeptOperation(operation) ? digest(stripIgnoredCharacters(operation.query)) : null;
    forms.set(asked, { form });
    return form;
  }

  return async (request, response, next) => {
    const operation = operationOf(request);
    const form = operation && formOf(operation);
    if (!operation || !form) {
      next();
      return;
    }
    const context = contextOf(response);
    const { operationName, variables } = operation;
    // A digest, because variables can be as long as a request, and the size of what is kept counts answers only.
    const asked = [request.get('accept'), operationName, form, variables ?? {}];
    const address = `graphql ${digest(JSON.stringify(asked, withSortedKeys))}`;
    const making: { answer?: Promise<ReadyAnswer> } = {};
    const make = (shown: Set<string>) => (making.answer = execute(apollo, request, { ...context, shown }));
    const answer = await kept.get(address, make).catch((error: unknown) => {
      if (error instanceof NotKept) return error.answer;
      throw error;
    });
    const { cost = 0, views = [] } = answer.counts ?? {};
    // Making the answer has counted its cost already.
    if (!making.answer) await countRead(context, cost);
    for (const id of views) countView(context, { id });
    await sendReady(request, response, answer, 'no-store');
  };
}

function operationOf(request: Request): Operation | null {
  const accept = request.get('accept') ?? '';
  if (
    request.method !== 'POST' ||
    request.headers.authorization ||
    !request.is('json') ||
    accept.length > maxAcceptLength
  )
    return null;
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { query, operationName, variables, ...others } = body as Record<string, unknown>;
  if (Object.keys(others).length > 0 || typeof query !== 'string' || query.length > maxDocumentLength)
    return null;
  if (operationName && typeof operationName !== 'string') return null;
  if (variables && (typeof variables !== 'object' || Array.isArray(variables))) return null;
  return body as Operation;
}

/** Whether the document asks one query with kept fields only. */
function isKeptOperation({ query, operationName }: Operation): boolean {
  try {
    const document = parse(query, { maxTokens: maxQueryTokens, noLocation: true });
    const asked = getOperationAST(document, operationName);
    if (asked?.operation !== OperationTypeNode.QUERY) return false;
    const names = fieldNames(document, asked.selectionSet);
    return names.length > 0 && names.every((name) => isKept(name) || name === '__typename');
  } catch {
    return false;
  }
}

/** The fields of a selection; each fragment is read once, because fragments can wrongly contain themselves. */
function fieldNames(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  read = new Set<string>(),
): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldNames(document, selection.selectionSet, read);
    const name = selection.name.value;
    if (read.has(name)) return [];
    read.add(name);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldNames(document, fragment.selectionSet, read)
      : [''];
  });
}

/** Makes the answer through Apollo. Throws NotKept with an answer that has errors. */
async function execute(
  apollo: ApolloServer<Context>,
  request: Request,
  context: Context,
): Promise<ReadyAnswer> {
  const counts: AnswerCounts = { cost: 0, views: [] };
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) if (value) headers.set(name, String(value));
  const { status, body, ...made } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers, search: '', body: request.body },
    context: () => Promise.resolve({ ...context, counts }),
  });
  const text = body.kind === 'complete' ? body.string : '';
  const type = { 'Content-Type': made.headers.get('content-type') ?? 'application/json; charset=utf-8' };
  const answer = readyAnswer(text, type, status);
  // Apollo writes errors before data.
  if (!text.startsWith('{"data":'))
    throw new NotKept({ ...answer, headers: Object.fromEntries(made.headers), counts });
  return { ...answer, counts };
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
