import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderState } from '../../testing/render-page.tsx';
import { trashContent } from './trash.content.ts';
import { Empty, Full, Refusing } from './trash-tab.stories.tsx';

test('a deleted item is restored from its row and leaves the list', async () => {
  const { server, user } = renderState(Full);
  await user.click(await screen.findByRole('button', { name: 'Restore Jheel Residences' }));
  expect(await screen.findByText('Restored.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Jheel Residences/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toBeTruthy();
  expect(server.asked('RestoreItems')).toEqual([{ kind: 'PROPERTY', selection: { ids: ['p1'] } }]);
});

test('an item that cannot be restored stays, and a message says so', async () => {
  const { user } = renderState(Refusing);
  await user.click(await screen.findByRole('button', { name: 'Restore Asha Rao' }));
  expect(await screen.findByText('The item could not be restored. Please try again.')).toBeTruthy();
  expect(screen.queryByText('Restored.')).toBeNull();
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toBeTruthy();
});

test('an empty trash says so', async () => {
  renderState(Empty);
  expect(await screen.findByText(trashContent.empty)).toBeTruthy();
});
