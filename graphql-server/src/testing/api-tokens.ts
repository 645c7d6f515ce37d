import type { Client } from './client.ts';
import { given } from './factories.ts';
import { adminPassword } from './start-test-app.ts';

export interface MadeToken {
  id: string;
  secret: string;
}

/** Makes an API token with these scopes, as the owner with the token of a login. */
export async function makeToken(
  { ask, token }: Pick<Client, 'ask'> & { token: string },
  scopes: string[],
  others: Record<string, unknown> = {},
): Promise<MadeToken> {
  const input = { name: 'Stock copy', scopes, days: 30, password: adminPassword, ...others };
  const answer = await ask<{ createApiToken: { token: { id: string }; secret: string } }>(
    'mutation ($input: CreateTokenInput!) { createApiToken(input: $input) { token { id } secret } }',
    { input },
    { token },
  );
  const { token: made, secret } = given(answer, 'createApiToken');
  return { id: made.id, secret };
}

export function revokeToken({ ask, token }: Pick<Client, 'ask'> & { token: string }, id: string) {
  return ask(
    'mutation ($input: RevokeTokenInput!) { revokeApiToken(input: $input) { token { isAlive } } }',
    { input: { id } },
    { token },
  );
}
