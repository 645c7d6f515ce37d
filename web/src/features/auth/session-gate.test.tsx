import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepToken } from '../../lib/session.ts';
import { UnauthenticatedError, useAdminSession } from '../../office-kit/session/admin-session.ts';
import type { AdminSession } from '../../office-kit/session/admin-session.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SessionGate } from './session-gate.tsx';

beforeEach(() => keepToken('token'));

/** Opens a page of the back office; its session has ended when it saves. */
async function openPage() {
  let session: AdminSession | undefined;
  function Page() {
    session = useAdminSession();
    return <p>The page</p>;
  }
  renderPage(
    <SessionGate loading="Loading">
      <Page />
    </SessionGate>,
    {
      at: '/my-account/contacts/a1',
      path: '/my-account/contacts/:id',
      answers: {
        Me: () => ({
          me: {
            __typename: 'Admin',
            id: 'a1',
            username: 'ravi',
            role: 'SALES',
            mustChangePassword: false,
            memberId: null,
          },
        }),
      },
    },
  );
  await screen.findByText('The page');
  return () => session;
}

test('the login in place stays open when other requests find that the session has ended', async () => {
  const session = await openPage();
  act(() => {
    session()
      ?.withSession(() => Promise.reject(new UnauthenticatedError()))
      .catch(() => undefined);
  });
  const dialog = await screen.findByRole('dialog', { name: 'Please log in again' });
  act(() => session()?.sessionEnded());
  await waitFor(() => expect(screen.queryByText('Another page')).toBeNull());
  expect(dialog.isConnected).toBe(true);
});

test('the login in place knows the name of the account', async () => {
  const session = await openPage();
  act(() => {
    session()
      ?.withSession(() => Promise.reject(new UnauthenticatedError()))
      .catch(() => undefined);
  });
  await screen.findByRole('dialog', { name: 'Please log in again' });
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ravi');
});
