import type { PageOperation } from './page-client.ts';

/** Sends an operation without files, as a visitor does: without a login. Throws if the network is away. */
export function postOperation({ name, text, variables, ahead }: PageOperation): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      accept: 'application/json',
      // The server counts no view for it.
      ...(ahead && { 'X-Purpose': 'ahead' }),
    },
    body: JSON.stringify({ query: text, operationName: name, variables }),
  });
}
