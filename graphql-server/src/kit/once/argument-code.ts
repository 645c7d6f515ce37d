import { createHash, createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { derivedKey } from '../../access/secret.ts';
import type { AppContext } from '../../base/context.ts';

/** A file among arguments, or what becomes one. */
interface FileLike {
  createReadStream(): Readable;
}

/**
 * A code of the arguments of a write: the same for the same values, whatever the order of their fields; of a file the content counts.
 * It is a SHA-256 that only this product can compute, because arguments can be short and private.
 */
export async function codeOf(context: AppContext, values: unknown): Promise<string> {
  const text = JSON.stringify(await plain(values));
  return createHmac('sha256', await derivedKey(context, 'arguments of writes'))
    .update(text)
    .digest('base64url');
}

/** A code of what a person typed and chose in a form, as it stands with the form. */
export async function codeOfForm(values: unknown): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await plain(values)))
    .digest('base64url');
}

async function plain(value: unknown): Promise<unknown> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  const file = await fileIn(value);
  if (file) return { sha256: await hashOf(file) };
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(fields.map(async ([name, inner]) => [name, await plain(inner)]));
}

/** A file of a form, or the file that an `Upload` of GraphQL waits for. One that never arrives is refused by the operation. */
async function fileIn(value: object): Promise<FileLike | null> {
  if ('createReadStream' in value && typeof value.createReadStream === 'function') return value as FileLike;
  if (!('promise' in value && value.promise instanceof Promise)) return null;
  return (value.promise as Promise<FileLike>).catch(() => null);
}

/** Of a file that is too large or breaks off, what arrived: the operation refuses it. */
async function hashOf(file: FileLike): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) hash.update(chunk);
  } catch {
    hash.update('incomplete');
  }
  return hash.digest('base64url');
}
