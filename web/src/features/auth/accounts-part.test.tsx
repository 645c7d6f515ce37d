import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AccountsPart } from './accounts-part.tsx';

const account = {
  __typename: 'Admin',
  id: 'a1',
  username: 'meena',
  role: 'SALES',
  createdAt: '2026-01-05T05:30:00.000Z',
  disabledAt: null,
  secondFactor: false,
  mustChangePassword: false,
  memberId: null,
  email: null as string | null,
  invited: true,
  invitedUntil: '2026-01-12T05:30:00.000Z' as string | null,
};
const link = 'https://homes.example.com/my-account/choose-password#a-token';
const made = (values: object) => ({
  __typename: 'Invitation',
  account,
  sent: false,
  link,
  message: 'Please pass this link on yourself.',
  ...values,
});

function openPart(answers: Record<string, Answer> = {}, values: Partial<typeof account> = {}) {
  return renderPage(<AccountsPart />, {
    answers: { Accounts: () => ({ accounts: [{ ...account, ...values }] }), ...answers },
  });
}

test('the list says how long an invitation is valid, or that it has ended', async () => {
  openPart();
  expect(await screen.findByText(/Sales · Invited, link valid until 12 Jan 2026/)).toBeTruthy();
  openPart({}, { invitedUntil: null });
  expect(await screen.findByText(/Invited, no valid link/)).toBeTruthy();
});

test('without an e-mail address, the link of an invitation is shown once', async () => {
  const { server, user } = openPart({ InviteAccount: () => ({ inviteAccount: made({}) }) });
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  await user.type(screen.getByLabelText('Username*'), 'meena');
  await user.click(screen.getByRole('button', { name: 'Add and invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invitation for meena' });
  expect(within(dialog).getByText(link)).toBeTruthy();
  expect(within(dialog).getByText(/Copy the link now; we do not show it again\./)).toBeTruthy();
  expect(server.asked('InviteAccount')).toEqual([
    { input: { username: 'meena', role: 'SALES', email: null } },
  ]);
});

test('a first password is still handed over to those who want it', async () => {
  const createAccount = { __typename: 'AccountWithPassword', account, password: 'made-by-the-server' };
  const { server, user } = openPart({ CreateAccount: () => ({ createAccount }) });
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  await user.type(screen.getByLabelText('Username*'), 'meena');
  await user.selectOptions(screen.getByLabelText('First login*'), 'password');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('made-by-the-server')).toBeTruthy();
  expect(server.asked('CreateAccount')).toMatchObject([{ input: { username: 'meena', password: null } }]);
});

test('an invitation is sent again, or withdrawn', async () => {
  const message = 'The link is on its way to meena@example.com.';
  const { server, user } = openPart({
    RenewInvitation: () => ({ renewInvitation: made({ sent: true, link: null, message }) }),
    WithdrawInvitation: () => ({ withdrawInvitation: { ...account, invitedUntil: null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Manage meena' }));
  await user.click(screen.getByRole('button', { name: 'Invite again' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('button', { name: 'Manage meena' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await screen.findByText('Invitation withdrawn.')).toBeTruthy();
  expect(server.asked('WithdrawInvitation')).toEqual([{ id: 'a1' }]);
});
