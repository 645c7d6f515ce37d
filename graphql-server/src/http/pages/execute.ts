import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ApolloServer } from '@apollo/server';
import { execute } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import type { Execute } from 'web/site/entry-server.tsx';
import type { Context } from '../../base/context.ts';
import { databaseAway, failedByAbsence } from '../../base/errors.ts';
import { apart } from '../../base/watch/spans.ts';
import { createKeptDocuments } from '../graphql/kept-documents.ts';
import { createSchema } from '../graphql/schema.ts';
import { enterOperation } from '../graphql/trace-operation.ts';

const schema = createSchema();
const documents = createKeptDocuments(schema);

/**
 * Runs an operation of a page in this process; converts the files of a form to the scalar `Upload`. Queries of public
 * fields are executed without Apollo, which has the words for errors.
 */
export async function executeInProcess(
  apollo: ApolloServer<Context>,
  contextValue: Context,
  { text, variables }: Parameters<Execute>[0],
): ReturnType<Execute> {
  const kept = documents.find(text, undefined);
  if (kept) {
    const { document, operation } = kept;
    const result = await apart(async () => {
      const ended = enterOperation(document, operation);
      const made = await execute({ schema, document, variableValues: { ...variables }, contextValue });
      ended(made.errors ? 'failed' : 'ok');
      return made;
    });
    if (!result.errors) return { data: result.data };
    // Apollo would wait for the database once more.
    if (result.errors.some(({ originalError }) => failedByAbsence(originalError))) throw databaseAway();
  }
  const { body } = await apart(() =>
    apollo.executeOperation({ query: text, variables: withUploads(variables) }, { contextValue }),
  );
  if (body.kind !== 'single') throw new Error('Pages ask no incremental operations.');
  return body.singleResult;
}

function withUploads(variables: object): Record<string, unknown> {
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
