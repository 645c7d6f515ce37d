import { BreakingChangeType, findBreakingChanges } from 'graphql';
import type { GraphQLSchema } from 'graphql';

/** A change that can break a program. */
export interface ApiChange {
  /** As `docs/api-changes.md` names it: `Type.field`, `Type.field(argument:)`, `Enum.VALUE`, or a method with its path. */
  subject: string;
  what: string;
  /** Whether programs read it, so that it ends after a period, and not at once. */
  isRead: boolean;
}

const readTypes: string[] = [
  BreakingChangeType.TYPE_REMOVED,
  BreakingChangeType.TYPE_CHANGED_KIND,
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.FIELD_CHANGED_KIND,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
];

/** What each sentence of `findBreakingChanges` is about. */
const subjects: [pattern: RegExp, subject: string][] = [
  [/^(\w+\.\w+) arg (\w+) was removed/, '$1($2:)'],
  [/^The type of argument (\w+\.\w+)\((\w+):\)/, '$1($2:)'],
  [/^(\w+\.\w+)\((\w+):\)/, '$1($2:)'],
  [/^A required arg (\w+) on (\w+\.\w+) was added/, '$2($1:)'],
  [/^A required field (\w+) on input type (\w+) was added/, '$2.$1'],
  [/^(\w+) was removed from enum type (\w+)/, '$2.$1'],
  [/^(\w+(?:\.\w+)?)/, '$1'],
];

/** What a program of the schema `before` can no longer rely on. */
export function changesOfSchema(before: GraphQLSchema, now: GraphQLSchema): ApiChange[] {
  return findBreakingChanges(before, now).map(({ type, description }) => {
    const [pattern, subject] = subjects.find(([one]) => one.test(description)) ?? [/^.*/, '$&'];
    const [sentence = ''] = pattern.exec(description) ?? [];
    return {
      subject: sentence.replace(pattern, subject),
      what: description,
      isRead: readTypes.includes(type),
    };
  });
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Parameter {
  name: string;
  required?: boolean;
  schema: Schema;
}
interface Body {
  required?: boolean;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What a program of the description `before` can no longer rely on: what goes from an answer, and what a request must have. */
export function changesOfOpenApi(before: Description, now: Description): ApiChange[] {
  const found: ApiChange[] = [];
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const subject = `${method.toUpperCase()} ${path}`;
      const next = now.paths[path]?.[method];
      const note = (what: string, isRead: boolean) =>
        found.push({ subject, what: `${subject}: ${what}`, isRead });
      if (!next) {
        note('the path was removed.', true);
        continue;
      }
      for (const what of lostInAnswer(schemaOf(operation.responses), schemaOf(next.responses), [before, now]))
        note(what, true);
      for (const { name } of operation.parameters)
        if (!next.parameters.some((one) => one.name === name))
          note(`the parameter ${name} was removed.`, false);
      for (const { name, required } of next.parameters)
        if (required && !operation.parameters.some((one) => one.name === name && one.required))
          note(`the parameter ${name} is required.`, false);
      const [sent, wanted] = [operation.requestBody, next.requestBody].map((body) =>
        schemaOf({ '200': body ?? {} }),
      );
      for (const name of required(wanted, now))
        if (!required(sent, before).includes(name)) note(`the field ${name} of the body is required.`, false);
    }
  return found;
}

const required = (schema: Schema | undefined, within: Description): string[] =>
  resolved(schema, within)?.required ?? [];

function schemaOf(answers: Record<string, Body>): Schema | undefined {
  const [good] = Object.entries(answers).filter(([status]) => status.startsWith('2'));
  return Object.values(good?.[1].content ?? {})[0]?.schema;
}

function resolved(schema: Schema | undefined, within: Description): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : within.components.schemas[name];
}

type Pair = readonly [before: Description, now: Description];

/** The fields of an answer that are gone, may be null now, or have another type. */
function lostInAnswer(before: Schema | undefined, now: Schema | undefined, pair: Pair, path = ''): string[] {
  const [old, next] = [withoutNull(before, pair[0]), withoutNull(now, pair[1])];
  const name = path || 'the answer';
  if (!old) return [];
  if (!next) return [`${name} was removed.`];
  if (old.type !== next.type) return [`${name} changed its type.`];
  if (isNullable(now, pair[1]) && !isNullable(before, pair[0])) return [`${name} may be null.`];
  if (old.items) return lostInAnswer(old.items, next.items, pair, `${path}[]`);
  return Object.entries(old.properties ?? {}).flatMap(([key, schema]) =>
    lostInAnswer(schema, next.properties?.[key], pair, path ? `${path}.${key}` : key),
  );
}

function isNullable(schema: Schema | undefined, within: Description): boolean {
  const one = resolved(schema, within);
  return Boolean(one?.anyOf?.some(({ type }) => type === 'null')) || [one?.type].flat().includes('null');
}

function withoutNull(schema: Schema | undefined, within: Description): Schema | undefined {
  const one = resolved(schema, within);
  if (!one) return undefined;
  const [value] = one.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (value) return resolved(value, within);
  return Array.isArray(one.type) ? { ...one, type: one.type.find((type) => type !== 'null') } : one;
}

interface Ending {
  from: Date;
  until: Date;
  /** The names in its row. */
  names: string[];
}

/** The rows of the table “What ends” of `docs/api-changes.md`. */
export function endingsOf(text: string): Ending[] {
  return [...text.matchAll(/^\|\s*(\d{4}-\d\d-\d\d)\s*\|\s*(\d{4}-\d\d-\d\d)\s*\|([^|]*)\|/gm)].map(
    ([, from = '', until = '', names = '']) => ({
      from: new Date(from),
      until: new Date(until),
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }),
  );
}

/** The names under “What went” of `docs/api-changes.md`. */
export function goneOf(text: string): string[] {
  const [, gone = ''] = text.split('\n## What went\n');
  return [...gone.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}
