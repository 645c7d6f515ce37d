import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMeQuery } from '../../office-kit/account.generated.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AccountMenu } from './account-menu.tsx';

function Page() {
  return useMeQuery().data ? <AccountMenu /> : null;
}

test('on a phone the menu closes after each choice, even if the same page stays open', async () => {
  const { user, container } = renderPage(<Page />, {
    at: '/my-account/contacts',
    path: '/my-account/contacts',
    answers: {
      Me: () => ({
        me: { __typename: 'Admin', id: 'a1', username: 'ravi', role: 'SALES', mustChangePassword: false },
      }),
    },
  });
  await screen.findAllByRole('navigation');
  const menu = container.querySelector('details');
  await user.click(screen.getByLabelText('Menu'));
  expect(menu?.open).toBe(true);
  await user.click(screen.getAllByRole('link', { name: /Contact Form Data/ })[0] as HTMLElement);
  expect(menu?.open).toBe(false);
});
