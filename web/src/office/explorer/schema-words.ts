import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphQLArgument, GraphQLNamedType, GraphQLSchema, GraphQLType } from 'graphql';

/** One field, argument or value of a type. */
export interface SchemaRow {
  name: string;
  description: string;
  deprecated: string | null;
  /** Its type as it is written; none for a value of an enumeration. */
  type?: string;
  /** The type that a click on it opens. */
  opens?: string;
  args: SchemaRow[];
}

interface Described {
  name: string;
  description?: string | null;
  deprecationReason?: string | null;
  type?: GraphQLType;
  args?: readonly GraphQLArgument[];
}

function rowOf({ name, description, deprecationReason, type, args = [] }: Described): SchemaRow {
  return {
    name,
    description: description ?? '',
    deprecated: deprecationReason ?? null,
    ...(type && { type: String(type), opens: getNamedType(type).name }),
    args: args.map(rowOf),
  };
}

/** What a type consists of: its fields, its values, or the types that it may be. */
export function rowsOf(type: GraphQLNamedType): SchemaRow[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values(type.getFields()).map(rowOf);
  if (isEnumType(type)) return type.getValues().map(rowOf);
  if (isUnionType(type))
    return type.getTypes().map(({ name, description }) => ({
      ...rowOf({ name, description }),
      opens: name,
    }));
  return [];
}

/** A type, or a field of a type, that a search has found. */
export interface SchemaHit {
  type: string;
  field?: string;
}

/** The types and fields whose names contain the letters: names that begin with them first, types before fields. */
export function searchSchema(schema: GraphQLSchema, letters: string): SchemaHit[] {
  const wanted = letters.trim().toLowerCase();
  if (wanted === '') return [];
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const hits = types.flatMap((type): SchemaHit[] => [
    { type: type.name },
    ...rowsOf(type).map(({ name }) => ({ type: type.name, field: name })),
  ]);
  const rank = ({ type, field }: SchemaHit) =>
    ((field ?? type).toLowerCase().startsWith(wanted) ? 0 : 2) + (field ? 1 : 0);
  return hits
    .filter(({ type, field }) => (field ?? type).toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other));
}
