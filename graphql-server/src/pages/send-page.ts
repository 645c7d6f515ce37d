import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { RenderedPage } from 'web/entry-server.tsx';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface Encoded {
  etag: string;
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** What was compressed once is kept as long as the page itself is. */
const encodedPages = new WeakMap<RenderedPage, Encoded>();

/** Sends a page with ETag, compressed as the browser accepts; 304 when the browser has it. */
export async function sendPage(request: Request, response: Response, page: RenderedPage): Promise<void> {
  const { status, headers } = page;
  const encoded = encode(page);
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...headers,
  });
  if (status === 200) response.set('ETag', encoded.etag);
  if (status === 200 && request.fresh) {
    response.status(304).end();
    return;
  }
  response.end(await compressed(request, response, encoded));
}

function encode(page: RenderedPage): Encoded {
  const known = encodedPages.get(page);
  if (known) return known;
  const plain = Buffer.from(page.html);
  const encoded = {
    plain,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
  encodedPages.set(page, encoded);
  return encoded;
}

async function compressed(request: Request, response: Response, encoded: Encoded): Promise<Buffer> {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return encoded.plain;
  response.set('Content-Encoding', encoding);
  if (encoding === 'gzip') return (encoded.gzip ??= compressGzip(encoded.plain));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return (encoded.br ??= compressBrotli(encoded.plain, { params }));
}
