import type { Readable } from 'node:stream';
import { AppError, badInput } from '../base/errors.ts';

/** An incoming file, from GraphQL’s `Upload` or from a multipart form. */
export interface UploadedFile {
  filename: string;
  createReadStream(): Readable;
}

/** Reads a file into memory. Throws TOO_LARGE with `tooLarge` beside `field` as soon as it has more than `maxBytes`. */
export async function readUploadedFile(
  file: UploadedFile,
  maxBytes: number,
  { field, tooLarge }: { field: string; tooLarge: string },
): Promise<Buffer> {
  const refusal = () => new AppError('TOO_LARGE', tooLarge, { fields: { [field]: tooLarge } });
  const chunks: Buffer[] = [];
  let bytes = 0;
  let stream: Readable | undefined;
  try {
    stream = file.createReadStream();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const piece = Buffer.from(chunk);
      bytes += piece.length;
      if (bytes > maxBytes) throw refusal();
      chunks.push(piece);
    }
  } catch (error) {
    throw uploadError(error, refusal);
  } finally {
    stream?.destroy();
  }
  return Buffer.concat(chunks);
}

function uploadError(error: unknown, tooLarge: () => AppError): unknown {
  // An error of our own disk names a system call; any other error means that the body ended too early.
  if (!(error instanceof Error) || error instanceof AppError || 'syscall' in error) return error;
  // graphql-upload cuts the stream at its own limit with an error of status 413.
  if ('status' in error && error.status === 413) return tooLarge();
  return badInput('The file did not arrive completely. Please send it again.');
}

/** The last part of a file's name as a client sent it, without control characters, at most 120 characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}"<>|*?:]/gu, '')
    .trim()
    .slice(-120);
  return clean || 'file';
}
