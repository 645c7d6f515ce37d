import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { besideLeads, listedPerson, peoplePage } from '../../../testing/people.ts';
import { renderPage, renderState } from '../../../testing/render-page.tsx';
import { New, NoneOverdue, OfColleague } from './people-list-tab.stories.tsx';
import { PeopleListTab } from './people-list-tab.tsx';

test('a lead says what it asked for and what is new, and is called with one tap', async () => {
  renderState(New);
  await screen.findByText('Asha Rao');
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('two leads were expected');
  expect(within(first).getByText('Lotus Court · 2 enquiries')).toBeTruthy();
  expect(within(first).getByRole('link', { name: 'Call Asha Rao' }).getAttribute('href')).toBe(
    'tel:+919811004384',
  );
  expect(within(second).getByText(/Came back, lost .* for: price/)).toBeTruthy();
});

test('a view is a filter, and the next part goes by cursor until another filter is chosen', async () => {
  const { server, user, router } = renderPage(<PeopleListTab />, {
    at: '/my-account/leads',
    answers: {
      ...besideLeads,
      AdminPeople: () => peoplePage([listedPerson()], { totalCount: 40, endCursor: '1.a' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next 30' }));
  expect(router.state.location.search).toBe('?after=1.a');
  await user.click(screen.getByRole('button', { name: 'Nobody yet' }));
  expect(router.state.location.search).toBe('?view=none');
  await screen.findByText('Asha Rao');
  expect(server.asked('AdminPeople').at(-1)).toMatchObject({ filter: { owner: 'none' } });
});

test('a search that more than 5,000 match says so, and selects no more than are shown', async () => {
  const answer = (hasMore: boolean) =>
    peoplePage([listedPerson()], { totalCount: 5000, hasMore, endCursor: '1.a' });
  for (const hasMore of [false, true]) {
    const { user, unmount } = renderPage(<PeopleListTab />, {
      at: '/my-account/leads',
      answers: { ...besideLeads, AdminPeople: () => answer(hasMore) },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Asha Rao/ }));
    expect(screen.queryAllByText(/^More than 5,000 match/)).toHaveLength(hasMore ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Select all 5,000 that match' })).toHaveLength(
      hasMore ? 0 : 1,
    );
    unmount();
  }
});

test('leads are narrowed by a place and a budget, which stand in the address', async () => {
  const places = [
    { key: 'noida', name: 'Noida', kind: 'REGION', region: null },
    { key: 'noida/sector-150', name: 'Sector 150', kind: 'SECTOR', region: 'noida' },
  ];
  const { server, user, router } = renderPage(<PeopleListTab />, {
    at: '/my-account/leads',
    answers: {
      ...besideLeads,
      WishPlaces: () => ({ places }),
      AdminPeople: () => peoplePage([listedPerson()]),
    },
  });
  await screen.findByText('Asha Rao');
  const [filters] = screen.queryAllByRole('button', { name: /^Filters/ });
  if (filters) await user.click(filters);
  const [place] = screen.getAllByRole('combobox', { name: 'Place' });
  const [budget] = screen.getAllByRole('combobox', { name: 'Budget' });
  if (!place || !budget) throw new Error('there are no filters');
  await user.selectOptions(place, await within(place).findByRole('option', { name: 'Sector 150, Noida' }));
  await user.selectOptions(budget, '₹ 1 Cr – ₹ 1.5 Cr');
  expect(new URLSearchParams(router.state.location.search).get('budget')).toBe('10000000-15000000');
  expect(server.asked('AdminPeople').at(-1)).toMatchObject({
    filter: { place: 'noida/sector-150', budget: { min: 10_000_000, max: 15_000_000 } },
  });
});

test('several leads get a state, with the reason that one of them needs, and it can be undone', async () => {
  const outcome = { __typename: 'BulkResult', doneIds: ['p1'], failedIds: [], remaining: 0 };
  const { server, user } = renderPage(<PeopleListTab />, {
    at: '/my-account/leads',
    answers: {
      ...besideLeads,
      AdminPeople: () => peoplePage([listedPerson()]),
      SetPersonStates: () => ({ setPersonStates: outcome }),
      UndoPersonStates: () => ({ undoPersonStates: outcome }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Rao' }));
  await user.click(screen.getByText('Set status'));
  await user.click(screen.getByRole('button', { name: 'Lost' }));
  await user.click(await screen.findByRole('button', { name: 'Other' }));
  await user.type(screen.getByLabelText(/The reason in a few words/), 'Moves abroad.');
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(server.asked('SetPersonStates')).toMatchObject([
    { state: 'LOST', reason: 'OTHER', words: 'Moves abroad.', selection: { ids: ['p1'] } },
  ]);
  expect(server.asked('UndoPersonStates')).toMatchObject([{ ids: ['p1'], state: 'LOST' }]);
});

test('leads are handed over by turns, and Undo gives them back', async () => {
  const outcome = { __typename: 'BulkResult', doneIds: ['p1'], failedIds: [], remaining: 0 };
  const { server, user } = renderPage(<PeopleListTab />, {
    at: '/my-account/leads',
    answers: {
      ...besideLeads,
      AdminPeople: () => peoplePage([listedPerson()]),
      HandOverByTurns: () => ({ handOverByTurns: outcome }),
      UndoHandOver: () => ({ undoHandOver: outcome }),
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Asha Rao/ }));
  await user.click(screen.getByText('Hand over'));
  await user.click(screen.getByRole('button', { name: 'By turns, to those on duty' }));
  expect(await screen.findByText('1 handed over by turns.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 given back.')).toBeTruthy();
  expect(server.asked('UndoHandOver')).toEqual([{ ids: ['p1'] }]);
});

test('the file has what the filters show, and a refusal says why', async () => {
  const asked: [address: string, body: unknown][] = [];
  const sentence = 'You can download 500 rows a day, and 0 are left today. Please choose fewer rows.';
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body)]);
    return Promise.resolve(Response.json({ message: sentence }, { status: 429 }));
  });
  const { user } = renderPage(<PeopleListTab />, {
    at: '/my-account/leads?view=overdue&search=lotus&budget=10000000-15000000',
    answers: { ...besideLeads, AdminPeople: () => peoplePage([listedPerson()]) },
  });
  await screen.findByText('Asha Rao');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha Rao' }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Export CSV' }));
  vi.unstubAllGlobals();
  const filter = { overdue: true, budget: { min: 10_000_000, max: 15_000_000 } };
  expect(asked).toEqual([
    ['/api/export/people.csv', { matching: { search: 'lotus' }, filter }],
    ['/api/export/people.csv', { ids: ['p1'], filter }],
  ]);
});

test('an empty view says what that means, until a search narrows it', async () => {
  const { user, router } = renderState(NoneOverdue);
  expect(await screen.findByText('No lead is overdue.')).toBeTruthy();
  await router.navigate('/my-account/leads?view=overdue&search=lotus');
  expect(await screen.findByText('No lead fits.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all leads' }));
  expect(await screen.findByText('No leads yet. They come with the first enquiry.')).toBeTruthy();
});

test('a list of one owner’s leads does not name the owner in each line of a phone', async () => {
  const { router } = renderState(OfColleague);
  expect(await screen.findByText('· Harpal Sandhu')).toBeTruthy();
  await router.navigate('/my-account/leads?owner=t1');
  await waitFor(() => expect(screen.queryByText('· Harpal Sandhu')).toBeNull());
  expect(screen.getByText('For Harpal Sandhu')).toBeTruthy();
});
