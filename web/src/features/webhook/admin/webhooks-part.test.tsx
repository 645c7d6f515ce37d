import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

const webhook = {
  __typename: 'Webhook',
  id: 'w1',
  name: 'CRM',
  url: 'https://hooks.example.com/homes' as string | null,
  kinds: ['LISTING_CHANGED'],
  withDetails: false,
  headerNames: ['Authorization'],
  createdAt: '2026-01-05T05:30:00.000Z',
  createdBy: 'owner',
  offAt: null as string | null,
  offReason: null as string | null,
  succeededAt: '2026-01-06T05:30:00.000Z' as string | null,
  failingSince: null as string | null,
  oldSecretUntil: null as string | null,
};
const delivery = {
  __typename: 'WebhookDelivery',
  ...{ id: 'd1', type: 'listing.changed', sequence: 7, state: 'FAILED', nextAt: null },
  createdAt: '2026-01-06T05:30:00.000Z',
  attempts: [
    {
      __typename: 'DeliveryAttempt',
      ...{ at: '2026-01-06T05:30:01.000Z', status: 500, ms: 40, answer: 'broken', problem: null },
    },
  ],
};
const deliveries = {
  webhookDeliveries: {
    __typename: 'WebhookDeliveryConnection',
    nodes: [delivery],
    pageInfo: { __typename: 'ConnectionPageInfo', endCursor: 'c', hasNextPage: false },
  },
};

function openPart(answers: Record<string, Answer> = {}, webhooks = [webhook]) {
  return renderPage(<WebhooksPart />, {
    answers: {
      Webhooks: () => ({ webhooks }),
      WebhookDeliveries: () => deliveries,
      HasSecondFactor: () => ({ me: { __typename: 'Admin', id: 'a1', secondFactor: false } }),
      ...answers,
    },
  });
}

test('the list says where a webhook sends, what it hears of, and how it goes', async () => {
  openPart({}, [
    webhook,
    { ...webhook, id: 'w2', name: 'Old', url: null, offReason: 'FAILED', offAt: '2026-02-01T05:30:00.000Z' },
    { ...webhook, id: 'w3', name: 'Ill', failingSince: '2026-02-01T05:30:00.000Z', succeededAt: null },
  ]);
  const [on, off, failing] = await screen.findAllByRole('listitem');
  expect(on?.textContent).toContain('https://hooks.example.com/homes');
  expect(on?.textContent).toContain('listing.changed');
  expect(off?.textContent).toContain('Off: nothing arrived for five days');
  expect(off?.textContent).toContain('Fetched by the program');
  expect(failing?.textContent).toContain('Failing since 1 Feb 2026');
  expect(failing?.textContent).toContain('No event has arrived yet');
});

test('a webhook is made, and its secret is shown once', async () => {
  const secret = 'whsec_c2VjcmV0';
  const { server, user } = openPart(
    { CreateWebhook: () => ({ createWebhook: { __typename: 'MadeWebhook', webhook, secret } }) },
    [],
  );
  expect(await screen.findByText('There is no webhook yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a webhook' }));
  await user.type(screen.getByLabelText('What is it for?*'), 'CRM');
  await user.type(screen.getByLabelText('Address of the receiver'), 'https://hooks.example.com/homes');
  await user.click(screen.getByRole('checkbox', { name: 'An enquiry arrives' }));
  await user.type(screen.getByLabelText('Headers of its own'), 'X-Key: a:b');
  expect(screen.queryByLabelText('Your password*')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Tell names, numbers/ }));
  await user.type(screen.getByLabelText('Your password*'), 'my password');
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Secret for CRM' });
  expect(within(dialog).getByText(secret)).toBeTruthy();
  expect(server.asked('CreateWebhook')).toEqual([
    {
      input: {
        name: 'CRM',
        url: 'https://hooks.example.com/homes',
        kinds: ['ENQUIRY_CREATED'],
        withDetails: true,
        headers: [{ name: 'X-Key', value: 'a:b' }],
        password: 'my password',
        code: null,
      },
    },
  ]);
});

test('a refusal stands beside its field, and what was typed stays', async () => {
  const sentence = 'The name in this address does not lead to a public address. Please check it.';
  const { user } = openPart({
    CreateWebhook: () => {
      throw new Refusal('BAD_USER_INPUT', sentence, { fields: { url: sentence } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a webhook' }));
  await user.type(screen.getByLabelText('Address of the receiver'), 'https://intern.example.com/');
  await user.click(screen.getByRole('button', { name: 'Make the webhook' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Address of the receiver').value).toBe(
    'https://intern.example.com/',
  );
});

test('a delivery shows its attempts and is sent again', async () => {
  const { server, user } = openPart({
    ResendDelivery: () => ({
      resendDelivery: { __typename: 'ResentDelivery', delivery: { ...delivery, state: 'WAITING' } },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Manage CRM' }));
  expect(await screen.findByText('listing.changed · 7')).toBeTruthy();
  expect(screen.getByText(/answer 500, 40 ms/).textContent).toContain('broken');
  await user.click(screen.getByRole('button', { name: 'Send again listing.changed 7' }));
  await expect.poll(() => server.asked('ResendDelivery')).toEqual([{ input: { id: 'd1' } }]);
});

test('a webhook is changed; what is not typed anew stays', async () => {
  const { server, user } = openPart({
    ChangeWebhook: () => ({ changeWebhook: { __typename: 'MadeWebhook', webhook, secret: null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Manage CRM' }));
  expect(screen.getByText('Now: Authorization. What you type replaces them.')).toBeTruthy();
  await user.type(screen.getByLabelText('What is it for?*'), ' at home');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked('ChangeWebhook')).toMatchObject([
    { input: { id: 'w1', changes: { name: 'CRM at home', headers: null, kinds: ['LISTING_CHANGED'] } } },
  ]);
});

test('a webhook that is off goes on from where it stopped, or from now', async () => {
  const off = { ...webhook, offReason: 'GONE', offAt: '2026-02-01T05:30:00.000Z' };
  const { server, user } = openPart(
    { SwitchWebhook: () => ({ switchWebhook: { __typename: 'ChangedWebhook', webhook } }) },
    [off],
  );
  await user.click(await screen.findByRole('button', { name: 'Manage CRM' }));
  await user.click(screen.getByRole('button', { name: 'Switch on from where it stopped' }));
  await expect
    .poll(() => server.asked('SwitchWebhook'))
    .toEqual([{ input: { id: 'w1', on: true, from: 'CURSOR' } }]);
  expect(await screen.findByRole('button', { name: 'Switch off' })).toBeTruthy();
});

test('events of a day are sent once more', async () => {
  const { server, user } = openPart({
    ReplayWebhook: () => ({ replayWebhook: { __typename: 'ReplayedWebhook', events: 12 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Manage CRM' }));
  await user.type(screen.getByLabelText('Since*'), '2026-01-05');
  await user.click(screen.getByRole('button', { name: 'Send once more' }));
  await expect
    .poll(() => server.asked('ReplayWebhook'))
    .toEqual([{ input: { id: 'w1', since: '2026-01-05T00:00:00+05:30' } }]);
});
