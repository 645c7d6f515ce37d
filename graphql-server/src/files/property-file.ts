import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { documentType } from './document-type.ts';
import { writeFile } from './store.ts';
import { cleanFileName, readUploadedFile } from './uploaded-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

export const maxDocumentBytes = 10 * 1024 * 1024;
const tooLarge = 'The file is larger than 10 MB. Please choose a smaller one.';
const pictures: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const maxPixels = 50_000_000;

/**
 * The bytes and the type of a document: a PDF, or, with `pictures`, also a JPEG, PNG or WebP, of at most 10 MB. Throws
 * TOO_LARGE and BAD_USER_INPUT beside `file`.
 */
export async function readDocument(file: UploadedFile, takesPictures: boolean) {
  const bytes = await readUploadedFile(file, maxDocumentBytes, { field: 'file', tooLarge });
  const type = pdfOf(file, bytes) ?? (takesPictures ? await pictureOf(bytes) : null);
  if (!type)
    throw badField(
      'file',
      takesPictures ? 'Please choose a PDF, JPEG, PNG or WebP file.' : 'Please choose a PDF file.',
    );
  return { bytes, type };
}

/**
 * Stores a document as it was sent, under the name `stem` with the extension of its type. Throws what
 * `readDocument` throws.
 */
export async function saveDocument(
  context: AppContext,
  file: UploadedFile,
  { stem, pictures: takesPictures }: { stem: string; pictures: boolean },
) {
  const { bytes, type } = await readDocument(file, takesPictures);
  const fileId = new ObjectId();
  const name = `${stem}.${type.extension}`;
  await writeFile(context, fileId, name, bytes, { kind: 'document', contentType: type.contentType });
  return { fileId, name, contentType: type.contentType, bytes: bytes.length };
}

function pdfOf({ filename }: UploadedFile, bytes: Buffer) {
  const type = documentType(cleanFileName(filename), bytes);
  return type?.extension === 'pdf' ? type : null;
}

async function pictureOf(bytes: Buffer) {
  const { format = '' } = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => ({ format: undefined }));
  const contentType = pictures[format];
  return contentType ? { extension: format === 'jpeg' ? 'jpg' : format, contentType } : null;
}
