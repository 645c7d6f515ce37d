import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { Router } from 'express';
import { allowCaching } from '../access/caching.ts';
import type { AppContext } from '../base/context.ts';
import { notFound } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import { fileInfo, readFile } from './store.ts';
import type { StoredFile } from './store.ts';

const formats = ['image/avif', 'image/webp', 'image/jpeg'];

/** `/files/{id}/{name}?w=`: public pictures with ETag and byte ranges; browsers keep them for a year. */
export function filesRouter(context: AppContext): Router {
  const router = Router();
  router.get('/files/:id/:name', async (request, response) => {
    const image = await fileInfo(context, parseId(request.params.id));
    if (image?.metadata.kind !== 'image') throw notFound('File');
    const file = await bestVariant(context, image, request);
    // AVIF follows a little after the upload; until then caches must not keep the answer for good.
    const final = image.metadata.avif === 'done';
    allowCaching(request, response, final ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
    response.set({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      Vary: 'Accept',
    });
    await sendFile(context, file, request, response);
  });
  return router;
}

/** Sends a stored file with ETag, conditional answers and support for one byte range. */
export async function sendFile(context: AppContext, file: StoredFile, request: Request, response: Response) {
  response.set({
    ETag: `"${file._id.toHexString()}"`,
    'Accept-Ranges': 'bytes',
    'Content-Type': file.metadata.contentType,
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const ranges = isOtherVersion(request, response) ? undefined : request.range(file.length);
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${file.length}`).end();
    return;
  }
  const range =
    Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  const start = range?.start ?? 0;
  const end = (range?.end ?? file.length - 1) + 1;
  response.status(range ? 206 : 200).set('Content-Length', String(end - start));
  if (range) response.set('Content-Range', `bytes ${start}-${end - 1}/${file.length}`);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(readFile(context, file._id, { start, end }), response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}

/** A part of another version cannot continue the browser’s copy, so the answer is the whole file. */
function isOtherVersion(request: Request, response: Response): boolean {
  const known = request.headers['if-range'];
  return known !== undefined && known !== response.get('ETag');
}

/** The smallest variant of at least the requested width, in the first format that the browser accepts. */
async function bestVariant(context: AppContext, image: StoredFile, request: Request): Promise<StoredFile> {
  const asked = Number(request.query.w) || Infinity;
  const variants = await context.db
    .collection<StoredFile>('fs.files')
    .find({ 'metadata.imageId': image._id }, { sort: { 'metadata.width': 1 } })
    .toArray();
  for (const format of formats) {
    // “*/*” alone says nothing about AVIF: each browser that supports AVIF names it.
    if (format === 'image/avif' && !request.headers.accept?.includes(format)) continue;
    if (!request.accepts(format)) continue;
    const fitting = variants.filter(({ metadata }) => metadata.contentType === format);
    const chosen = fitting.find(({ metadata }) => (metadata.width ?? 0) >= asked) ?? fitting.at(-1);
    if (chosen) return chosen;
  }
  return image;
}
