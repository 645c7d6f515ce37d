import 'reflect-metadata';
import { indianNumber } from 'domain/text/number.ts';
import {
  getMetadataStorage,
  IsBoolean,
  isEmail,
  IsEmail,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  validateSync,
} from 'class-validator';
import type { ValidationError } from 'class-validator';
import { Field, Float } from 'type-graphql';
import { visibleText } from 'domain/text/typed-text.ts';
import { badField, badInput } from './errors.ts';
import type { FieldMessages } from './errors.ts';

const emailSentence = 'Please enter a valid e-mail address.';
const linkSentence = 'Please enter an address that begins with https://';
const linkRules = { protocols: ['https'], require_protocol: true };

interface TextOptions {
  description: string;
  /** The sentence for a missing value; without it the field is optional. */
  required?: string;
  /** Whether the schema lets a required text be left out, because a draft may lack it. */
  draftsLackIt?: boolean;
  maxLength: number;
  email?: boolean;
  /** Whether it is the address of another site. */
  link?: boolean;
}

/** A text in an input: declares its GraphQL field and its rules together. */
export function TextField({
  description,
  required,
  draftsLackIt = false,
  maxLength,
  email,
  link,
}: TextOptions): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    Field(() => String, { description, nullable: !required || draftsLackIt })(target, key);
    IsString({ message: 'This must be text.' })(target, name);
    MaxLength(maxLength, { message: `Please use at most ${indianNumber(maxLength)} characters.` })(
      target,
      name,
    );
    if (email) IsEmail({}, { message: emailSentence })(target, name);
    if (link) IsUrl(linkRules, { message: linkSentence })(target, name);
    if (required) Matches(/\S/, { message: required })(target, name);
    else IsOptional()(target, name);
  };
}

/** An optional address of another site, which begins with https://. */
export function LinkField(description: string): PropertyDecorator {
  return TextField({ description, maxLength: 300, link: true });
}

/** An optional number of degrees, north or east, within `limit` on both sides of 0. */
export function DegreesField(description: string, limit: number): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter degrees from -${limit} to ${limit}.`;
    Field(() => Float, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsNumber({}, { message })(target, String(key));
    Min(-limit, { message })(target, String(key));
    Max(limit, { message })(target, String(key));
  };
}

/** A yes or no in an input; no by default. */
export function FlagField(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => Boolean, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsBoolean({ message: 'This must be true or false.' })(target, String(key));
  };
}

/**
 * Checks raw values against an input class and returns its instance: texts trimmed, empty optional texts left
 * out, unknown fields dropped. Throws BAD_USER_INPUT with one sentence per wrong field; the first sentence
 * for a missing field comes first. `alsoMissing` adds fields that the caller finds missing or wrong. `needed` limits
 * the required fields that must be present; by default all must be.
 */
export function checkInput<T extends object>(
  InputClass: new () => T,
  raw: object,
  alsoMissing: (input: T) => FieldMessages = () => ({}),
  needed?: readonly string[],
): T {
  const input = new InputClass();
  for (const [key, value] of Object.entries(raw)) {
    const trimmed = cleanValue(value);
    if (key in Object.prototype || trimmed === undefined || trimmed === null || trimmed === '') continue;
    Object.defineProperty(input, key, {
      value: trimmed,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  const found = validateSync(input, { whitelist: true, validationError: { target: false, value: false } });
  const errors = found.filter(({ property }) => property in input || !needed || needed.includes(property));
  const missing = alsoMissing(input);
  if (errors.length > 0 || Object.keys(missing).length > 0) throw inputError(errors, input, missing);
  return input;
}

/** Cleans the texts of a value; inside lists and inputs too, where an empty text is left out. */
function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (!isInput(value)) return value;
  const clean: object = Object.create(Object.getPrototypeOf(value) as object) as object;
  for (const [key, inner] of Object.entries(value)) {
    const cleaned = cleanValue(inner);
    if (cleaned !== undefined && cleaned !== null && cleaned !== '') Object.assign(clean, { [key]: cleaned });
  }
  return clean;
}

/** Whether a value is an instance of an input class. */
function isInput(value: unknown): value is object {
  if (!value || typeof value !== 'object') return false;
  return getMetadataStorage().getTargetValidationMetadatas(value.constructor, '', true, false).length > 0;
}

/**
 * Normalises the line breaks of multipart forms, which are CR LF. Drops other control characters, which
 * neither HTML nor XML can hold, and invisible ones without a meaning; replaces half characters of UTF-16 as databases
 * do. A text without a visible character becomes empty.
 */
function cleanText(text: string): string {
  const clean = text
    .replaceAll('\r\n', '\n')
    .replace(/(?![\t\n])\p{Control}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  const visible = visibleText(clean);
  return /[^\s\p{Format}]/u.test(visible) ? visible : '';
}

/** An e-mail address that is an argument by itself. Throws BAD_USER_INPUT for the field if it is none. */
export function readEmail(field: string, typed: string): string {
  const email = cleanText(typed);
  if (!isEmail(email)) throw badField(field, emailSentence);
  return email;
}

function inputError(errors: ValidationError[], input: object, alsoMissing: FieldMessages): Error {
  const fields: FieldMessages = { ...alsoMissing };
  let missing: string | undefined;
  for (const { property, constraints = {}, children = [] } of errors) {
    if (children.length > 0) {
      Object.assign(fields, innerMessages(children, property));
      continue;
    }
    // A missing value breaks every rule of its field; show the sentence for the missing value.
    const whenMissing = property in input ? undefined : constraints.matches;
    fields[property] = whenMissing ?? constraints.isString ?? Object.values(constraints)[0] ?? 'Not valid.';
    missing ??= whenMissing;
  }
  return badInput(missing ?? Object.values(fields)[0] ?? 'Please check the fields.', fields);
}

/** The sentences for inputs inside an input, by their paths: `costs.paymentPlan.0.percent`. */
function innerMessages(errors: readonly ValidationError[], path: string): FieldMessages {
  const found = errors.map(({ property, constraints, children = [] }): FieldMessages => {
    const inner = `${path}.${property}`;
    if (children.length > 0) return innerMessages(children, inner);
    const { matches, isString, ...others } = constraints ?? {};
    // A text that is missing breaks every rule of its field.
    if (isString) return { [inner]: matches ?? isString };
    return { [inner]: Object.values(others)[0] ?? matches ?? 'Not valid.' };
  });
  return Object.assign({}, ...found) as FieldMessages;
}

/** The same object without its nulls: GraphQL clients may send null to leave a field out. */
export function withoutNulls<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], null> } {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as { [Key in keyof T]: Exclude<T[Key], null> };
}

/** Drops undefined values, as the driver does. */
export function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
