import { documentsVersion } from '../documents-version.generated.ts';

/** An operation of one of our own documents. */
interface OwnOperation {
  operationName?: string;
  query?: string;
  variables?: object;
}

/**
 * Sends an operation by the id of its document, without its text. The server knows the documents of its build by their
 * ids; a server of another build gets the text. Throws if the network is away.
 */
export async function sendById(
  { query, ...operation }: OwnOperation,
  options?: RequestInit,
): Promise<Response> {
  const send = (document: object) =>
    fetch('/graphql', { ...options, method: 'POST', body: JSON.stringify({ ...document, ...operation }) });
  const response = await send({ documentId: `${operation.operationName}.${documentsVersion}` });
  return response.status === 404 ? send({ query }) : response;
}
