import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { operationAt, readVariables } from './ask-api.ts';
import { rowsOf, searchSchema } from './schema-words.ts';

const schema = buildSchema(`
  type Query {
    "The homes that are for sale."
    homes(first: Int! = 3, state: HomeState): [Home!]!
    oldHomes: [Home] @deprecated(reason: "Use homes.")
  }
  type Home { title: String! }
  enum HomeState { FOR_SALE SOLD }
  union Found = Home | Query
`);

function typeOf(name: string) {
  const type = schema.getType(name);
  if (!type) throw new Error(`No type ${name}.`);
  return type;
}

test('of several operations the one at the cursor is sent', () => {
  const text = 'query One { a }\nquery Two { b }\n';
  expect(operationAt(text, 3)).toBe('One');
  expect(operationAt(text, text.indexOf('b'))).toBe('Two');
  expect(operationAt(text, text.length)).toBe('Two');
  expect(operationAt('query One { a }', 3)).toBeUndefined();
  expect(operationAt('query One {', 3)).toBeUndefined();
});

test.each([
  ['', {}],
  [' { "first": 3 } ', { first: 3 }],
  ['[1]', null],
  ['7', null],
  ['null', null],
  ['{ first: 3 }', null],
])('the variables %j are read as %j', (text, expected) => {
  expect(readVariables(text)).toEqual(expected);
});

test('a type is told by its fields with their arguments, its values, or its types', () => {
  expect(rowsOf(typeOf('Query'))).toMatchObject([
    {
      name: 'homes',
      type: '[Home!]!',
      opens: 'Home',
      description: 'The homes that are for sale.',
      deprecated: null,
      args: [
        { name: 'first', type: 'Int!', opens: 'Int' },
        { name: 'state', opens: 'HomeState' },
      ],
    },
    { name: 'oldHomes', deprecated: 'Use homes.' },
  ]);
  expect(rowsOf(typeOf('HomeState')).map(({ name }) => name)).toEqual(['FOR_SALE', 'SOLD']);
  expect(rowsOf(typeOf('Found'))).toMatchObject([{ opens: 'Home' }, { opens: 'Query' }]);
  expect(rowsOf(typeOf('String'))).toEqual([]);
});

test('a search finds types and fields; what begins with the letters comes first', () => {
  expect(searchSchema(schema, 'home')).toEqual([
    { type: 'Home' },
    { type: 'HomeState' },
    { type: 'Query', field: 'homes' },
    { type: 'Found', field: 'Home' },
    { type: 'Query', field: 'oldHomes' },
  ]);
  expect(searchSchema(schema, '  ')).toEqual([]);
  expect(searchSchema(schema, 'castle')).toEqual([]);
});
