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

/** Sends an answer whose form is ready, without waiting; false if this form has to be made first. */
export function sendAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  { caching, base }: { caching: string; base: OutgoingHttpHeaders },
): boolean {
  const encoding = encodingFor(request, answer);
  if (!isUnchanged(request, answer) && !readyForm(answer, encoding)) return false;
  sendForm(request, response, answer, { encoding, caching, base });
  return true;
}

interface Sending {
  encoding: Encoding;
  caching: string;
  base?: OutgoingHttpHeaders;
}

function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  { encoding, caching, base }: Sending,
): void {
  const { status, etag, dense } = answer;
  const unchanged = isUnchanged(request, answer);
  const headers: OutgoingHttpHeaders = { ...base, ...(dense ? {} : varying), ...answer.headers };
  if (request.method !== 'POST' && !request.headers.authorization) headers['Cache-Control'] = caching;
  if (status === 200) headers.ETag = etag;
  if (unchanged) {
    delete headers['Content-Type'];
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = readyForm(answer, encoding) ?? answer.plain;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = bytes.length;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

const varying = { Vary: 'Accept-Encoding' };

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
