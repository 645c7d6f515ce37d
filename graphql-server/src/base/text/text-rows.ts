import 'reflect-metadata';
import { Field, InputType, ObjectType } from 'type-graphql';
import { eachText, rowsOf } from 'domain/text/text-rows.ts';
import type { StoredTexts, TextRow, TextRows, TypedTexts } from 'domain/text/text-rows.ts';
import type { ApiScope } from '../api-scope.ts';
import { IsDay } from '../day.ts';
import { ForAccounts } from '../for-accounts.ts';
import { TextField } from '../input.ts';
import { IsPhone } from './phone.ts';

interface StoredOptions<Item, Missing> {
  /** The class with its other fields that comes first. */
  Base?: abstract new () => Item;
  /** What stands for a missing optional text; null by default. */
  missing?: Missing;
  /** API tokens with one of these scopes read what only accounts read. */
  scopes?: readonly ApiScope[];
}

/** The class that a type extends to have the texts of a table. */
export function storedTexts<
  Rows extends TextRows,
  Item extends object = object,
  Missing extends string | null = null,
>(rows: Rows, { Base, missing, scopes }: StoredOptions<Item, Missing> = {}) {
  @ObjectType()
  abstract class Texts extends ((Base ?? Object) as abstract new () => object) {}
  for (const [name, { description, required, forAccounts }] of rowsOf(rows)) {
    const nullable = Boolean(forAccounts) || (!required && missing === undefined);
    Field(() => String, { description, nullable })(Texts.prototype, name);
    if (forAccounts) ForAccounts({ scopes })(Texts.prototype, name);
  }
  return Texts as abstract new () => Item & StoredTexts<Rows, Missing>;
}

/** The class that an input extends to have the texts of a table, with their checks. */
export function typedTexts<Rows extends TextRows>(rows: Rows) {
  @InputType()
  abstract class Texts {}
  for (const [name, row] of rowsOf(rows)) TypedText(row)(Texts.prototype, name);
  return Texts as abstract new () => TypedTexts<Rows>;
}

/** A text of a table in an input. */
function TypedText({ type, wrong, ...row }: TextRow): PropertyDecorator {
  return (input, name) => {
    const { description, typed = description, required, maxLength } = row;
    const message = wrong ? { message: wrong } : undefined;
    if (type === 'date') IsDay(message)(input, name);
    const kind = { email: type === 'email', link: type === 'url' };
    TextField({ description: typed, required, maxLength, ...kind })(input, name);
    if (type === 'tel') IsPhone(message)(input, name);
  };
}

/** The texts of a checked input as they are stored: null where an optional one is missing, empty where a draft lacks one. */
export function textsOf<Rows extends TextRows>(rows: Rows, input: TypedTexts<Rows>): StoredTexts<Rows> {
  const typed: Partial<Record<string, string>> = input;
  return eachText(rows, (name, { required }) => typed[name] ?? (required ? '' : null)) as StoredTexts<Rows>;
}
