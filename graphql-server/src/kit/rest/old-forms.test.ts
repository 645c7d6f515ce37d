import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();

async function nameOf(body: string | Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${app.origin}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
  const stored = await app.db
    .collection<{ name: string; message: string }>('contactRequests')
    .findOne({}, { sort: { _id: -1 } });
  return [response.status, stored?.name, stored?.message];
}

const rest = '&email=jose%40example.com&service=Residential&phone=98100+00000&message=';

test.each([
  ['Windows-1252', `name=Jos%E9+d%92Souza${rest}3+%96+4+BHK`, ['José d’Souza', '3 – 4 BHK']],
  ['UTF-8', `name=Jos%C3%A9+d%E2%80%99Souza${rest}100%25+sure`, ['José d’Souza', '100% sure']],
  [
    'UTF-8 with a text that looks escaped',
    `name=Ravi${rest}%25E9+and+50%25+off`,
    ['Ravi', '%E9 and 50% off'],
  ],
])('a form in %s is stored as it was typed', async (_kind, body, stored) => {
  expect(await nameOf(body)).toEqual([201, ...stored]);
});

test('letters that are not escaped are read as well', async () => {
  const body = Uint8Array.from(`name=Jos\u00e9${rest}Hello`, (sign) => sign.charCodeAt(0));
  expect(await nameOf(body)).toEqual([201, 'José', 'Hello']);
});
