import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ApolloServer } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import type { Execute } from 'web/entry-server.tsx';
import type { Context } from '../../base/context.ts';

/** Runs an operation of a page in this process; converts the files of a form to the scalar `Upload`. */
export async function executeInProcess(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  { query, variables }: Parameters<Execute>[0],
): Promise<FormattedExecutionResult> {
  const { body } = await apollo.executeOperation(
    { query, variables: withUploads(variables) },
    { contextValue },
  );
  if (body.kind !== 'single') throw new Error('Pages ask no incremental operations.');
  // Resolvers answer objects without a prototype; the browser’s cache expects objects from JSON.
  return JSON.parse(JSON.stringify(body.singleResult)) as FormattedExecutionResult;
}

function withUploads(variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value instanceof File ? upload(value) : value]),
  );
}

function upload(file: File): Upload {
  const waiting = new Upload();
  waiting.resolve({
    filename: file.name,
    mimetype: file.type,
    encoding: 'binary',
    createReadStream: () => Readable.fromWeb(file.stream() as ReadableStream<Uint8Array>),
  });
  return waiting;
}
