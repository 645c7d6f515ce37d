import { getOperationAST, parse } from 'graphql';
import { runDocument } from '../graphql/run-document.ts';
import { createSchema } from '../graphql/schema.ts';
import { GraphqlSchemas } from '../openapi/graphql-schemas.ts';
import type { Components, Schema } from '../openapi/json-schema.ts';
import type { Arguments, Called } from './tool.ts';

type Data = Record<string, unknown>;

/** A fixed GraphQL document of a tool, which the caller pays as over GraphQL, and the schema of its data. */
export function documentOf(text: string) {
  const document = parse(text, { noLocation: true });
  const operation = getOperationAST(document);
  if (!operation) throw new Error('A tool needs one operation.');
  return {
    run: ({ context }: Called, variables: Arguments): Promise<Data> =>
      runDocument(context, { document, operation }, variables),
    /** The schema of its data, with nothing referred to. */
    schema: (): Schema => {
      const components: Components = {};
      return inlined(new GraphqlSchemas(createSchema(), components).ofDocument(document), components);
    },
  };
}

function inlined(schema: Schema, components: Components): Schema {
  const { $ref, anyOf, items, properties, ...others } = schema;
  const name = $ref?.split('/').at(-1);
  const target = name === undefined ? {} : inlined(components[name] ?? {}, components);
  return {
    ...target,
    ...others,
    ...(anyOf && { anyOf: anyOf.map((one) => inlined(one, components)) }),
    ...(items && { items: inlined(items, components) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, inlined(value, components)]),
      ),
    }),
  };
}

/** What a tool says of a home in a list. */
export const homeFragment = `
  fragment home on Property {
    id path title category propertyStatus kind stage sale locality city
    price { from to } pricedAt priceIsOld
    areas { min max unit basis } rooms { min max }
    completion { year quarter month ready }
    mark registration advertisement
  }`;

/** The address of a home's page, and the day of its price, beside what the document says of it. */
export function withAddress(home: Data, site: string): Data {
  const { path, pricedAt, ...others } = home;
  return { ...others, url: `${site}${String(path)}`, priceAsOn: pricedAt };
}

/** The schema of a home with its address. */
export function addressed(home: Schema): Schema {
  const { path: _path, pricedAt = {}, ...others } = home.properties ?? {};
  const required = (home.required ?? []).filter((name) => name !== 'path' && name !== 'pricedAt');
  return {
    ...home,
    properties: {
      ...others,
      url: { type: 'string', description: 'The address of its page. Give it with what you say of the home.' },
      priceAsOn: { ...pricedAt, description: 'The moment of the price: say “price as on” with its day.' },
    },
    required: [...required, 'url', 'priceAsOn'],
  };
}
