import type { PageOperation } from './page-client.ts';
import { sendById } from '../form/send-by-id.ts';

/** Sends an operation without files, as a visitor does: without a login. Throws if the network is away. */
export function postOperation({ name, text, variables, ahead, signal }: PageOperation): Promise<Response> {
  return sendById(
    { operationName: name, query: text, variables },
    {
      signal,
      headers: {
        'Content-Type': 'application/json',
        accept: 'application/json',
        // The server counts no view for it.
        ...(ahead && { 'X-Purpose': 'ahead' }),
      },
    },
  );
}
