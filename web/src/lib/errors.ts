/** A check that keeps a listing from visitors. */
export interface OpenCheck {
  number: number;
  title: string;
  level: 'BLOCKING' | 'WARNING';
  field: string;
  text: string;
}

export interface ReadableError {
  message: string;
  /** The sentence beside each wrong field. */
  fields: Record<string, string>;
  code: string;
  /** The checks before publication that it does not pass. */
  checks?: readonly OpenCheck[];
  /** How long to wait, after too many requests. */
  retryAfterSeconds?: number;
}

/**
 * The sentence for a failed operation: the server’s sentence, `whenRefused` if it sent none or answered with an error
 * status alone, `whenUnreachable` if there was no answer.
 */
export function readError(
  error: unknown,
  whenUnreachable: string,
  whenRefused = whenUnreachable,
): ReadableError {
  if (isRefusal(error)) {
    const { message, extensions = {} } = error.errors[0] ?? {};
    return {
      message: message?.trim() ? message : whenRefused,
      code: typeof extensions.code === 'string' ? extensions.code : 'INTERNAL',
      fields: readFields(extensions.fields),
      ...(Array.isArray(extensions.checks) && { checks: extensions.checks as OpenCheck[] }),
      ...(typeof extensions.retryAfterSeconds === 'number' && {
        retryAfterSeconds: extensions.retryAfterSeconds,
      }),
    };
  }
  const answered = error instanceof Error && 'statusCode' in error;
  return { message: answered ? whenRefused : whenUnreachable, fields: {}, code: 'UNREACHABLE' };
}

/** Whether the server answered that it can do nothing now, so that the same request can succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isRefusal(error))
    return error.errors.some(({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE');
  const { statusCode } = Object(error) as { statusCode?: unknown };
  return statusCode === 502 || statusCode === 503 || statusCode === 504;
}

/** The errors of a GraphQL answer, as Apollo Client and the client of the pages throw them. */
function isRefusal(
  error: unknown,
): error is { errors: { message?: string; extensions?: Record<string, unknown> }[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function readFields(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, String(message)]));
}
