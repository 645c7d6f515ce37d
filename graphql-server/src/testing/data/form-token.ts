import type { Client } from '../client.ts';

/** The token of the form on a page, which forms without JavaScript send along. */
export async function formTokenOf({ call }: Pick<Client, 'call'>, path: string): Promise<string> {
  const { text } = await call('GET', path);
  const [, token] = /name="formToken" value="([^"]+)"/.exec(text) ?? [];
  if (!token) throw new Error(`No form with a token on ${path}.`);
  return token;
}
