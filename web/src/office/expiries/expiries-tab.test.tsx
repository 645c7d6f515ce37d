import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ExpiriesTab } from './expiries-tab.tsx';

test('a report that could not be loaded can be tried again', async () => {
  const { user, server } = renderPage(<ExpiriesTab />, {
    answers: {
      Expiries: () => {
        throw new Error('offline');
      },
    },
  });
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  server.answers.Expiries = () => ({ expiries: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing expires in this period.')).toBeTruthy();
});
