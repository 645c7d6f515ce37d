import { screen, within } from '@testing-library/react';
import { useQuery } from '@apollo/client/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { MeDocument } from '../../../../office-kit/account.generated.ts';
import { TodayTab } from './today-tab.tsx';

function person(id: string, name: string, values: object = {}) {
  return {
    __typename: 'Person',
    ...{ id, reference: `AHG-${id}`, name, state: 'CONTACTED', closeReason: null, sharedNumber: false },
    ...{ numbers: ['+919811004384'], emails: [], ownerName: 'Meera', about: 'Lotus Court' },
    ...{ sources: ['ENQUIRY'], unread: false, enquiryCount: 1, lastTouchAt: new Date().toISOString() },
    ...{ createdAt: '2026-01-05T05:30:00.000Z', dueAt: null, nextStep: null, news: null },
    ...{ turn: null, untaken: null },
    ...values,
  };
}

function part(name: string, items: object[], totalCount = items.length) {
  return { __typename: 'TodayLeads', part: name, totalCount, items };
}

const fresh = new Date(Date.now() - 24 * 60_000).toISOString();
const day = [
  part('NEW', [person('p1', 'Asha Rao', { state: 'NEW', lastTouchAt: fresh })], 14),
  part('OVERDUE', [person('p2', 'Ravi Sen')], 1_000),
  part('TODAY', []),
  part('WAITING', [person('p3', 'Kabir Anand', { ownerName: null })]),
  part('TOMORROW', [person('p4', 'Leela Nair')]),
];

/** The page after the login has loaded the account, as the office has it. */
function Page() {
  const { data } = useQuery(MeDocument);
  return data ? <TodayTab /> : null;
}

function renderToday(memberId: string | null, { today = day, at = '/my-account/today' } = {}) {
  const me = {
    __typename: 'AdminUser',
    ...{ id: 'a1', username: 'asha', role: 'SALES', memberId, email: null, mustChangePassword: false },
    ...{ hasSecondFactor: false, needsSecondFactor: false },
  };
  return renderPage(<Page />, {
    at,
    answers: {
      Me: () => ({ me }),
      PersonChoices: () => ({
        teamMembers: [{ __typename: 'TeamMember', id: 'f'.repeat(24), name: 'Meera' }],
      }),
      Today: () => ({ today }),
    },
  });
}

test('the day shows its parts in order, how long a new lead waits, and the way to all of a part', async () => {
  renderToday('a'.repeat(24));
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...['New for you 14', 'Overdue 1,000+', 'Waiting for anyone 1', 'Tomorrow 1'],
  ]);
  const fresh = screen.getByRole('list', { name: 'New for you' });
  expect(within(fresh).getByText('Waiting 24 minutes')).toBeTruthy();
  expect(screen.getByRole('link', { name: /All\s*: New for you/ }).getAttribute('href')).toBe(
    `/my-account/leads?part=new&sortBy=nextStep&owner=${'a'.repeat(24)}`,
  );
  expect(screen.getByRole('link', { name: /All\s*: Waiting for anyone/ }).getAttribute('href')).toBe(
    '/my-account/leads?part=waiting&sortBy=nextStep',
  );
  expect(screen.getByText('Leela Nair').closest('details')?.open).toBe(false);
});

test('a colleague’s day is chosen, and stands in the address', async () => {
  const { server, user, router } = renderToday('a'.repeat(24));
  await screen.findByText('Asha Rao');
  expect(server.asked('Today')).toEqual([{ owner: 'mine' }]);
  await user.selectOptions(screen.getByLabelText('Whose leads'), 'Of Meera');
  expect(router.state.location.search).toBe(`?of=${'f'.repeat(24)}`);
  expect(await screen.findByRole('heading', { name: 'New 14' })).toBeTruthy();
  expect(server.asked('Today').at(-1)).toEqual({ owner: 'f'.repeat(24) });
  await user.selectOptions(screen.getByLabelText('Whose leads'), 'Mine');
  expect(router.state.location.search).toBe('');
});

test('an account that is no team member’s is told so, and sees everyone’s day', async () => {
  const { server } = renderToday(null);
  await screen.findByText('Asha Rao');
  expect(screen.getByText(/Your account does not say which team member you are/)).toBeTruthy();
  expect(server.asked('Today')).toEqual([{ owner: 'all' }]);
});

test('a day without work says so', async () => {
  renderToday('a'.repeat(24), { today: day.map(({ part: name }) => part(name, [])) });
  expect(await screen.findByText(/Nothing is due today/)).toBeTruthy();
});
