import { ObjectId } from 'mongodb';
import type { AppContext } from '../context.ts';
import { badField } from '../errors.ts';
import { cleanFileName, readIncoming } from './incoming.ts';
import type { IncomingFile } from './incoming.ts';
import { writeFile } from './store.ts';

export const maxResumeBytes = 5 * 1024 * 1024;
export const resumeTooLarge = 'The résumé is larger than 5 MB. Please send a smaller file.';
const wrongType = 'Please attach your résumé as a PDF, DOC or DOCX file.';

/** Stores a private résumé. By its content it must be a PDF, DOC or DOCX of at most 5 MB. */
export async function saveResume(context: AppContext, file: IncomingFile) {
  const bytes = await readIncoming(file, maxResumeBytes, {
    field: 'resume',
    tooLarge: resumeTooLarge,
  });
  const type = documentType(bytes);
  if (!type) throw badField('resume', wrongType);
  const fileId = new ObjectId();
  const name = `${cleanFileName(file.filename).replace(/\.[^.]*$/, '')}.${type.extension}`;
  await writeFile(context, fileId, name, bytes, { kind: 'resume', contentType: type.contentType });
  return { fileId, name, contentType: type.contentType, bytes: bytes.length };
}

function documentType(bytes: Buffer): { extension: string; contentType: string } | null {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { extension: 'pdf', contentType: 'application/pdf' };
  // The compound file of Word 97–2003: [MS-CFB] 2.2.
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    return { extension: 'doc', contentType: 'application/msword' };
  // A ZIP archive whose directory names Word’s main part: ECMA-376, Open Packaging Conventions.
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' && bytes.includes('word/document.xml')) {
    return {
      extension: 'docx',
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    };
  }
  return null;
}
