import { counter } from '../../base/watch/metrics.ts';

const operations = counter(
  'ahg_graphql_operations_total',
  'GraphQL operations by root field and result; those answered before they are read are only counted as requests.',
  ['field', 'result'],
);

/** Counts an operation that was read, once for each of its root fields. The names must be those of the schema. */
export function countOperation(fields: readonly string[], result: 'ok' | 'failed'): void {
  for (const field of new Set(fields)) operations.add(field, result);
}
