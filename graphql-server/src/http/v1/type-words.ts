import { getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLInputType, GraphQLNamedType } from 'graphql';

const scalars: Record<string, string> = {
  ID: 'an id',
  String: 'a text',
  Int: 'a whole number',
  Float: 'a number',
  Boolean: 'true or false',
  DateTimeISO: 'a moment such as 2026-11-21T09:30:00Z',
  LocalDate: 'a day such as 2026-11-21',
};

/** The type of what stands at a path below an input, such as `arrivals.first` or `kinds.0`; undefined where there is none. */
export function typeAt(input: GraphQLNamedType, path: readonly string[]): GraphQLInputType | undefined {
  let type = input as GraphQLInputType | undefined;
  for (const step of path) {
    const one = type && getNullableType(type);
    if (isListType(one)) type = one.ofType;
    else type = isInputObjectType(one) ? one.getFields()[step]?.type : undefined;
  }
  return type;
}

/** What a value of a type is, in words: `one of FOR_SALE, SOLD`, `a list of texts`. */
export function wordsOf(type: GraphQLInputType): string {
  const one = getNullableType(type);
  if (isListType(one)) return `a list; each of it is ${wordsOf(one.ofType)}`;
  if (isEnumType(one))
    return `one of ${one
      .getValues()
      .map(({ name }) => name)
      .join(', ')}`;
  if (isInputObjectType(one)) return `an object with ${Object.keys(one.getFields()).join(', ')}`;
  return scalars[one.name] ?? `a value of ${one.name}`;
}
