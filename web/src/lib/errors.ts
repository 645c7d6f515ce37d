import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface ReadableError {
  message: string;
  /** The sentence beside each wrong field. */
  fields: Record<string, string>;
  code: string;
  /** How long to wait, after too many requests. */
  retryAfterSeconds?: number;
}

/** Turns the error of an operation into a sentence; `whenUnreachable` if there was no answer. */
export function readError(error: unknown, whenUnreachable: string): ReadableError {
  if (CombinedGraphQLErrors.is(error)) {
    const { message = whenUnreachable, extensions = {} } = error.errors[0] ?? {};
    return {
      message,
      code: typeof extensions.code === 'string' ? extensions.code : 'INTERNAL',
      fields: readFields(extensions.fields),
      ...(typeof extensions.retryAfterSeconds === 'number' && {
        retryAfterSeconds: extensions.retryAfterSeconds,
      }),
    };
  }
  return { message: whenUnreachable, fields: {}, code: 'UNREACHABLE' };
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, String(message)]));
}
