import { parse } from 'node:querystring';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import { WriteStream } from 'fs-capacitor';
import { windows1252 } from 'domain/text/csv-text.ts';
import { decoded } from 'domain/text/decoded.ts';
import { AppError, badField, badInput } from '../../base/errors.ts';
import { checkShape } from '../../base/shape.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';

interface FilesOption {
  field: string;
  /** Another field, for one file. */
  single?: string;
  maxFiles: number;
  maxBytes: number;
  tooLarge: string;
}

/** Room for 40 features and 40 amenities, each a field of its own, besides all others. */
const maxFields = 160;
const maxFieldBytes = 200_000;
const shapedBody: RequestHandler = (request, _response, next) => {
  checkShape(request.body);
  next();
};

/** The forms of old pages in Windows-1252, whose letters are no UTF-8. */
const oldForms = new WeakMap<object, string>();

const formBody: RequestHandler[] = [
  express.urlencoded({
    extended: false,
    limit: '1mb',
    verify: (request, _response, bytes) => {
      const text = bytes
        .toString('latin1')
        .replace(/[\u0080-\u00ff]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
      if (!isUtf8(text)) oldForms.set(request, text);
    },
  }),
  (request, _response, next) => {
    const text = oldForms.get(request);
    if (text !== undefined) request.body = { ...parse(text.replace(/%[89a-f][\da-f]/gi, oldLetter)) };
    next();
  },
];

function isUtf8(text: string): boolean {
  return decoded(text.replace(/%(?![\da-f]{2})/gi, '%25')) !== null;
}

function oldLetter(escaped: string): string {
  return encodeURIComponent(windows1252(Uint8Array.of(parseInt(escaped.slice(1), 16))));
}

/**
 * Parses a body of JSON of one of these media types into `request.body`. Throws BAD_USER_INPUT for a body of a shape that no input
 * has, however it was parsed.
 */
export function jsonBodyOf(...type: string[]): RequestHandler[] {
  return [express.json({ limit: '1mb', type }), shapedBody];
}

/** Parses a body of JSON. */
export const jsonBody: RequestHandler[] = jsonBodyOf('application/json');
const textBodies = [...jsonBody, ...formBody];

/**
 * Parses a body into `request.body`: JSON, a form, or a multipart form. Its files go to temporary files,
 * which are deleted once the answer is sent.
 */
export function multipart(files: FilesOption): RequestHandler[] {
  return [...textBodies, multipartBody(files)];
}

/** Parses a body without files into `request.body`: JSON, a form or a multipart form. */
export const textBody: RequestHandler[] = [...textBodies, multipartBody()];

const uploads = new WeakMap<Request, { field: string; file: UploadedFile }[]>();

/** The files of a multipart request in one field, in the order sent. */
export function filesOf(request: Request, field: string): UploadedFile[] {
  return (uploads.get(request) ?? []).flatMap((one) => (one.field === field ? [one.file] : []));
}

/** All files of a multipart request with their fields, in the order sent. */
export function allFilesOf(request: Request): readonly { field: string; file: UploadedFile }[] {
  return uploads.get(request) ?? [];
}

function multipartBody(files?: FilesOption): RequestHandler {
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    const temporary: WriteStream[] = [];
    response.on('close', () => {
      for (const file of temporary) file.destroy();
    });
    readParts(request, temporary, files).then(() => next(), next);
  };
}

const noFiles: FilesOption = { field: '', maxFiles: 0, maxBytes: 0, tooLarge: '' };

/** Uses the same parser and the same kind of temporary files as GraphQL’s uploads. */
async function readParts(
  request: Request,
  temporary: WriteStream[],
  files: FilesOption | undefined,
): Promise<void> {
  const { field, single, maxFiles, maxBytes, tooLarge } = files ?? noFiles;
  const limits = new Map<string, number>();
  if (field) limits.set(field, maxFiles);
  if (single) limits.set(single, 1);
  const body = new Map<string, string | string[]>();
  const received: { field: string; file: UploadedFile }[] = [];
  const written: Promise<void>[] = [];
  uploads.set(request, received);
  const parser = startParser(request, { files: maxFiles + (single ? 1 : 0), fileSize: maxBytes + 1 });
  try {
    await new Promise<void>((resolve, reject) => {
      const tooMany = () => reject(badInput('The form has too many or too large fields.'));
      parser
        .on('field', (name, value, { nameTruncated, valueTruncated }) => {
          if (nameTruncated || valueTruncated) tooMany();
          const known = body.get(name);
          body.set(name, known === undefined ? value : [known, value].flat());
        })
        .on('file', (name, stream, { filename }) => {
          // A form that ends inside a part fails here too, also in a part that is passed over. Without a listener, that
          // would end the process.
          stream.on('error', reject);
          // An empty file input sends a part without a file name.
          if (!filename) return stream.resume();
          const limit = limits.get(name);
          if (!limit) {
            reject(field ? badInput(`Please send the file in the field “${field}”.`) : unreadable());
            return stream.resume();
          }
          if (received.filter((one) => one.field === name).length === limit) {
            reject(tooManyFiles(name, limit));
            return stream.resume();
          }
          const file = new WriteStream();
          temporary.push(file);
          // It can fail again once it is whole: while it is deleted.
          file.on('error', reject);
          const whole = finished(file);
          whole.catch(reject);
          written.push(whole);
          stream.on('limit', () =>
            reject(new AppError('TOO_LARGE', tooLarge, { fields: { [name]: tooLarge } })),
          );
          received.push({ field: name, file: { filename, createReadStream: () => file.createReadStream() } });
          return stream.pipe(file);
        })
        .on('filesLimit', () => reject(field ? tooManyFiles(field, maxFiles) : unreadable()))
        .on('fieldsLimit', tooMany)
        .on('partsLimit', tooMany)
        .on('error', reject)
        .on('close', resolve);
      request.on('error', reject).once('close', () => {
        if (!request.complete) reject(unreadable());
      });
      request.pipe(parser);
    });
    await Promise.all(written);
    request.body = Object.fromEntries(body);
  } catch (error) {
    for (const file of temporary) file.destroy();
    // A client reads the answer only after the server has taken the whole body.
    request.unpipe(parser).resume();
    await finished(request, { writable: false }).catch(() => undefined);
    // Any error other than our refusal or a fault of our disk means a malformed body.
    throw error instanceof AppError || (error instanceof Error && 'syscall' in error) ? error : unreadable();
  }
}

function tooManyFiles(field: string, most: number): AppError {
  return badField(field, most === 1 ? 'Please choose one file.' : `Please choose at most ${most} files.`);
}

function startParser({ headers }: Request, limits: { files: number; fileSize: number }): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { ...limits, fields: maxFields, fieldSize: maxFieldBytes, parts: maxFields + limits.files },
    });
  } catch {
    throw unreadable();
  }
}

function unreadable(): AppError {
  return badInput('The form could not be read. Please send multipart/form-data.');
}

/** The fields of a body as an object; empty for a JSON array or a text. */
export function fieldsOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}
