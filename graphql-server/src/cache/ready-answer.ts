import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnswerCounts } from '../base/context.ts';
import type { Encoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Compression = Exclude<Encoding, 'identity'>;

/** An answer as bytes; its compressed forms are made once and kept with it. */
export interface ReadyAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  /** The compressed forms that are ready. */
  forms: Partial<Record<Compression, Buffer>>;
  /** The compressed forms in the making. */
  making: Partial<Record<Compression, Promise<Buffer>>>;
  /** Whether compression saves nothing, as for pictures. */
  dense?: boolean;
  /** Whether no one will ask for it again. */
  dropped?: boolean;
  /** The headers with which it leaves before the app, made once. */
  heads: Map<string, OutgoingHttpHeaders>;
  counts?: AnswerCounts;
}

/** Makes an answer from a text; it keeps the bytes only, because the text takes twice the memory. */
export function readyAnswer(
  text: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): ReadyAnswer {
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain, forms: {}, making: {}, heads: new Map() };
}

/** An answer whose bytes are as small as they can be. */
export function readyFile(plain: Buffer, etag: string, headers: Record<string, string>): ReadyAnswer {
  return { status: 200, headers, etag, plain, forms: {}, making: {}, heads: new Map(), dense: true };
}

/** The bytes in one encoding, if they are ready. */
export function readyForm({ plain, forms }: ReadyAnswer, encoding: Encoding): Buffer | undefined {
  return encoding === 'identity' ? plain : forms[encoding];
}

/** The bytes in one encoding: compressed quickly for the first caller, and better for those who come later. */
export async function formOf(answer: ReadyAnswer, encoding: Encoding): Promise<Buffer> {
  return readyForm(answer, encoding) ?? makeForm(answer, encoding as Compression);
}

function makeForm(answer: ReadyAnswer, encoding: Compression): Promise<Buffer> {
  return (answer.making[encoding] ??= compress(answer.plain, encoding, quick).then((bytes) => {
    answer.forms[encoding] = bytes;
    later(answer, encoding);
    return bytes;
  }));
}

/**
 * The levels of Brotli and gzip: about two milliseconds for a page, and as small as it is worth. Level 10 of Brotli is
 * both smaller and, with the pages of this site, faster than 9.
 */
const quick = { br: 5, gzip: 2 };
const best = { br: 10, gzip: 9 };

function compress(bytes: Buffer, encoding: Compression, levels: typeof quick): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: levels.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}

let queue = Promise.resolve();
const pauseMs = 100;
/** Where something is written each second, most answers are dropped before they are this old. */
const settledMs = 2_000;

/** One answer at a time, with pauses: those who wait for new answers come first. */
function later(answer: ReadyAnswer, encoding: Compression): void {
  const settled = performance.now() + settledMs;
  const isDropped = () => answer.dropped;
  queue = queue.then(async () => {
    if (isDropped()) return;
    await setTimeout(Math.max(pauseMs, settled - performance.now()), undefined, { ref: false });
    if (isDropped()) return;
    // Without the better form, the quick one stays.
    const bytes = await compress(answer.plain, encoding, best).catch(() => undefined);
    if (bytes) answer.forms[encoding] = bytes;
  });
}
