import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TokensPart } from './tokens-part.tsx';

const token = {
  __typename: 'ApiToken',
  id: 't1',
  name: 'CRM',
  scopes: ['LEADS_CREATE'],
  networks: ['203.0.113.0/24'],
  createdAt: '2026-01-05T05:30:00.000Z',
  createdBy: 'owner',
  expiresAt: '2026-04-05T05:30:00.000Z',
  revokedAt: null as string | null,
  isAlive: true,
  endsSoon: false,
  lastUsedAt: '2026-01-06T05:30:00.000Z' as string | null,
  lastUsedFrom: '203.0.113.0' as string | null,
  calls: 1_200,
  refusals: 1,
};

function openPart(answers: Record<string, Answer> = {}, tokens = [token]) {
  return renderPage(<TokensPart />, {
    answers: {
      ApiTokens: () => ({ apiTokens: tokens }),
      HasSecondFactor: () => ({ me: { __typename: 'Admin', id: 'a1', secondFactor: false } }),
      ...answers,
    },
  });
}

test('the list says what a token may do, how it is used and when it ends', async () => {
  openPart({}, [
    token,
    { ...token, id: 't2', name: 'Old', isAlive: false, revokedAt: '2026-02-01T05:30:00.000Z' },
  ]);
  const [alive, revoked] = await screen.findAllByRole('listitem');
  if (!alive || !revoked) throw new Error('Two tokens are listed.');
  expect(alive.textContent).toContain('leads:create');
  expect(alive.textContent).toContain('Ends on 5 Apr 2026');
  expect(alive.textContent).toContain('7 days: 1,200 calls, 1 refusal');
  expect(alive.textContent).toContain('Only from 203.0.113.0/24');
  expect(within(alive).getByRole('link', { name: 'Activity CRM' }).getAttribute('href')).toBe(
    '/my-account/activity?account=t1',
  );
  expect(revoked.textContent).toContain('Revoked on 1 Feb 2026');
  expect(within(revoked).queryByRole('button')).toBeNull();
});

test('a new token is made with a password and shown once', async () => {
  const secret = 'ahg_0123456789abcdef01234567_a-secret';
  const { server, user } = openPart(
    { CreateApiToken: () => ({ createApiToken: { __typename: 'MadeToken', token, secret } }) },
    [],
  );
  expect(await screen.findByText('There is no API token yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  await user.type(screen.getByLabelText('What is it for?*'), 'CRM');
  await user.click(screen.getByRole('checkbox', { name: /Add enquiries, and read none/ }));
  await user.type(screen.getByLabelText('Only from these networks'), '203.0.113.0/24, 198.51.100.7');
  await user.type(screen.getByLabelText('Your password*'), 'my password');
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  const dialog = await screen.findByRole('dialog', { name: 'Token for CRM' });
  expect(within(dialog).getByText(secret)).toBeTruthy();
  expect(server.asked('CreateApiToken')).toEqual([
    {
      input: {
        name: 'CRM',
        scopes: ['LEADS_CREATE'],
        networks: ['203.0.113.0/24', '198.51.100.7'],
        days: 90,
        password: 'my password',
        code: null,
      },
    },
  ]);
});

test('a refusal stands beside its field, and what was typed stays', async () => {
  const sentence = 'Please choose at least one thing that the token may do.';
  const { user } = openPart({
    CreateApiToken: () => {
      throw new Refusal('BAD_USER_INPUT', sentence, { fields: { scopes: sentence } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  await user.type(screen.getByLabelText('What is it for?*'), 'CRM');
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('What is it for?*').value).toBe('CRM');
});

test('a token is changed and revoked', async () => {
  const { server, user } = openPart({
    ChangeApiToken: () => ({
      changeApiToken: { __typename: 'ChangedToken', token: { ...token, name: 'New CRM' } },
    }),
    RevokeApiToken: () => ({
      revokeApiToken: {
        __typename: 'ChangedToken',
        token: { ...token, isAlive: false, revokedAt: '2026-02-01T05:30:00.000Z' },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Manage CRM' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Add enquiries/ }).checked).toBe(true);
  await user.type(screen.getByLabelText('What is it for?*'), ' at home');
  await user.type(screen.getByLabelText('Your password*'), 'my password');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Manage New CRM' }));
  expect(server.asked('ChangeApiToken')).toMatchObject([
    { input: { id: 't1', name: 'CRM at home', scopes: ['LEADS_CREATE'], networks: ['203.0.113.0/24'] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Revoke the token' }));
  expect(await screen.findByText(/Revoked on 1 Feb 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Manage New CRM' })).toBeNull();
});
