import type { Schema } from '../openapi/json-schema.ts';

const nameLike = /^\w{1,40}$/;

/** What is wrong with the arguments of a tool, in words that say what it takes; null where the schema alone can say it. */
export function wrongArguments({ properties = {}, required = [] }: Schema, sent: unknown): string | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const values = sent as Record<string, unknown>;
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(properties, name));
  if (unknown !== undefined) {
    const named = nameLike.test(unknown) ? `no argument \`${unknown}\`` : 'not all of these arguments';
    return `This tool has ${named}. It takes ${Object.keys(properties).join(', ') || 'none'}.`;
  }
  const missing = required.find((name) => !Object.hasOwn(values, name));
  if (missing !== undefined) return `Please send \`${missing}\`.`;
  const wrong = Object.entries(values).find(([name, value]) => !fits(properties[name] ?? {}, value));
  return wrong ? `\`${wrong[0]}\` is ${expected(properties[wrong[0]] ?? {})}.` : null;
}

function fits({ type, enum: choices, minimum, maximum }: Schema, value: unknown): boolean {
  if (choices) return choices.includes(value as never);
  if (type !== 'integer' && type !== 'number') return typeof value === type;
  const isNumber = type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
  return isNumber && Number(value) >= (minimum ?? -Infinity) && Number(value) <= (maximum ?? Infinity);
}

function expected({ type, enum: choices, minimum, maximum, pattern, maxLength }: Schema): string {
  if (choices) return `one of ${choices.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type !== 'integer' && type !== 'number')
    return pattern ? `a text of the form ${pattern}` : `a text of up to ${maxLength ?? 200} characters`;
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  return minimum === undefined || maximum === undefined ? kind : `${kind} from ${minimum} to ${maximum}`;
}
