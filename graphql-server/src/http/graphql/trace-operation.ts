import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { enterSpan, isTraced, openSpan } from '../../base/watch/spans.ts';
import { rootFields } from './kept-documents.ts';

/**
 * Makes a GraphQL operation the span around what follows, if its request is traced; the result ends it. It is told by its
 * kind and its root fields, which are those of the schema.
 */
export function enterOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (result: 'ok' | 'failed') => void {
  if (!isTraced()) return () => undefined;
  const { operation: kind } = operation;
  const fields = [...new Set(rootFields(document, operation))].join(' ');
  const span = openSpan(`${kind} ${fields}`, {
    kind: 'operation',
    values: { 'graphql.operation.type': kind },
  });
  const leave = enterSpan(span);
  return (result) => {
    leave();
    span?.end(result);
  };
}
