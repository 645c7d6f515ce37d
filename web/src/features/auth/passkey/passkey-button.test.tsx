import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';

afterEach(() => void Reflect.deleteProperty(navigator, 'credentials'));

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** A browser whose device answers each request for a passkey with `get`. */
function giveBrowserPasskeys(get: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

const unlocked = () =>
  Promise.resolve({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
    getClientExtensionResults: () => ({}),
  });

function openButton(answers: Record<string, Answer> = {}) {
  const [onLogin, onError] = [vi.fn(), vi.fn()];
  const options = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost' });
  const view = renderPage(<PasskeyButton onLogin={onLogin} onError={onError} />, {
    answers: { StartPasskeyLogin: () => ({ startPasskeyLogin: options }), ...answers },
  });
  const press = async () =>
    view.user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  return { ...view, onLogin, onError, press };
}

test('a browser without passkeys shows no button', () => {
  openButton();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an unlocked passkey logs in', async () => {
  giveBrowserPasskeys(unlocked);
  const login = { __typename: 'LoginResult', token: 'a-token', message: 'Welcome back.' };
  const { onLogin, press, server } = openButton({ LoginWithPasskey: () => ({ loginWithPasskey: login }) });
  await press();
  // The button fetches the library only now.
  await waitFor(() => expect(onLogin).toHaveBeenCalledWith('a-token', 'Welcome back.'));
  const [{ answer } = { answer: '' }] = server.asked('LoginWithPasskey') as { answer: string }[];
  expect(JSON.parse(answer)).toMatchObject({
    id: 'AQID',
    response: { userHandle: 'AQID', signature: 'AQID' },
  });
});

test('a person who cancels is told so, and can try again', async () => {
  giveBrowserPasskeys(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  const { onError, onLogin, press } = openButton();
  await press();
  await waitFor(() => expect(onError).toHaveBeenLastCalledWith('No passkey was used. Please try again.'));
  expect(onLogin).not.toHaveBeenCalled();
  expect((await screen.findByRole<HTMLButtonElement>('button')).disabled).toBe(false);
});

test('the sentence of the server is passed on', async () => {
  giveBrowserPasskeys(unlocked);
  const sentence = 'This passkey could not be used.';
  const { onError, press } = openButton({
    LoginWithPasskey: () => {
      throw new Refusal('UNAUTHENTICATED', sentence);
    },
  });
  await press();
  await waitFor(() => expect(onError).toHaveBeenLastCalledWith(sentence));
});
