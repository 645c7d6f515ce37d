import { expect, test } from 'vitest';
import { makeToken } from '../testing/api-tokens.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp({ settings: { tokenItemsPerMinute: 3, tokenLeadsPerMinute: 2 } });

test('the operator sets how many leads and items a token writes in a minute, and each token has its own', async () => {
  const [one, other] = [await makeToken(app, ['LEADS_CREATE']), await makeToken(app, ['LEADS_CREATE'])];
  const send = async (secret: string) => {
    const json = { name: 'Mohan Lal', phone: '98100 12345' };
    return (await app.call('POST', '/api/v1/leads', { json, token: secret })).status;
  };
  expect([await send(one.secret), await send(one.secret), await send(one.secret)]).toEqual([201, 201, 429]);
  expect(await send(other.secret)).toBe(201);
  const { secret } = await makeToken(app, ['LISTINGS_WRITE']);
  const save = async (id: string) => {
    const path = `/api/v1/listings/by-external-id/crm/${id}`;
    return app.call<{ detail?: string }>('PUT', path, { json: { title: 'Lotus Court' }, token: secret });
  };
  for (const id of ['1', '2', '3']) expect((await save(id)).status).toBe(200);
  const refused = await save('4');
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    expect.stringMatching(/^An API token may write 3 items a minute\./),
  ]);
});
