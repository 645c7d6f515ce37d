import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../../testing/fake-server.ts';
import type { Answer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { waitingLogin } from '../../office-kit/session/waiting-login.ts';
import { LoginForm } from './login-form.tsx';

const loggedIn = (mustChangePassword = false) => ({
  login: {
    __typename: 'LoginResult',
    token: 'a-token',
    message: 'Welcome back.',
    admin: { __typename: 'Admin', id: 'a1', mustChangePassword },
  },
});

function openForm(login: Answer, answers: Record<string, Answer> = {}) {
  const onLogin = vi.fn();
  const form = <LoginForm onLogin={onLogin} onChoosing={() => undefined} />;
  const view = renderPage(form, { answers: { Login: login, ...answers } });
  async function send(password: string) {
    await view.user.clear(screen.getByLabelText('Password'));
    await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: 'SIGN IN' }));
  }
  return { ...view, onLogin, send };
}

test('a login keeps the token and hands on the sentence of the server', async () => {
  const { onLogin, send, server, user } = openForm(() => loggedIn());
  await user.type(screen.getByLabelText('Username'), 'asha');
  await send('a-good-password');
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith('Welcome back.'));
  expect(localStorage.getItem('token')).toBe('a-token');
  expect(server.asked('Login')).toMatchObject([{ username: 'asha', password: 'a-good-password' }]);
});

test('screen readers read a refusal, and the name stays for another try', async () => {
  let tries = 0;
  const { onLogin, send, user } = openForm(() => {
    tries += 1;
    if (tries === 1) throw new Refusal('UNAUTHENTICATED', 'Wrong username or password.');
    return loggedIn();
  });
  await user.type(screen.getByLabelText('Username'), 'asha');
  await send('a-wrong-password');
  expect((await screen.findByText('Wrong username or password.')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('asha');
  await send('a-good-password');
  await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
});

test('a lost connection is reported as a failed login', async () => {
  const { send, user } = openForm(() => {
    throw new TypeError('Failed to fetch');
  });
  await user.type(screen.getByLabelText('Username'), 'asha');
  await send('a-good-password');
  expect(await screen.findByText('Login failed')).toBeTruthy();
});

test('a second factor asks for its code, and the name and password stay', async () => {
  const { onLogin, send, server, user } = openForm(({ code }) => {
    const sentence = 'Please enter the code of your app.';
    if (!code) throw new Refusal('UNAUTHENTICATED', sentence, { fields: { code: sentence } });
    return loggedIn();
  });
  await user.type(screen.getByLabelText('Username'), 'asha');
  await send('a-good-password');
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'SIGN IN' }));
  await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  expect(server.asked('Login')[1]).toEqual({
    username: 'asha',
    password: 'a-good-password',
    code: '123456',
    stays: false,
  });
});

test('a one-time password is replaced before the login continues', async () => {
  const { onLogin, send, server, user } = openForm(() => loggedIn(true), {
    ChangePassword: () => ({
      changePassword: { __typename: 'Admin', id: 'a1', mustChangePassword: false },
    }),
  });
  await user.type(screen.getByLabelText('Username'), 'asha');
  await send('works-once-only');
  await user.type(await screen.findByLabelText('Your new password*'), 'a-password-of-my-own');
  expect(onLogin).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  expect(server.asked('ChangePassword')).toEqual([
    { currentPassword: 'works-once-only', newPassword: 'a-password-of-my-own' },
  ]);
});

test('the password can be shown and hidden again', async () => {
  const { user } = openForm(() => loggedIn());
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

const confirmed = {
  confirmSession: { __typename: 'LoginResult', token: 'the-next-token', message: 'Welcome back.' },
};

test('a login that stays asks for a code alone, and goes on with the token that takes its place', async () => {
  waitingLogin.write('stays');
  const sentence = 'This code is wrong or was already used.';
  const { onLogin, server, user } = openForm(() => loggedIn(), {
    ConfirmSession: ({ input }) => {
      if ((input as { code: string }).code === '000000')
        throw new Refusal('UNAUTHENTICATED', sentence, { fields: { code: sentence } });
      return confirmed;
    },
  });
  expect(screen.queryByLabelText('Password')).toBeNull();
  const send = async (code: string) => {
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), code);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  };
  await send('000000');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
  await send('123456');
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith('Welcome back.'));
  expect(server.asked('ConfirmSession').at(-1)).toEqual({ input: { token: 'stays', code: '123456' } });
  expect([localStorage.getItem('token'), waitingLogin.read()]).toEqual(['the-next-token', null]);
});

test('a login that was ended elsewhere, or that a person leaves, asks for name and password again', async () => {
  waitingLogin.write('stays');
  const { user } = openForm(() => loggedIn(), {
    ConfirmSession: () => {
      throw new Refusal('GONE', 'This login has ended. Please log in again.');
    },
  });
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByText('This login has ended. Please log in again.')).toBeTruthy();
  expect(waitingLogin.read()).toBeNull();
  act(() => waitingLogin.write('another'));
  await user.click(await screen.findByRole('button', { name: 'Log in with a password' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('only the installed office asks for a login that stays', async () => {
  const { send, server, user } = openForm(() => loggedIn());
  await user.type(screen.getByLabelText('Username'), 'asha');
  await send('a-good-password');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await send('a-good-password');
  await waitFor(() => expect(server.asked('Login').map(({ stays }) => stays)).toEqual([false, true]));
  vi.unstubAllGlobals();
});
