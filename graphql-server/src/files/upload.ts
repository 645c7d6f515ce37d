import { GraphQLScalarType } from 'graphql';
import UploadScalar from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { badInput } from '../errors.ts';
import type { IncomingFile } from './incoming.ts';

/** What the GraphQL scalar `Upload` resolves to. */
export type Upload = Promise<FileUpload>;

/** The scalar of a file on its way. A part that was promised and never came, or a broken body, is the sender’s fault. */
export const GraphQLUpload = new GraphQLScalarType({
  ...UploadScalar.toConfig(),
  parseValue: (value) => {
    const upload = UploadScalar.parseValue(value).catch(() => {
      throw badInput('A file did not arrive. Please send it again.');
    });
    // An operation that is refused for something else waits for no file.
    upload.catch(() => undefined);
    return upload;
  },
});

/** Waits for the files of a GraphQL multipart request, in their order; none are an empty list. */
export async function readUploads(uploads: Upload[] | null | undefined): Promise<IncomingFile[]> {
  return Promise.all(uploads ?? []);
}

/** The same for an optional single file. */
export async function readUpload(upload: Upload | null | undefined): Promise<IncomingFile | undefined> {
  const [file] = await readUploads(upload ? [upload] : []);
  return file;
}
