import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { Router } from 'express';
import { allowCaching } from '../access/caching.ts';
import type { AppContext } from '../base/context.ts';
import { notFound } from '../base/errors.ts';
import { parseId } from '../base/ids.ts';
import { partOf } from '../cache/dependencies.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { readyFile } from '../cache/ready-answer.ts';
import { sendReady } from '../cache/send-ready.ts';
import { fileInfo, filesTopic, readFile } from './store.ts';
import type { StoredFile } from './store.ts';

const formats = ['image/avif', 'image/webp', 'image/jpeg'];

const forGood = 'public, max-age=31536000, immutable';
const openResource = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** What a picture varies by: the format and the size that suit the browser. */
const variety = 'Accept, Save-Data';
/** Larger pictures are read from the database each time; cards show smaller ones. */
const maxKeptBytes = 128 * 1024;

/** `/files/{id}/{name}?w=`: public pictures with ETag and byte ranges; browsers keep them for a year. */
export function filesRouter(context: AppContext, kept: KeptAnswers): Router {
  const router = Router();
  router.get('/files/:id/:name', async (request, response) => {
    const image = await fileInfo(context, parseId(request.params.id));
    if (image?.metadata.kind !== 'image') throw notFound('File');
    const file = await bestVariant(context, image, request);
    // AVIF follows a little after the upload; until then caches must not keep the answer for good.
    const final = image.metadata.avif === 'done';
    if (final && !image.metadata.waiting && file.length <= maxKeptBytes && !request.headers.range) {
      const address = `file ${file._id.toHexString()}`;
      const answer = await kept.get(address, (shown) => readyPicture(context, image, file, shown));
      kept.remember(request, { address, caching: forGood, unchanging: true });
      await sendReady(request, response, answer, forGood);
      return;
    }
    allowCaching(request, response, final ? forGood : 'public, max-age=60');
    response.set(openResource).vary(variety);
    await sendFile(context, file, request, response);
  });
  return router;
}

/** A picture never changes, so it is kept until it is removed. */
async function readyPicture(context: AppContext, image: StoredFile, file: StoredFile, shown: Set<string>) {
  shown.add(partOf(filesTopic, image._id.toHexString()));
  const parts = await readFile(context, file).toArray();
  return readyFile(Buffer.concat(parts as Buffer[]), etagOf(file), {
    ...openResource,
    Vary: variety,
    ...headersOf(file),
  });
}

function etagOf({ _id }: StoredFile): string {
  return `"${_id.toHexString()}"`;
}

function headersOf({ metadata }: StoredFile) {
  return {
    'Accept-Ranges': 'bytes',
    'Content-Type': metadata.contentType,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Sends a stored file with ETag, conditional answers and support for one byte range. */
export async function sendFile(context: AppContext, file: StoredFile, request: Request, response: Response) {
  response.set({ ETag: etagOf(file), ...headersOf(file) });
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
  await pipeline(readFile(context, file, { start, end }), response).catch((error: unknown) => {
    if (!response.destroyed) throw error;
  });
}

/** A part of another version cannot continue the browser’s copy, so the answer is the whole file. */
function isOtherVersion(request: Request, response: Response): boolean {
  const known = request.headers['if-range'];
  return known !== undefined && known !== response.get('ETag');
}

/**
 * The smallest variant of at least the requested width, in the first format that the browser accepts; the smallest of all
 * for a browser that saves data, unless it asks for the picture as such.
 */
async function bestVariant(context: AppContext, image: StoredFile, request: Request): Promise<StoredFile> {
  const savesData = request.get('save-data')?.toLowerCase() === 'on';
  const width = Number(request.query.w) || Infinity;
  const asked = savesData && request.query.w ? 0 : width;
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
