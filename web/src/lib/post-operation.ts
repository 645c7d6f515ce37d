import { documentsVersion } from './documents-version.generated.ts';
import type { PageOperation } from './page-client.ts';

/**
 * Sends an operation without files, as a visitor does: without a login. The server knows the documents of its build by
 * their ids; a server of another build gets the text. Throws if the network is away.
 */
export async function postOperation({
  name,
  text,
  variables,
  ahead,
  signal,
}: PageOperation): Promise<Response> {
  const send = (document: object) =>
    fetch('/graphql', {
      method: 'POST',
      signal,
      headers: {
        'Content-Type': 'application/json',
        accept: 'application/json',
        // The server counts no view for it.
        ...(ahead && { 'X-Purpose': 'ahead' }),
      },
      body: JSON.stringify({ ...document, operationName: name, variables }),
    });
  const response = await send({ documentId: `${name}.${documentsVersion}` });
  return response.status === 404 ? send({ query: text }) : response;
}
