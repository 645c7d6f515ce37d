import { GraphQLDateTimeISO } from 'graphql-scalars';
import { badField, unknownField } from '../../base/errors.ts';
import type { ApiParameter, ApiRoute } from './api-route.ts';

/** What a path takes its parameters from. */
interface Sent {
  params: Record<string, string | string[]>;
  query: Record<string, unknown>;
}

/** A name that a person may have mistyped is repeated; anything longer is not. */
const repeatable = /^\w{1,40}$/;

/**
 * The variables of a path’s document. Throws BAD_USER_INPUT for a parameter that the path does not have, one that is there twice,
 * one that is missing, and a value that it does not take.
 */
export function readParameters({ parameters }: ApiRoute, { params, query }: Sent): Record<string, unknown> {
  const known = new Map(Object.entries(parameters));
  const sent = [
    ...Object.entries(params).map(([name, value]) => ({ place: 'path', name, value })),
    ...Object.entries(query).map(([name, value]) => ({ place: 'query', name, value })),
  ];
  for (const [name, { required, description }] of known)
    if (required && !sent.some((one) => one.name === name))
      throw badField(name, `Please send \`${name}\` in the address. ${description}`);
  return Object.fromEntries(
    sent.map(({ place, name, value }) => {
      const parameter = known.get(name);
      if (parameter?.in !== place) throw unknownParameter(name, known);
      if (typeof value !== 'string') throw badField(name, `Please send \`${name}\` once.`);
      return [name, readParameter(name, parameter, value)];
    }),
  );
}

function unknownParameter(name: string, known: ReadonlyMap<string, ApiParameter>) {
  const names = [...known].flatMap(([own, { in: place }]) => (place === 'query' ? [`\`${own}\``] : []));
  const what = repeatable.test(name) ? `no parameter \`${name}\`` : 'not all of these parameters';
  return unknownField(
    `This path has ${what}. ${names.length > 0 ? `It takes ${names.join(', ')}.` : 'It takes none.'}`,
  );
}

function readParameter(name: string, parameter: ApiParameter, text: string): unknown {
  switch (parameter.type) {
    case 'integer': {
      const { least, most } = parameter;
      const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      if (value < least || value > most)
        throw badField(name, `\`${name}\` is a whole number from ${least} to ${most}.`);
      return value;
    }
    case 'text':
      if (text === '' || text.length > parameter.maxLength)
        throw badField(name, `\`${name}\` has 1 to ${parameter.maxLength} characters.`);
      return text;
    case 'choice':
      if (!parameter.choices.includes(text))
        throw badField(name, `\`${name}\` is one of ${parameter.choices.join(', ')}.`);
      return text;
    case 'choices': {
      const names = Object.keys(parameter.choices);
      const values = text
        .split(',')
        .map((word) => (names.includes(word) ? parameter.choices[word] : undefined));
      if (values.includes(undefined) || values.length > names.length)
        throw badField(name, `\`${name}\` is one or more of ${names.join(', ')}, with commas between them.`);
      return values;
    }
    case 'moment':
      if (!isMoment(text))
        throw badField(
          name,
          `\`${name}\` is a moment such as 2026-11-21T09:30:00Z; write + in an address as %2B.`,
        );
      return text;
    case 'id':
      if (!/^[0-9a-f]{24}$/i.test(text)) throw badField(name, `\`${name}\` has 24 hexadecimal digits.`);
      return text;
  }
}

/** As the schema reads it. */
function isMoment(text: string): boolean {
  try {
    return Boolean(GraphQLDateTimeISO.parseValue(text));
  } catch {
    return false;
  }
}
