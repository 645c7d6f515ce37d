import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLOutputType } from 'graphql';
import { sampleValue } from '../operations.ts';

/** Texts that have broken programs: of databases, shells, file systems, templates, prototypes and parsers. */
const knownTricks = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{"$gt":""}',
  '$where',
  '$ne',
  "' OR '1'='1",
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.jpg',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '`id`; sleep 9 #',
  'javascript:alert(1)',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦',
  'a\r\nSet-Cookie: x=1',
  '%00%ff%2e%2e%2f',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9007199254740993',
  '0x7fffffff',
  '(a+)+$',
  `${'a'.repeat(60)}!`,
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  'null',
  'undefined',
  '[object Object]',
];

/** A text that no person types. */
export const wildText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownTricks) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 30_000).map((length) => 'ಅ'.repeat(length)) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\t\n') },
);

/** Objects as attackers send them. They are made of JSON, so that `__proto__` is a key like any other. */
const trickObject: Arbitrary<unknown> = fc
  .constantFrom(
    '{"$gt":""}',
    '{"$ne":null}',
    '{"$where":"sleep(9000)"}',
    '{"$regex":"(a+)+$"}',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"length":1e9}',
    '{"toString":1,"valueOf":1}',
    '{"then":1}',
    '[[[[[[[[[[]]]]]]]]]]',
    '[null]',
    '{}',
    '[]',
  )
  .map((text) => JSON.parse(text) as unknown);

/** Any value of JSON. */
export const wildValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: wildText },
  { weight: 3, arbitrary: trickObject },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, true, false, null),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(wildText, { maxLength: 30 }) },
);

/** A text that nests these brackets in one another. */
export const deep = (open: string, close: string) =>
  fc.constantFrom(5, 13, 200, 20_000, 40_000).map((times) => open.repeat(times) + close.repeat(times));

/** JSON that nests deeper than the stack of a program that walks it, and JSON that takes long to walk. */
export const nestedJson = fc.oneof(
  deep('[', ']'),
  deep('{"a":', '}').map((text) => text.replace(':}', ':0}')),
  fc.constantFrom(600, 60_000).map((length) => JSON.stringify(Array.from({ length }, () => null))),
  fc
    .constantFrom(600, 20_000)
    .map((length) =>
      JSON.stringify(Object.fromEntries(Array.from({ length }, (_, place) => [`a${place}`, 0]))),
    ),
);

/** A value for an input of GraphQL: mostly one that fits, so that the wild ones reach the services. */
export function inputFor(type: GraphQLInputType, ids: readonly string[], depth = 0): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fittingInput(type, ids, depth) },
    { weight: 1, arbitrary: wildValue },
  );
}

function fittingInput(type: GraphQLInputType, ids: readonly string[], depth: number): Arbitrary<unknown> {
  if (isNonNullType(type)) return fittingInput(type.ofType, ids, depth);
  if (isListType(type)) return fc.array(inputFor(type.ofType, ids, depth + 1), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    if (depth > 4) return fc.constant({});
    const fields = Object.values(type.getFields());
    const entries = fields.map((field) => [field.name, inputFor(field.type, ids, depth + 1)] as const);
    const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(entries), { requiredKeys, noNullPrototype: true });
  }
  const fitting: Record<string, Arbitrary<unknown>> = {
    ID: fc.constantFrom(...ids, 'x'),
    Int: fc.oneof(fc.integer({ min: -2, max: 200 }), fc.integer()),
    Float: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
    Boolean: fc.boolean(),
    DateTimeISO: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString()),
    String: fc.oneof(fc.constantFrom('asha@example.com', '98100 00000', 'Sector 150', '1.25 Cr'), wildText),
  };
  return fitting[type.name] ?? fc.constant(sampleValue(type));
}

/** The fields of an answer, down to objects inside objects. */
export function selectionOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(isFree);
  const parts = fields.flatMap((field) => {
    if (!isCompositeType(getNamedType(field.type))) return [field.name];
    return depth > 0 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

function isFree({ args }: GraphQLField<unknown, unknown>): boolean {
  return !args.some((argument) => isNonNullType(argument.type));
}
