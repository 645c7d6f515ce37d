import type { ErrorAnswer } from '../base/errors.ts';

/** The header `WWW-Authenticate` (RFC 6750) for a refused token, and for one that lacks a scope; undefined for other answers. */
export function challengeOf({
  tokenRefused,
  scope,
}: Pick<ErrorAnswer, 'tokenRefused' | 'scope'>): string | undefined {
  if (tokenRefused) return 'Bearer error="invalid_token"';
  return scope && `Bearer error="insufficient_scope", scope="${scope}"`;
}
