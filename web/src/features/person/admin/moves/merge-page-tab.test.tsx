import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadCounts, noWishes } from '../../../../testing/leads.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { MergePageTab } from './merge-page-tab.tsx';

const one = {
  __typename: 'Person',
  ...{ id: 'p1', reference: 'AHG-P1', name: 'Asha Rao', state: 'LOST', closeReason: 'PRICE' },
  ...{ numbers: ['+919810000001'], emails: ['asha@example.com'], ownerId: 't1', ownerName: 'Meera' },
  ...{ createdAt: '2026-01-05T05:30:00.000Z', enquiryCount: 1, alertCount: 0, nextStep: null, homes: [] },
  wishes: { __typename: 'PersonWishes', ...noWishes },
};
const home = {
  __typename: 'PersonHome',
  propertyId: 'h1',
  title: 'Lotus Court',
  at: one.createdAt,
  ...{ sent: null, verdict: null, reason: null },
};
const other = {
  ...one,
  ...{ id: 'p2', reference: 'AHG-P2', name: 'Asha R', state: 'NEGOTIATION', closeReason: null },
  ...{ numbers: ['+919810000002'], emails: ['work@example.com'], enquiryCount: 2, alertCount: 1 },
  homes: [home],
  wishes: { __typename: 'PersonWishes', ...noWishes, words: ['To rent', '2 BHK'] },
};

function openPage(search: string, answers: object) {
  return renderPage(<MergePageTab />, {
    at: `/my-account/leads/p1/merge${search}`,
    // The lead opens afterwards.
    path: '/my-account/leads/:id/*',
    answers: { LeadCounts: () => leadCounts(), ...answers },
  });
}

const merge = { __typename: 'PersonMerge', id: 'm1', name: 'Asha R', at: one.createdAt, by: 'owner' };
const merged = { __typename: 'Person', id: 'p1', name: 'Asha Rao', reference: 'AHG-P1', merges: [merge] };

test('two leads stand side by side, with a choice for each field that differs', async () => {
  const { server, user } = openPage('?with=p2', {
    ComparePeople: () => ({ one, other }),
    MergePeople: () => ({ mergePeople: merged }),
    UndoMerge: () => ({ undoMerge: { __typename: 'Person', id: 'p1' } }),
  });
  const status = await screen.findByRole('group', { name: 'Status' });
  expect(within(status).getByRole<HTMLInputElement>('radio', { name: 'Lost: Price' }).checked).toBe(true);
  // What is equal needs no choice.
  expect(screen.queryByRole('group', { name: 'Owner' })).toBeNull();
  for (const text of ['Lotus Court', '3 enquiries with their consents, 1 alert'])
    expect(screen.getByText(text)).toBeTruthy();
  const wishes = screen.getByRole('group', { name: 'Wishes' });
  expect(within(wishes).getByRole<HTMLInputElement>('radio', { name: 'None noted' }).checked).toBe(true);
  await user.click(within(wishes).getByRole('radio', { name: 'To rent, 2 BHK' }));
  await user.click(within(status).getByRole('radio', { name: 'Negotiation' }));
  await user.click(screen.getByRole('button', { name: 'Merge into one lead' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the merge' }));
  expect(await screen.findByText('Both leads are back.')).toBeTruthy();
  expect(server.asked('MergePeople')).toEqual([{ id: 'p1', otherId: 'p2', take: ['STATE', 'WISHES'] }]);
  expect(server.asked('UndoMerge')).toEqual([{ id: 'm1' }]);
});

test('either of the two can stay, and what was not chosen goes with it', async () => {
  const { server, user } = openPage('?with=p2', {
    ComparePeople: () => ({ one, other }),
    MergePeople: () => ({ mergePeople: { ...merged, id: 'p2' } }),
  });
  const name = await screen.findByRole('group', { name: 'Name' });
  await user.click(screen.getByRole('radio', { name: /^Asha R AHG-P2/ }));
  await user.click(within(name).getByRole('radio', { name: 'Asha Rao' }));
  await user.click(screen.getByRole('button', { name: 'Merge into one lead' }));
  expect(await screen.findByText('Asha Rao is one lead now.')).toBeTruthy();
  expect(server.asked('MergePeople')).toEqual([{ id: 'p2', otherId: 'p1', take: ['NAME'] }]);
});

test('the other lead is looked for, and the opened one is not offered', async () => {
  const { router, user } = openPage('', {
    PeopleToMerge: () => ({ people: { __typename: 'PeoplePage', items: [one, other] } }),
    ComparePeople: () => ({ one, other }),
  });
  await user.type(screen.getByRole('searchbox'), 'asha');
  await user.click(await screen.findByRole('link', { name: /^Asha R/ }));
  expect(screen.queryByRole('link', { name: /^Asha Rao/ })).toBeNull();
  expect(router.state.location.search).toBe('?with=p2');
  expect(await screen.findByRole('button', { name: 'Merge into one lead' })).toBeTruthy();
});
