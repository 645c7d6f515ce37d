import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from 'web/entry-server.tsx';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page as bytes; what was compressed once stays with it. */
export interface ReadyPage extends Pick<RenderedPage, 'status' | 'headers'> {
  etag: string;
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** The bytes of a rendered page; its text, which takes twice the room, is not kept. */
export function readyPage({ status, headers, html }: RenderedPage): ReadyPage {
  const plain = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain };
}

/** Sends a page with ETag, compressed as the browser accepts; 304 when the browser has it. */
export async function sendPage(request: Request, response: Response, page: ReadyPage): Promise<void> {
  const { status, headers } = page;
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...headers,
  });
  if (status === 200) response.set('ETag', page.etag);
  if (status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  response.end(await compressed(request, response, page));
}

async function compressed(request: Request, response: Response, page: ReadyPage): Promise<Buffer> {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return page.plain;
  response.set('Content-Encoding', encoding);
  if (encoding === 'gzip') return (page.gzip ??= compressGzip(page.plain));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (page.br ??= compressBrotli(page.plain, { params }));
}
