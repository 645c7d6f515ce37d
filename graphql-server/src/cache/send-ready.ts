import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { preferredEncoding } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import { formOf, readyForm } from './ready-answer.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/**
 * Sends an answer with ETag, compressed as the client accepts; 304 if the client has it. Caches may keep it as
 * `caching` says, but not the answer to a form or to a request with a token.
 */
export async function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  caching: string,
): Promise<void> {
  const encoding = encodingFor(request, answer);
  if (!isUnchanged(request, answer)) await formOf(answer, encoding);
  sendForm(request, response, answer, { encoding, caching });
}

interface SendingFirst {
  caching: string;
  base: OutgoingHttpHeaders;
  requestId: string;
  /** What is left of the caller’s minute. */
  limits?: OutgoingHttpHeaders;
}

/** Sends an answer whose form is ready, without waiting; false if this form has to be made first. */
export function sendAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  { caching, base, requestId, limits }: SendingFirst,
): boolean {
  const encoding = encodingFor(request, answer);
  if (!isUnchanged(request, answer) && !readyForm(answer, encoding)) return false;
  sendForm(request, response, answer, { encoding, caching, base, requestId, limits });
  return true;
}

interface Sending {
  encoding: Encoding;
  caching: string;
  base?: OutgoingHttpHeaders;
  requestId?: string;
  limits?: OutgoingHttpHeaders;
}

function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  sending: Sending,
): void {
  const { method, headers } = request;
  const mayCache = method !== 'POST' && !headers.authorization;
  const caching = mayCache ? sending.caching : undefined;
  const vary = response.getHeader('Vary');
  if (isUnchanged(request, answer)) {
    response.writeHead(304, headOf(answer, { ...sending, caching, vary })).end();
    return;
  }
  const bytes = readyForm(answer, sending.encoding) ?? answer.plain;
  response.writeHead(answer.status, headOf(answer, { ...sending, caching, vary, length: bytes.length }));
  response.end(method === 'HEAD' ? undefined : bytes);
}

interface Head {
  encoding: Encoding;
  caching?: string;
  base?: OutgoingHttpHeaders;
  requestId?: string;
  limits?: OutgoingHttpHeaders;
  /** What the answer varies by besides its encoding. */
  vary?: number | string | string[];
  /** The length of the body; none for an answer without one. */
  length?: number;
}

/** The headers of an answer. Those that leave before the app are the same each time. */
function headOf(answer: ReadyAnswer, head: Head): OutgoingHttpHeaders {
  if (!head.base) return makeHead(answer, head);
  const key = `${head.encoding} ${head.length ?? ''} ${head.caching ?? ''} ${String(head.vary)}`;
  const made = answer.heads.get(key) ?? makeHead(answer, head);
  answer.heads.set(key, made);
  // Node writes the head at once, so that the next answer can reuse it.
  made['X-Request-Id'] = head.requestId;
  return head.limits ? { ...made, ...head.limits } : made;
}

function makeHead(
  { status, etag, dense, headers }: ReadyAnswer,
  { encoding, caching, base, length, vary }: Head,
): OutgoingHttpHeaders {
  const { 'Content-Type': type, Vary: own, ...others } = headers;
  const varies = [vary, own, !dense && 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    ...base,
    ...(varies && { Vary: varies }),
    ...others,
    ...(caching && { 'Cache-Control': caching }),
    ...(status === 200 && { ETag: etag }),
    ...(length !== undefined && {
      ...(type && { 'Content-Type': type }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': length,
    }),
  };
}

function encodingFor({ headers }: IncomingMessage, { dense }: ReadyAnswer): Encoding {
  return dense ? 'identity' : preferredEncoding(headers['accept-encoding']);
}

/** Whether the client has this answer already, and does not insist on a new one. */
function isUnchanged({ method, headers }: IncomingMessage, { status, etag }: ReadyAnswer): boolean {
  const known = headers['if-none-match'];
  if (!known || status !== 200 || (method !== 'GET' && method !== 'HEAD')) return false;
  if (headers['cache-control']?.includes('no-cache')) return false;
  return known === etag || known === '*' || known.split(',').some((one) => plainTag(one) === plainTag(etag));
}

/** A tag as it is compared: whether it is weak makes no difference. */
function plainTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
