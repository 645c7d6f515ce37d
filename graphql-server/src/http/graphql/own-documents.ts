import type { Request, RequestHandler } from 'express';
import { AppError, badInput } from '../../base/errors.ts';
import { ownDocuments } from './own-documents.generated.ts';

const texts = new Map(Object.entries(ownDocuments));

/**
 * Puts the text of one of our own documents in place of its `documentId`, in a body or in an address. Throws NOT_FOUND
 * for any other id, so that a page of another build sends its text.
 */
export const readDocumentId: RequestHandler = (request, _response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') readAddress(request);
  else readBody(request);
  next();
};

function readBody(request: Request): void {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('documentId' in body)) return;
  const { documentId, ...others } = body;
  request.body = { ...others, query: textOf(documentId, 'query' in others) };
}

function readAddress(request: Request): void {
  const { documentId, query } = request.query;
  if (documentId === undefined) return;
  const address = new URL(request.url, 'http://localhost');
  address.searchParams.delete('documentId');
  address.searchParams.set('query', textOf(documentId, query !== undefined));
  request.url = `${address.pathname}${address.search}`;
}

/** The text of one of our own documents; undefined for another id. */
export function ownDocument(id: string): string | undefined {
  return texts.get(id);
}

function textOf(documentId: unknown, hasQuery: boolean): string {
  if (hasQuery) throw badInput('Please send either a query or a documentId.');
  const text = typeof documentId === 'string' ? texts.get(documentId) : undefined;
  if (text === undefined)
    throw new AppError('NOT_FOUND', 'Document not found.', { reason: 'DOCUMENT_UNKNOWN' });
  return text;
}
