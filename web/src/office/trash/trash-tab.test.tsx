import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { TrashTab } from './trash-tab.tsx';

const rows = [
  { kind: 'PROPERTY', id: 'p1', name: 'Jheel Residences', daysLeft: 29 },
  { kind: 'CONTACT_REQUEST', id: 'c1', name: 'Asha Rao', daysLeft: 3 },
].map((row) => ({ __typename: 'TrashItem', deletedAt: '2026-01-05T05:30:00.000Z', image: null, ...row }));

const outcome = (ids: string[], failed: string[] = []) => ({
  __typename: 'BulkResult',
  ...{ doneIds: ids, failedIds: failed, remaining: 0 },
});

function openTrash(restores = true) {
  let left = rows;
  const role = 'OWNER';
  return renderPage(<TrashTab />, {
    answers: {
      CurrentAccount: () => ({
        me: {
          __typename: 'Admin',
          id: 'a1',
          username: 'asha',
          role,
          mustChangePassword: false,
          memberId: null,
        },
      }),
      Trash: () => ({ trash: { __typename: 'TrashPage', totalCount: left.length, items: left } }),
      RestoreItems: ({ selection }) => {
        const { ids } = selection as { ids: string[] };
        if (restores) left = left.filter(({ id }) => !ids.includes(id));
        return { restoreItems: restores ? outcome(ids) : outcome([], ids) };
      },
    },
  });
}

test('a deleted item is restored from its row and leaves the list', async () => {
  const { server, user } = openTrash();
  await user.click(await screen.findByRole('button', { name: 'Restore Jheel Residences' }));
  expect(await screen.findByText('Restored.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Jheel Residences/ })).toBeNull());
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toBeTruthy();
  expect(server.asked('RestoreItems')).toEqual([{ kind: 'PROPERTY', selection: { ids: ['p1'] } }]);
});

test('an item that cannot be restored stays, and a message says so', async () => {
  const { user } = openTrash(false);
  await user.click(await screen.findByRole('button', { name: 'Restore Asha Rao' }));
  expect(await screen.findByText('The item could not be restored. Please try again.')).toBeTruthy();
  expect(screen.queryByText('Restored.')).toBeNull();
  expect(screen.getByRole('row', { name: /Asha Rao/ })).toBeTruthy();
});
