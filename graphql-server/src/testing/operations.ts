import { isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputType } from 'graphql';

export const unknownId = '0123456789abcdef01234567';

/** The smallest value that the type accepts, so that only access and rules can refuse the operation. */
export function sampleValue(type: GraphQLInputType, id = unknownId): unknown {
  if (isNonNullType(type)) return sampleValue(type.ofType, id);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, sampleValue(field.type, id)]));
  }
  const samples: Record<string, unknown> = {
    ID: id,
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTimeISO: '2027-01-01T00:00:00.000Z',
  };
  return samples[type.name] ?? 'a sample';
}

export function requiredArguments({ args }: GraphQLField<unknown, unknown>): GraphQLArgument[] {
  return args.filter((argument) => isNonNullType(argument.type));
}
