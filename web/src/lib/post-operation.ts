import type { PageOperation } from './page-client.ts';

/**
 * Sends an operation without files, as a visitor does: without a login. The server knows our documents by their ids; a
 * server of another build that does not know one gets the text. Throws if the network is away.
 */
export async function postOperation(operation: PageOperation): Promise<Response> {
  const { id, text } = operation;
  if (id) {
    const response = await post(operation, { documentId: id });
    if (response.status !== 404) return response;
  }
  return post(operation, { query: text });
}

function post({ name, variables, ahead }: PageOperation, document: object): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      accept: 'application/json',
      // The server counts no view for it.
      ...(ahead && { 'X-Purpose': 'ahead' }),
    },
    body: JSON.stringify({ ...document, operationName: name, variables }),
  });
}
