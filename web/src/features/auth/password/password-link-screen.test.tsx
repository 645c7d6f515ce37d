import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PasswordLinkScreen } from './password-link-screen.tsx';

const path = '/my-account/choose-password';
const sentence = 'This link is incomplete, used, withdrawn or expired.';

const passwordLink = {
  __typename: 'PasswordLink',
  username: 'meena',
  role: 'SALES',
  invited: true,
  expiresAt: '2026-01-05T05:30:00.000Z',
};

beforeEach(() => window.history.replaceState(null, '', `${path}#the-token`));

function openScreen(answers: Record<string, Answer> = {}) {
  return renderPage(<PasswordLinkScreen />, {
    at: path,
    path,
    answers: { PasswordLink: () => ({ passwordLink }), ...answers },
  });
}

const chosen = (token: string | null) => () => ({
  choosePassword: { __typename: 'ChosenPassword', username: 'meena', token },
});

const newPassword = () => screen.findByLabelText('Your password*');
const save = () => screen.getByRole('button', { name: 'Save and log in' });

test('the person sees name and role, chooses a password, and is logged in', async () => {
  localStorage.setItem('token', 'of-another-account');
  const { router, server, user } = openScreen({ ChoosePassword: chosen('a-token') });
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('meena');
  expect(screen.getByText('You were invited to the back office, with the role Sales.')).toBeTruthy();
  await user.type(await newPassword(), 'a-password-of-my-own');
  await user.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account'));
  expect(server.asked('ChoosePassword')).toEqual([
    { token: 'the-token', newPassword: 'a-password-of-my-own' },
  ]);
  expect(localStorage.getItem('token')).toBe('a-token');
});

test('the address loses the link once it is read', async () => {
  openScreen();
  await newPassword();
  expect(window.location.hash).toBe('');
});

test('another link in the same tab takes the place of the first', async () => {
  const { server } = openScreen();
  await newPassword();
  window.location.hash = '#another-token';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await waitFor(() => expect(server.asked('PasswordLink').at(-1)).toEqual({ token: 'another-token' }));
});

test('an account with a second factor goes on to the login', async () => {
  localStorage.setItem('token', 'of-another-account');
  const { user } = openScreen({ ChoosePassword: chosen(null) });
  await user.type(await newPassword(), 'a-password-of-my-own');
  await user.click(save());
  expect(await screen.findByText(/log in with it and with the code/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the login' }).getAttribute('href')).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a link that does not work says what to do', async () => {
  openScreen({
    PasswordLink: () => {
      throw new Refusal('GONE', sentence);
    },
  });
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
  expect(screen.getByRole('link', { name: 'Go to the login' })).toBeTruthy();
});

test('a link that was used in the meantime says so in place of the form', async () => {
  const { user } = openScreen({
    ChoosePassword: () => {
      throw new Refusal('GONE', sentence);
    },
  });
  await user.type(await newPassword(), 'a-password-of-my-own');
  await user.click(save());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByLabelText('Your password*')).toBeNull();
});

test('a password against the rules stays in its field, with the sentence beside it', async () => {
  const short = 'Please use 10 to 200 characters.';
  const { user } = openScreen({
    ChoosePassword: () => {
      throw new Refusal('BAD_USER_INPUT', short, { fields: { newPassword: short } });
    },
  });
  await user.type(await newPassword(), 'short');
  await user.click(save());
  expect(await screen.findByText(short)).toBeTruthy();
  expect(document.activeElement).toBe(await newPassword());
});

test('a lost connection offers another try', async () => {
  let tries = 0;
  const { user } = openScreen({
    PasswordLink: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return { passwordLink };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await newPassword()).toBeTruthy();
});

test('an address without its last part asks to open the link again', async () => {
  window.history.replaceState(null, '', path);
  openScreen();
  expect(await screen.findByText(/Part of the link is missing/)).toBeTruthy();
});
