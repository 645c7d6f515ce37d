import { parse } from 'graphql';
import { statusOf } from '../v1/api-route.ts';
import type { ApiParameter, ApiRoute } from '../v1/api-route.ts';
import type { DocumentedRoute } from './documented-route.ts';
import type { GraphqlSchemas } from './graphql-schemas.ts';
import { fieldOf, listOf } from './json-schema.ts';
import type { Schema } from './json-schema.ts';

/** A path of `/api/v1` as `/openapi.json` describes it: its answer has the types of its document. */
export function apiPath(route: ApiRoute): DocumentedRoute {
  const { method, path, summary, parameters, callers, body, ends, answer } = route;
  const document = parse(route.document, { noLocation: true });
  return {
    ...{ method, path, summary, callers, ends, tag: 'Version 1', operationId: operationIdOf(route) },
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, parameter]) => [
        name,
        {
          ...{ in: parameter.in, description: parameter.description, schema: parameterSchema(parameter) },
          ...((parameter.required ?? parameter.in === 'path') && { required: true }),
          ...(parameter.example !== undefined && { example: exampleOf(parameter) }),
          ...(parameter.type === 'choices' && { withCommas: true }),
        },
      ]),
    ),
    ...(body && {
      body: {
        types: ['application/json', ...(method === 'PATCH' ? ['application/merge-patch+json'] : [])],
        schema: (schemas: GraphqlSchemas) => schemas.ofVariable(document, body.variable),
        example: body.example,
      },
    }),
    answer: {
      status: statusOf(route),
      description: answer.description,
      content: {
        types: ['application/json'],
        schema: (schemas) => answer.schema(fieldOf(schemas.ofDocument(document), answer.field)),
        example: route.example,
      },
    },
  };
}

/** The method and the words of the path: `getListings`, `getListing`, `patchListing`. */
function operationIdOf({ method, path }: ApiRoute): string {
  const words = path.replace('/api/v1/', '').split('/');
  const named = words.flatMap((word, place) => {
    if (word.startsWith('{')) return [];
    const one = words[place + 1]?.startsWith('{') ? word.replace(/ies$/, 'y').replace(/s$/, '') : word;
    return [one.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())];
  });
  return `${method.toLowerCase()}${named.join('')}`;
}

const exampleOf = ({ type, example }: ApiParameter): unknown =>
  type === 'choices' ? example?.split(',') : example;

function parameterSchema(parameter: ApiParameter): Schema {
  switch (parameter.type) {
    case 'integer': {
      const { least, most, usual } = parameter;
      return { type: 'integer', minimum: least, maximum: most, ...(usual && { default: usual }) };
    }
    case 'text':
      return { type: 'string', minLength: 1, maxLength: parameter.maxLength };
    case 'choice':
      return { type: 'string', enum: parameter.choices };
    case 'choices':
      return listOf({ type: 'string', enum: Object.keys(parameter.choices) });
    case 'moment':
      return { type: 'string', format: 'date-time' };
    case 'id':
      return { type: 'string', pattern: '^[0-9a-fA-F]{24}$' };
  }
}
