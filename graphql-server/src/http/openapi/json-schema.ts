/** The part of JSON Schema 2020-12 that the description of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: readonly (string | null)[];
  const?: string | number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

/** Named schemas, to which others refer. */
export type Components = Record<string, Schema>;

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const text = (description?: string): Schema => ({
  type: 'string',
  ...(description && { description }),
});
export const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** An object whose fields are always there, but for those that end with a question mark. */
export function objectOf(fields: Record<string, Schema>, description?: string): Schema {
  const named = Object.entries(fields).map(([name, schema]) => [name.replace(/\?$/, ''), schema] as const);
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  return {
    type: 'object',
    ...(description && { description }),
    properties: Object.fromEntries(named),
    ...(required.length > 0 && { required }),
  };
}

/** The same value, or null. */
export function orNull(schema: Schema): Schema {
  const { description, type, ...others } = schema;
  if (typeof type !== 'string' || others.enum)
    return {
      anyOf: [{ ...others, ...(type && { type }) }, { type: 'null' }],
      ...(description && { description }),
    };
  return { type: [type, 'null'], ...others, ...(description && { description }) };
}

/** The value where it is not null. */
export function notNull({ anyOf, type, ...others }: Schema): Schema {
  const [value] = anyOf?.filter((one) => one.type !== 'null') ?? [];
  const known = Array.isArray(type) ? type.find((name) => name !== 'null') : type;
  return { ...value, ...(known && { type: known }), ...others };
}

/** The schema of one field of an object. */
export function fieldOf({ properties = {} }: Schema, name: string): Schema {
  const found = properties[name];
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}
