import { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import { badField } from '../base/errors.ts';
import { documentType, holdsCode } from './document-type.ts';
import { writeFile } from './store.ts';
import { cleanFileName, readUploadedFile } from './uploaded-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

export const maxResumeBytes = 5 * 1024 * 1024;
export const resumeTooLarge = 'The résumé is larger than 5 MB. Please send a smaller file.';
const wrongType = 'Please attach your résumé as a PDF, DOC or DOCX file.';
const withCode = 'Please attach your résumé without macros and embedded objects, or as a PDF file.';

/**
 * Stores a private résumé under the name `stem` with the extension of its type, and drops the sender’s file
 * name. By its content, it must be a PDF, DOC or DOCX of at most 5 MB, without macros, and its name may claim no other type.
 */
export async function saveResume(context: AppContext, file: UploadedFile, stem: string) {
  const bytes = await readUploadedFile(file, maxResumeBytes, {
    field: 'resume',
    tooLarge: resumeTooLarge,
  });
  const type = documentType(cleanFileName(file.filename), bytes);
  if (!type) throw badField('resume', wrongType);
  if (holdsCode(type, bytes)) throw badField('resume', withCode);
  const fileId = new ObjectId();
  const name = `${stem}.${type.extension}`;
  await writeFile(context, fileId, name, bytes, { kind: 'resume', contentType: type.contentType });
  return { fileId, name, contentType: type.contentType, bytes: bytes.length };
}
