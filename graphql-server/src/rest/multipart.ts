import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import type { Context } from '../context.ts';
import { AppError, badField, badInput } from '../errors.ts';
import type { IncomingFile } from '../files/incoming.ts';
import { temporaryName } from '../files/temporary.ts';
import { contextOf } from './route.ts';

interface MultipartOptions {
  field: string;
  maxFiles: number;
  maxBytes: number;
  tooLarge: string;
}

const textLimits = { fields: 60, fieldSize: 200_000 };
const textBodies = [express.json({ limit: '1mb' }), express.urlencoded({ extended: false, limit: '1mb' })];

/**
 * Reads a body into `request.body`: JSON, a form, or a multipart form, its files into temporary files, which are
 * gone when the answer is sent.
 */
export function multipart(options: MultipartOptions): RequestHandler[] {
  return [...textBodies, readParts(options)];
}

function readParts({ field, maxFiles, maxBytes, tooLarge }: MultipartOptions): RequestHandler {
  const storage = multer.diskStorage({
    destination: tmpdir(),
    filename: (_request, _file, name) => name(null, temporaryName()),
  });
  // Busboy takes a file of exactly the limit for a larger one.
  const limits = {
    ...textLimits,
    files: maxFiles,
    fileSize: maxBytes + 1,
    parts: textLimits.fields + maxFiles,
  };
  const read = multer({ storage, limits, defParamCharset: 'utf8' }).array(field);
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    response.on('close', () => {
      for (const { path } of uploadedFiles(request)) void removeTemporary(path, contextOf(response));
    });
    read(request, response, (error: unknown) => {
      if (error instanceof multer.MulterError) next(multipartError(error, { field, maxFiles, tooLarge }));
      // What busboy throws of its own is always about a malformed body.
      else if (error) next(unreadable());
      else next();
    });
  };
}

/** Multer removes the files of a broken form itself, and takes their paths away. */
async function removeTemporary(path: string | undefined, { log, requestId }: Context): Promise<void> {
  if (!path) return;
  await rm(path, { force: true }).catch((error: unknown) => {
    log.warn({ err: error, requestId }, 'a temporary file stays');
  });
}

const readTextParts = multer({ limits: textLimits }).none();

/** Reads a body without files into `request.body`: JSON, a form or a multipart form. */
export const textBody: RequestHandler[] = [
  ...textBodies,
  (request, response, next) => {
    readTextParts(request, response, (error: unknown) => next(error ? unreadable() : undefined));
  },
];

function unreadable(): AppError {
  return badInput('The form could not be read. Please send multipart/form-data.');
}

function multipartError(
  error: multer.MulterError,
  { field, maxFiles, tooLarge }: Omit<MultipartOptions, 'maxBytes'>,
) {
  if (error.code === 'LIMIT_FILE_SIZE')
    return new AppError('TOO_LARGE', tooLarge, { fields: { [field]: tooLarge } });
  if (error.code === 'LIMIT_FILE_COUNT') return badField(field, `Please choose at most ${maxFiles} files.`);
  if (error.code === 'LIMIT_UNEXPECTED_FILE') return badInput(`Files belong into the field “${field}”.`);
  return badInput('The form has too many or too large fields.');
}

function uploadedFiles(request: Request): Express.Multer.File[] {
  return Array.isArray(request.files) ? request.files : [];
}

/** The files of a multipart request, in the order sent. */
export function filesOf(request: Request): IncomingFile[] {
  return uploadedFiles(request).map(({ originalname, path }) => ({
    filename: originalname,
    createReadStream: () => createReadStream(path),
  }));
}

/** The fields of a body as an object, whatever was sent: a JSON array or text has none. */
export function fieldsOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
}
