import { STATUS_CODES } from 'node:http';
import type { ErrorAnswer } from '../base/errors.ts';

export const problemType = 'application/problem+json';

/** Whether errors of a path are told as problems (RFC 9457); the older paths keep their own form. */
export function tellsProblems(url: string): boolean {
  return /^\/api\/v1(?:[/?]|$)/i.test(url);
}

/** An error as RFC 9457 has it, with the code and the fields of GraphQL beside. */
export function problemOf({ status, message, retryAfterSeconds, ...others }: ErrorAnswer) {
  const { code, reason, fields, checks, conflict, scope, sequence, requestId } = others;
  const title = STATUS_CODES[status] ?? 'Error';
  const known = { type: 'about:blank', title, status, detail: message, code };
  return { ...known, reason, fields, checks, conflict, scope, sequence, requestId, retryAfterSeconds };
}
