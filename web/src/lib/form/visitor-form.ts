import { readError } from '../errors.ts';
import { formTokenField } from './form-token.ts';

/** The errors of a visitor’s form. */
export interface FormFailure {
  message: string;
  /** The sentence beside each wrong field. */
  fields: Record<string, string>;
  code: string;
  /** How long to wait, after too many requests. */
  retryAfterSeconds?: number;
}

/** The texts of a form, without files and without its token. */
export function readTexts(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => name !== formTokenField));
}

/** The values of `SubmissionGuard` in the form of the server’s input. */
export function readGuard({ website, filledInMs, submissionKey }: Record<string, string>) {
  return {
    website: website || undefined,
    filledInMs: filledInMs ? Number(filledInMs) : undefined,
    submissionKey: submissionKey || undefined,
  };
}

/** The sentence for a visitor whose form failed, chosen as in `readError`. */
export function readFormFailure(error: unknown, whenUnreachable: string, whenRefused?: string): FormFailure {
  const { message, fields, code, retryAfterSeconds } = readError(error, whenUnreachable, whenRefused);
  return { message, fields, code, retryAfterSeconds };
}

/** The texts of a form’s errors. */
export interface FailureTexts {
  /** Above a form with empty fields. */
  missing: string;
  /** Above a form with other errors. */
  check: string;
  /** Beside each empty field. */
  fields: Record<string, string>;
}

/**
 * The failure with one sentence above the form and a precise one beside each field; a field’s own sentence replaces
 * the sentence for the whole form.
 */
export function sayPrecisely(
  failure: FormFailure,
  { missing, check, fields: own }: FailureTexts,
): FormFailure {
  const entries = Object.entries(failure.fields);
  if (entries.length === 0) return failure;
  const fields = Object.fromEntries(
    entries.map(([name, sentence]) => [name, sentence === missing ? (own[name] ?? sentence) : sentence]),
  );
  const someMissing = entries.some(([, sentence]) => sentence === missing);
  return { ...failure, fields, message: someMissing ? missing : check };
}

const wrongEmail = 'Please enter a valid e-mail address.';
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The failure for empty required fields, given with the sentence beside each; null if there are none. */
export function findMissing(
  values: Record<string, string>,
  required: Record<string, string>,
  message: string,
): FormFailure | null {
  const fields = Object.fromEntries(Object.entries(required).filter(([name]) => !values[name]?.trim()));
  if (Object.keys(fields).length === 0) return null;
  // The form reports all errors at once.
  const email = values.email?.trim();
  if (email && !emailPattern.test(email)) fields.email = wrongEmail;
  return { message, fields, code: 'BAD_USER_INPUT' };
}
