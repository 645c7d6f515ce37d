import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { badInput } from '../errors.ts';
import type { IncomingFile } from './incoming.ts';

/** What the GraphQL scalar `Upload` resolves to. */
export type Upload = Promise<FileUpload>;

/** Waits for the files of a GraphQL multipart request, in their order; none are an empty list. */
export async function readUploads(uploads: Upload[] | null | undefined): Promise<IncomingFile[]> {
  const settled = await Promise.allSettled(uploads ?? []);
  return settled.map((upload) => {
    // A part that was promised and never came, or a broken body: always the sender's fault.
    if (upload.status === 'rejected') throw badInput('A file did not arrive. Please send it again.');
    return upload.value;
  });
}

/** The same for an optional single file. */
export async function readUpload(upload: Upload | null | undefined): Promise<IncomingFile | undefined> {
  const [file] = await readUploads(upload ? [upload] : []);
  return file;
}
