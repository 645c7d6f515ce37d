import { expect, test } from 'vitest';
import { createPageClient } from '../../lib/server/page-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { act } from './contact-page.tsx';

function send(values: Record<string, string>) {
  const server = fakeServer({
    SubmitContact: () => ({
      submitContact: { __typename: 'ContactReceipt', message: 'Thank you.', reference: 'AHG-7F3K2' },
    }),
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const request = {
    client: createPageClient(server.send),
    params: {},
    url: new URL('https://homes.example'),
  };
  return { server, outcome: act(form, request) };
}

const complete = { name: 'Asha Rao', email: 'asha@example.com', service: 'Commercial' };
const message = 'Please fill out all required fields.';
const beside = {
  name: 'Please enter your name.',
  email: 'Please enter your e-mail address.',
  service: 'Please choose a type.',
};

test.each(Object.entries(beside))('without %s nothing is sent to the server', async (field, sentence) => {
  const { server, outcome } = send({ ...complete, [field]: ' ' });
  expect(await outcome).toMatchObject({ error: { message, fields: { [field]: sentence } } });
  expect(server.asked('SubmitContact')).toEqual([]);
});

test('a complete form is sent', async () => {
  expect(await send(complete).outcome).toEqual({ reference: 'AHG-7F3K2' });
});
