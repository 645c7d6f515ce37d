import { getNamedType, getVariableValues, isInputObjectType, typeFromAST } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { badField, badInput, unknownField } from '../../base/errors.ts';
import { jsonBodyOf } from '../../kit/rest/multipart.ts';
import { typeAt, wordsOf } from './type-words.ts';

const oneObject = 'Please send one JSON object with the fields.';
const nameLike = /^\w{1,40}$/;
/** So many names of fields are told; more fill the screen. */
const mostNamed = 20;

/** Parses a body of JSON, also as a merge patch (RFC 7396). */
export const patchBody = jsonBodyOf('application/json', 'application/merge-patch+json');

/** The body of a request as one object. Throws BAD_USER_INPUT for a list, a missing body and one that is no JSON. */
export function bodyOf(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badInput(oneObject);
  return body;
}

/**
 * Throws BAD_USER_INPUT for a field of the body that its input does not have, for one that is missing, and for a value of another
 * type, beside the name of the field.
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variable: string,
  values: Record<string, unknown>,
): void {
  const definition = variableDefinitions.find(({ variable: { name } }) => name.value === variable);
  const type = definition && typeFromAST(schema, definition.type);
  const named = type && getNamedType(type);
  const known = isInputObjectType(named) ? named.getFields() : {};
  for (const field of Object.keys(values[variable] as object)) {
    if (Object.hasOwn(known, field)) continue;
    const names = Object.keys(known);
    const fields =
      names.length <= mostNamed
        ? `It takes ${names.map((name) => `\`${name}\``).join(', ')}.`
        : `It takes those of \`${String(named)}\` in /schema.graphql.`;
    throw nameLike.test(field)
      ? unknownField(`This path has no field \`${field}\`. ${fields}`, field)
      : unknownField(`This path does not have all of these fields. ${fields}`);
  }
  const { errors } = getVariableValues(schema, variableDefinitions, values, { maxErrors: 1 });
  const [wrong] = errors ?? [];
  if (!wrong) return;
  const [, missing] = /Field "(\w+)" of required type/.exec(wrong.message) ?? [];
  if (missing) throw badField(missing, `Please send \`${missing}\`.`);
  const [, path = ''] = / at "\w+\.([\w.[\]]+)"/.exec(wrong.message) ?? [];
  const [field = variable] = path.split(/[.[]/).filter(Boolean);
  const expected = named && typeAt(named, path.split(/[.[\]]+/).filter(Boolean));
  throw badField(field, `\`${path || field}\` is ${expected ? wordsOf(expected) : 'of another type'}.`);
}
