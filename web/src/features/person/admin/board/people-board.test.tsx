import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { leadCounts } from '../../../../testing/leads.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { PeopleListTab } from '../people-list-tab.tsx';

function person(id: string, name: string, state: string) {
  return {
    __typename: 'Person',
    ...{ id, name, state, reference: `AHG-${id}`, emails: [], unread: false, about: 'Lotus Court' },
    ...{ ownerName: null, lastTouchAt: '2026-01-05T05:30:00.000Z', updatedAt: '2026-01-05T05:30:00.000Z' },
    nextStep: null,
  };
}

/** The lead after a change of its state. */
function worked(state: string) {
  return {
    ...{ __typename: 'Person', id: 'p1', state, updatedAt: '', closeReason: null, unread: false },
    ...{ ownerId: null, ownerName: null, nextAt: null, nextStep: null, turn: null, untaken: null },
    ...{ history: [], enquiries: [] },
  };
}

interface Asked {
  filter: { state: string };
  after?: string;
}

function renderBoard(search = '', answers: object = {}) {
  const state = new Map([['p1', 'NEW']]);
  const page = renderPage(<PeopleListTab />, {
    at: `/my-account/leads?as=board${search}`,
    answers: {
      LeadCounts: () => leadCounts(),
      PersonChoices: () => ({ teamMembers: [] }),
      WishPlaces: () => ({ places: [] }),
      LeadViews: () => ({ leadViews: [] }),
      PeopleBoard: (variables: object) => {
        const { filter, after } = variables as Asked;
        const first = state.get('p1') === filter.state ? [person('p1', 'Asha Rao', filter.state)] : [];
        const items = after ? [person('p2', 'Ravi Sen', filter.state)] : first;
        const endCursor = filter.state === 'NEW' && !after ? '1.a' : null;
        return { people: { __typename: 'PeoplePage', items, totalCount: items.length, endCursor } };
      },
      SetPersonState: ({ state: to }: Record<string, unknown>) => {
        state.set('p1', String(to));
        return { setPersonState: worked(String(to)) };
      },
      UndoPersonStates: () => {
        state.set('p1', 'NEW');
        const outcome = { doneIds: ['p1'], failedIds: [], remaining: 0 };
        return { undoPersonStates: { __typename: 'BulkResult', ...outcome } };
      },
      ...answers,
    },
  });
  return page;
}

const column = (name: string) => screen.getByRole('region', { name });

async function moveTo({ user }: ReturnType<typeof renderPage>, state: string) {
  await user.click(await screen.findByText('Move to', { selector: 'summary' }));
  await user.click(within(column('New')).getByRole('button', { name: state }));
}

test('the board has a column for each state, with the filters and the order of the list', async () => {
  const { server, user } = renderBoard('&search=lotus&view=overdue&sortBy=nextStep');
  expect(await within(column('New')).findByText('Asha Rao')).toBeTruthy();
  const columns = ['New', 'Contacted', 'Interested', 'Visit planned', 'Visited', 'Negotiation', 'Booked'];
  for (const name of columns) expect(column(name)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Lost' })).toBeNull();
  expect(server.asked('PeopleBoard')).toHaveLength(columns.length);
  for (const asked of server.asked('PeopleBoard'))
    expect(asked).toMatchObject({ search: 'lotus', order: 'NEXT_STEP', filter: { overdue: true } });
  expect(server.asked('AdminPeople')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show Lost and Junk' }));
  expect(column('Lost')).toBeTruthy();
});

test('a filter by state leaves one column', async () => {
  const { server } = renderBoard('&state=VISITED');
  expect(await screen.findByRole('region', { name: 'Visited' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'New' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Show Lost/ })).toBeNull();
  expect(server.asked('PeopleBoard')).toMatchObject([{ filter: { state: 'VISITED' } }]);
});

test('a column goes on by its cursor', async () => {
  const { server, user } = renderBoard();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await within(column('New')).findByText('Ravi Sen')).toBeTruthy();
  expect(server.asked('PeopleBoard').at(-1)).toMatchObject({ after: '1.a', filter: { state: 'NEW' } });
});

test('a card is moved by its menu, and Undo takes it back', async () => {
  const page = renderBoard();
  await moveTo(page, 'Visited');
  expect(await within(column('Visited')).findByText('Asha Rao')).toBeTruthy();
  expect(page.server.asked('SetPersonState')).toMatchObject([
    { id: 'p1', state: 'VISITED', readAt: '2026-01-05T05:30:00.000Z' },
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(column('New')).findByText('Asha Rao')).toBeTruthy();
  expect(page.server.asked('UndoPersonStates')).toEqual([{ ids: ['p1'], state: 'VISITED' }]);
});

test('the focus goes with a card that its menu moves', async () => {
  const page = renderBoard();
  await moveTo(page, 'Visited');
  await within(column('Visited')).findByText('Asha Rao');
  expect(document.activeElement).toBe(within(column('Visited')).getByLabelText('Move to: Asha Rao'));
});

test('a lead that is lost needs a reason', async () => {
  const page = renderBoard();
  await moveTo(page, 'Lost');
  await page.user.click(await screen.findByRole('button', { name: 'Price' }));
  await screen.findByText('1 marked “Lost”.');
  expect(page.server.asked('SetPersonState')).toMatchObject([{ state: 'LOST', reason: 'PRICE' }]);
  // Its column is folded.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Board' })));
});

test('a colleague who was faster is named, and no move is announced', async () => {
  const conflict = { updatedAt: '2026-01-05T06:00:00.000Z', updatedBy: 'meera', fields: ['state'] };
  const page = renderBoard('', {
    SetPersonState: () => {
      throw new Refusal('CONFLICT', 'Changed.', { conflict });
    },
  });
  await moveTo(page, 'Booked');
  expect(within(await screen.findByRole('dialog')).getByText(/meera/)).toBeTruthy();
  expect(screen.queryByText(/marked “Booked”/)).toBeNull();
});
