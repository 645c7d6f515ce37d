import type { ApolloClient } from '@apollo/client';
import { readToken } from '../../lib/session.ts';
import { MeDocument } from '../../office-kit/account.generated.ts';
import { isUnauthenticated } from '../../office-kit/session/admin-session.ts';

/** Asks the server whether this browser’s login is valid. */
export async function checkSession(client: ApolloClient): Promise<'valid' | 'ended' | 'unreachable'> {
  if (!readToken()) return 'ended';
  try {
    await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
    return 'valid';
  } catch (error) {
    return isUnauthenticated(error) ? 'ended' : 'unreachable';
  }
}
