import { readError } from './errors.ts';

/** The errors of a visitor’s form. */
export interface FormFailure {
  message: string;
  /** The sentence beside each wrong field. */
  fields: Record<string, string>;
  code: string;
  /** How long to wait, when there were too many. */
  retryAfterSeconds?: number;
}

/** The texts of a form; files are left out. */
export function readTexts(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The values of `SubmissionGuard`, as the server takes them. */
export function readGuard({ website, filledInMs, submissionKey }: Record<string, string>) {
  return {
    website: website || undefined,
    filledInMs: filledInMs ? Number(filledInMs) : undefined,
    submissionKey: submissionKey || undefined,
  };
}

/** The sentence for a visitor whose form failed; `whenUnreachable` when no answer came. */
export function readFormFailure(error: unknown, whenUnreachable: string): FormFailure {
  const { message, fields, code, retryAfterSeconds } = readError(error, whenUnreachable);
  return { message, fields, code, retryAfterSeconds };
}

/** The failure of a form whose required fields are empty, or null. */
export function findMissing(
  values: Record<string, string>,
  required: readonly string[],
  sentence: string,
): FormFailure | null {
  const missing = required.filter((name) => !values[name]?.trim());
  if (missing.length === 0) return null;
  const fields = Object.fromEntries(missing.map((name) => [name, sentence]));
  return { message: sentence, fields, code: 'BAD_USER_INPUT' };
}
