import { execute } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { costOf } from '../../access/query-cost.ts';
import { countRead } from '../../access/read-allowance.ts';
import type { Context } from '../../base/context.ts';
import { countOperation } from './count-operation.ts';
import { rootFields } from './kept-documents.ts';
import { createSchema } from './schema.ts';
import { enterOperation } from './trace-operation.ts';

interface Question {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Executes a document for the caller, who pays what it costs over GraphQL. Throws what its fields throw. */
export async function runDocument(
  context: Context,
  { document, operation }: Question,
  variableValues: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const schema = createSchema();
  await countRead(context, costOf(schema, document, operation, variableValues));
  const ended = enterOperation(document, operation);
  const { data, errors } = await execute({ schema, document, variableValues, contextValue: context });
  ended(errors ? 'failed' : 'ok');
  countOperation(rootFields(document, operation), errors ? 'failed' : 'ok');
  const [error] = errors ?? [];
  if (error ?? !data) throw error ?? new Error('The document answered nothing.');
  return data;
}
