import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { allowCaching } from '../access/caching.ts';
import type { AnswerCounts } from '../base/context.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An answer as bytes; its compressed forms are made once and kept with it. */
export interface ReadyAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
  counts?: AnswerCounts;
}

/** Makes an answer from a text; it keeps the bytes only, because the text takes twice the memory. */
export function readyAnswer(text: string, headers: Record<string, string>, status = 200): ReadyAnswer {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain };
}

/**
 * Sends an answer with ETag, compressed as the client accepts; 304 if the client has it. Caches may keep it
 * as `caching` says, but not the answer to a form or to a request with a token.
 */
export async function sendReady(
  request: Request,
  response: Response,
  answer: ReadyAnswer,
  caching: string,
): Promise<void> {
  const { status, headers, etag } = answer;
  response.status(status).set({ Vary: 'Accept-Encoding', ...headers });
  if (request.method !== 'POST') allowCaching(request, response, caching);
  if (status === 200) response.set('ETag', etag);
  if (status === 200 && request.fresh) {
    response.status(304).removeHeader('Content-Type');
    response.end();
    return;
  }
  response.end(await compressed(request, response, answer));
}

async function compressed(request: Request, response: Response, answer: ReadyAnswer): Promise<Buffer> {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return answer.plain;
  response.set('Content-Encoding', encoding);
  if (encoding === 'gzip') return (answer.gzip ??= compressGzip(answer.plain));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (answer.br ??= compressBrotli(answer.plain, { params }));
}
