import { getNamedType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLOutputType } from 'graphql';
import { maxSameField } from '../access/query-limits.ts';
import { requiredArguments, sampleValue } from './operations.ts';

export interface Question {
  query: string;
  variables: Record<string, unknown>;
}

/** All fields that need no argument, as deep as one query may ask for them, and at most so deep. */
export function deepestSelection(type: GraphQLOutputType, deepest: number): string {
  const depths = [3, 2, 1].filter((depth) => depth <= deepest);
  return depths.map((depth) => selection(type, depth)).find(isAllowed) ?? '';
}

function isAllowed(text: string): boolean {
  const times = new Map<string, number>();
  for (const [name] of text.matchAll(/\w+/g)) times.set(name, (times.get(name) ?? 0) + 1);
  return Math.max(0, ...times.values()) <= maxSameField;
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) || depth === 0) return '{ __typename }';
  const inner = Object.values(named.getFields())
    .filter((field) => requiredArguments(field).length === 0)
    .map((field) => `${field.name} ${selection(field.type, depth - 1)}`);
  return `{ __typename ${inner.join(' ')} }`;
}

/**
 * Asks for everything that a query has, about this id where it takes one. Its other arguments get what `given` says of their
 * names, and the required ones a sample.
 */
export function questionOf(
  field: GraphQLField<unknown, unknown>,
  name: string,
  id: string,
  given: Record<string, unknown> = {},
  deepest = 3,
): Question {
  const required = requiredArguments(field);
  const args = field.args.filter((one) => required.includes(one) || one.name === 'id' || one.name in given);
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const inner = `${field.name} ${passed && `(${passed})`} ${deepestSelection(field.type, deepest)}`;
  const variables = Object.fromEntries(
    args.map((one) => [one.name, given[one.name] ?? sampleValue(one.type, id)]),
  );
  return { query: `query ${name} ${declared && `(${declared})`} { ${inner} }`, variables };
}
