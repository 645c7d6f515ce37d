import { setTimeout as wait } from 'node:timers/promises';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { FindShareImage, ShareSubject } from 'web/site/head/page-head.ts';
import { countRead } from '../../access/read-allowance.ts';
import { busyMs } from '../../base/watch/busy.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { derivedId } from '../../base/ids.ts';
import { logoPicture } from '../../features/block/site-marks.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import { fileInfo, readFile } from '../../files/store.ts';
import { readyFile } from '../../cache/ready-answer.ts';
import type { ReadyAnswer } from '../../cache/ready-answer.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { hashOf, shareAlt, shareHeight, sharePath, shareWidth } from './card.ts';
import type { ShareCard } from './card.ts';
import { cardOf } from './cards.ts';
import { composeShareImage, logoBox } from './compose.ts';

const kinds = [
  'property',
  'story',
  'person',
  'builder',
  'company',
  'list',
] as const satisfies ShareSubject['kind'][];
/** The read cost of a picture that has to be drawn. */
const cost = 2_000;
const caching = 'public, max-age=31536000, immutable';
const maxKeptBytes = 16 * 1024 * 1024;
/** The most pictures that wait to be drawn, one at a time. */
const maxWaiting = 20;
/** A picture waits while readers do, but not longer than chats wait for it. */
const busyFromMs = 25;
const maxPatienceMs = 2_000;

/** The share picture of a page, for its head. */
export function shareImages(context: Context): FindShareImage {
  return async (subject, company) => {
    const card = await cardOf(context, subject, company);
    return card && { path: sharePath(card), width: shareWidth, height: shareHeight, alt: shareAlt(card) };
  };
}

/** `/share/{kind}/{id}/{hash}.jpg`: the picture of a page as chats show it. A former picture leads to the present one. */
export function shareRouter(): Router {
  const router = Router();
  const pictures = new LRUCache<string, Promise<ReadyAnswer>>({ max: 400, maxSize: maxKeptBytes });
  const queue = createQueue();

  async function picture(context: Context, path: string, card: ShareCard): Promise<ReadyAnswer> {
    const known = pictures.get(path);
    if (known) return known;
    await countRead(context, cost);
    const drawn = queue(async () => {
      const logo = await logoPicture(context, card.marks ?? {}, logoBox);
      const bytes = await composeShareImage(card, await photoOf(context, card), logo);
      return readyFile(bytes, `"${hashOf(card)}"`, { 'Content-Type': 'image/jpeg' });
    });
    pictures.set(path, drawn, { size: 100_000 });
    drawn.catch(() => pictures.delete(path));
    return drawn;
  }

  router.get('/share/:kind/:id/:hash.jpg', async (request, response) => {
    const context = contextOf(response);
    const { kind: name, id } = request.params;
    const kind = kinds.find((one) => one === name);
    const isKnown = kind === 'list' ? /^[a-z0-9-]{1,120}$/.test(id) : /^[0-9a-f]{24}$/.test(id);
    if (!kind || (kind !== 'company' && !isKnown)) throw notFound('Picture');
    const address = kind === 'list' ? { slug: id } : { id };
    const card = await cardOf(context, { kind, address }, await settings(context));
    if (!card) throw notFound('Picture');
    const path = sharePath(card);
    if (path !== request.path) {
      response.set('Cache-Control', 'no-cache').redirect(302, path);
      return;
    }
    await sendReady(request, response, await picture(context, path, card), caching);
  });
  return router;
}

/** The photograph of a card: its size for the web, or else as it was stored. */
async function photoOf(context: AppContext, { photo }: ShareCard): Promise<Buffer | undefined> {
  if (!photo) return undefined;
  const large = derivedId(photo.toHexString(), 1600, 'webp');
  const file = (await fileInfo(context, large)) ?? (await fileInfo(context, photo));
  if (!file) return undefined;
  return Buffer.concat((await readFile(context, file).toArray()) as Buffer[]);
}

/** Runs one task after the other, when readers leave it time. Throws SERVICE_UNAVAILABLE if too many wait. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting >= maxWaiting)
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many pictures are being made.', {
        retryAfterSeconds: 10,
      });
    waiting += 1;
    const before = last;
    const result = before.then(async () => {
      const began = performance.now();
      while (busyMs() > busyFromMs && performance.now() - began < maxPatienceMs) await wait(100);
      return task();
    });
    last = result.catch(() => undefined);
    return result.finally(() => (waiting -= 1));
  };
}
