import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { leadCounts } from '../../../../testing/leads.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { PeopleListTab } from '../people-list-tab.tsx';
import { LeadViewTab } from './lead-view-tab.tsx';

const nothing = {
  ...{ search: null, order: null, question: null, state: null, owner: null, channel: null, home: null },
  ...{ place: null, budget: null, part: null, from: null, to: null, nextFrom: null, nextTo: null },
};

function view(values: object = {}, conditions: object = {}) {
  return {
    __typename: 'LeadView',
    ...{ id: 'a'.repeat(24), name: 'Sector 150', shared: false, isOwn: true, mayChange: true },
    ...{ madeBy: 'owner', leftOut: [] },
    conditions: { __typename: 'LeadViewConditions', ...nothing, ...conditions },
    ...values,
  };
}

const kept = view(
  {},
  {
    ...{ search: 'lotus', order: 'NEXT_STEP', question: 'OVERDUE', place: 'noida' },
    budget: { __typename: 'BudgetBounds', min: 10_000_000, max: null },
  },
);
const theirs = view({
  ...{
    id: 'b'.repeat(24),
    name: 'Came by QR',
    shared: true,
    isOwn: false,
    mayChange: false,
    madeBy: 'meera',
  },
});
const openKept = `?search=lotus&sortBy=nextStep&view=overdue&place=noida&budget=10000000-&saved=${kept.id}`;

function renderList(search: string, views: unknown, answers: object = {}) {
  const people = {
    __typename: 'PeoplePage',
    items: [],
    totalCount: 0,
    hasMore: false,
    endCursor: null,
    readAt: '',
  };
  return renderPage(<PeopleListTab />, {
    at: `/my-account/leads${search}`,
    answers: {
      LeadCounts: () => leadCounts(),
      PersonChoices: () => ({ teamMembers: [] }),
      WishPlaces: () => ({ places: [] }),
      AdminPeople: () => ({ people }),
      LeadViews: () => (typeof views === 'function' ? (views as () => never)() : { leadViews: views }),
      ...answers,
    },
  });
}

/** The menu, opened. */
async function openMenu({ user }: ReturnType<typeof renderPage>, name: string | RegExp = 'Views') {
  const label = await screen.findByText(name, { selector: 'summary *' });
  await user.click(label);
}

test('a view opens with its filters and its order, and the menu says whose others are', async () => {
  const page = renderList('', [kept, theirs]);
  await openMenu(page);
  const shared = screen.getByRole('list', { name: 'Shared with the office' });
  expect(within(shared).getByRole('link', { name: 'Came by QR by meera' })).toBeTruthy();
  await page.user.click(screen.getByRole('link', { name: 'Sector 150' }));
  expect(page.router.state.location.search).toBe(openKept);
  expect(page.server.asked('AdminPeople').at(-1)).toMatchObject({
    search: 'lotus',
    order: 'NEXT_STEP',
    filter: { overdue: true, place: 'noida', budget: { min: 10_000_000 } },
  });
  expect(screen.getByText('Sector 150', { selector: 'summary *' })).toBeTruthy();
});

test('what the list shows gets a name, and the list then is that view', async () => {
  const page = renderList('?view=mine&state=CONTACTED&search=lotus', [], {
    CreateLeadView: () => ({ createLeadView: { __typename: 'SavedLeadView', view: kept } }),
  });
  await openMenu(page);
  expect(screen.getByText(/You have no views yet/)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Save as a new view' }));
  await page.user.type(screen.getByLabelText(/^Name/), 'Sector 150');
  await page.user.click(screen.getByRole('checkbox', { name: /Share/ }));
  await page.user.click(screen.getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('“Sector 150” was saved.')).toBeTruthy();
  expect(page.server.asked('CreateLeadView')).toEqual([
    {
      input: {
        ...{ name: 'Sector 150', shared: true },
        conditions: { search: 'lotus', question: 'MINE', state: 'CONTACTED' },
      },
    },
  ]);
  expect(page.router.state.location.search).toBe(openKept);
});

test.each([
  [new Error('offline'), /could not be saved|connection/],
  [
    new Refusal('BAD_USER_INPUT', 'Wrong.', { fields: { search: 'No number, please.' } }),
    /No number, please/,
  ],
])('a view that was not saved says why and keeps what was typed: %#', async (error, sentence) => {
  const page = renderList('?search=98100', [], {
    CreateLeadView: () => {
      throw error;
    },
  });
  await openMenu(page);
  await page.user.click(screen.getByRole('button', { name: 'Save as a new view' }));
  await page.user.type(screen.getByLabelText(/^Name/), 'My leads');
  await page.user.click(screen.getByRole('button', { name: 'Save view' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('My leads');
});

test('a view that was changed says so, and takes the new filters', async () => {
  const page = renderList(`${openKept}&state=NEW`, [kept], {
    ChangeLeadView: () => ({ changeLeadView: { __typename: 'SavedLeadView', view: kept } }),
  });
  await openMenu(page, 'Sector 150, changed');
  await page.user.click(screen.getByRole('button', { name: 'Save these filters in it' }));
  expect(await screen.findByText('“Sector 150” now has these filters.')).toBeTruthy();
  expect(page.server.asked('ChangeLeadView')).toMatchObject([
    { input: { id: kept.id, changes: { conditions: { state: 'NEW', question: 'OVERDUE' } } } },
  ]);
});

test('a deleted view comes back by Undo', async () => {
  const page = renderList(openKept, [kept], {
    DeleteLeadView: () => ({ deleteLeadView: { __typename: 'DeletedLeadView', id: kept.id } }),
    RestoreLeadView: () => ({ restoreLeadView: { __typename: 'SavedLeadView', view: kept } }),
  });
  await openMenu(page, 'Sector 150');
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Sector 150” is back.')).toBeTruthy();
  expect(page.server.asked('RestoreLeadView')).toEqual([{ input: { id: kept.id } }]);
});

test('the view of a colleague is opened, and not changed', async () => {
  const page = renderList(`?saved=${theirs.id}`, [theirs]);
  await openMenu(page, 'Came by QR');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rename or share' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy its link' })).toBeTruthy();
});

test('a view that lost a filter says which one', async () => {
  renderList(`?saved=${kept.id}`, [view({ leftOut: ['owner', 'part'] })]);
  expect(await screen.findByText(/“Sector 150” is without its owner and one of its filters/)).toBeTruthy();
});

test('views that do not load leave the list in place, and are asked for again', async () => {
  let isAway = true;
  const page = renderList('', () => {
    if (isAway) throw new Error('offline');
    return { leadViews: [kept] };
  });
  await openMenu(page);
  expect(await screen.findByText(/The views could not be loaded/)).toBeTruthy();
  expect(screen.getByText(/No leads yet/)).toBeTruthy();
  isAway = false;
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await openMenu(page);
  expect(await screen.findByRole('link', { name: 'Sector 150' })).toBeTruthy();
});

test('the address of a view leads to the list with its filters', async () => {
  const { router } = renderPage(<LeadViewTab />, {
    at: `/my-account/leads/views/${kept.id}`,
    path: '/my-account/leads/views/:id',
    answers: { OpenedLeadView: () => ({ leadView: kept }) },
  });
  await screen.findByText('Another page');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/my-account/leads${openKept}`);
});
