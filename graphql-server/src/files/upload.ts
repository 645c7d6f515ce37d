import { GraphQLScalarType } from 'graphql';
import UploadScalar from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { badInput } from '../base/errors.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The value of the GraphQL scalar `Upload`. */
export type Upload = Promise<FileUpload>;

/** The scalar of an uploaded file. A missing part or a broken body is the sender’s fault. */
export const GraphQLUpload = new GraphQLScalarType({
  ...UploadScalar.toConfig(),
  parseValue: (value) => {
    const upload = UploadScalar.parseValue(value).catch(() => {
      throw badInput('A file did not arrive. Please send it again.');
    });
    // An operation refused for another reason does not wait for the file.
    upload.catch(() => undefined);
    return upload;
  },
});

/** Waits for the file of a GraphQL multipart request, if there is one. */
export async function readUpload(upload: Upload | null | undefined): Promise<UploadedFile | undefined> {
  return (await upload) ?? undefined;
}
