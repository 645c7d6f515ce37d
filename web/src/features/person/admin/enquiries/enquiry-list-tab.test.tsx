import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { readAgain } from '../../../../office-kit/events/use-lead-events.ts';
import { contact, contactsPage, leadCounts } from '../../../../testing/leads.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { EnquiryListTab } from './enquiry-list-tab.tsx';

const asha = contact({ id: 'a1', name: 'Asha Rao' });
const ravi = contact({ id: 'b2', name: 'Ravi Sen' });
const bulk = { __typename: 'BulkResult', doneIds: ['p1'], failedIds: [], remaining: 0 };

/** The list of Asha’s and Ravi’s enquiries, which are of these leads. */
function openOf(leads: object, answers: object = {}) {
  return renderPage(<EnquiryListTab />, {
    answers: {
      LeadCounts: () => leadCounts(),
      PersonChoices: () => ({ teamMembers: [] }),
      AdminContacts: () => contactsPage({ ...asha, personId: 'p1' }, { ...ravi, personId: 'p2' }),
      ContactLeads: () => ({
        contactLeads: {
          ...{ __typename: 'ContactLeads', personIds: ['p1', 'p2'], contactCount: 2, withoutLead: 0 },
          ...leads,
        },
      }),
      ...answers,
    },
  });
}

async function chooseBoth(user: ReturnType<typeof renderPage>['user']) {
  for (const name of ['Asha Rao', 'Ravi Sen'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return within(screen.getByRole('region', { name: 'Selected rows' }));
}

test('a row pressed while new data arrives is the one that opens', async () => {
  const answers = { LeadCounts: () => leadCounts(), AdminContacts: () => contactsPage(asha) };
  const { client, router } = renderPage(<EnquiryListTab />, { at: '/my-account/contacts', answers });
  const link = await screen.findByRole('link', { name: 'Asha Rao' });

  fireEvent.pointerDown(link);
  answers.AdminContacts = () => contactsPage(ravi, asha);
  await client.refetchQueries({ include: ['AdminContacts'] });
  expect(screen.queryByRole('link', { name: 'Ravi Sen' }), 'rows stay where they were pressed').toBeNull();
  fireEvent.pointerUp(link);
  fireEvent.click(link);

  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/contacts/a1'));
  expect(await screen.findByRole('link', { name: 'Ravi Sen' })).toBeTruthy();
});

test('a row opened right after typing stays open when the search runs', async () => {
  let arrive: () => void = () => undefined;
  const Details = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: () => <h1>Details of Asha</h1> };
  });
  const { user, router } = renderPage(
    <Suspense>
      <Routes>
        <Route path="/my-account/contacts" element={<EnquiryListTab />} />
        <Route path="/my-account/contacts/:id" element={<Details />} />
      </Routes>
    </Suspense>,
    {
      at: '/my-account/contacts',
      answers: { LeadCounts: () => leadCounts(), AdminContacts: () => contactsPage(asha) },
    },
  );
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.search));
  const link = await screen.findByRole('link', { name: 'Asha Rao' });
  await user.type(screen.getByRole('searchbox'), 'asha');
  await user.click(link);
  await waitFor(() => expect(visited).toContain('?search=asha'));
  arrive();
  expect(await screen.findByRole('heading', { name: 'Details of Asha' })).toBeTruthy();
});

test('a bulk change goes to the leads with the time of reading, and counts those that a colleague has changed', async () => {
  const { server, user } = openOf(
    {},
    { SetPersonStates: () => ({ setPersonStates: { ...bulk, failedIds: ['p2'] } }) },
  );
  const bar = await chooseBoth(user);
  await user.click(bar.getByText('Set status'));
  await user.click(bar.getByRole('button', { name: 'Lost' }));
  const question = within(await screen.findByRole('dialog', { name: 'Why are you closing it?' }));
  await user.click(question.getByRole('button', { name: 'Bought elsewhere' }));
  expect(await screen.findByText(/^1 not changed: a colleague/)).toBeTruthy();
  expect(server.asked('ContactLeads')).toMatchObject([{ selection: { ids: ['a1', 'b2'] } }]);
  expect(server.asked('SetPersonStates')).toMatchObject([
    {
      selection: { ids: ['p1', 'p2'] },
      state: 'LOST',
      reason: 'BOUGHT_ELSEWHERE',
      readAt: '2026-01-05T06:00:00.000Z',
    },
  ]);
});

test('several enquiries of one lead change it once, after a question; the rows stay chosen without an answer', async () => {
  const { server, user } = openOf(
    { personIds: ['p1'] },
    { HandOver: () => ({ handOver: bulk }), UndoHandOver: () => ({ undoHandOver: bulk }) },
  );
  const bar = await chooseBoth(user);
  await user.click(bar.getByText('Hand over'));
  await user.click(bar.getByRole('button', { name: 'Not assigned' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Enquiries of one lead are changed together' }),
  );
  expect(question.getByText('2 enquiries come from 1 lead. The change is made to the lead.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await bar.findByText('2 selected')).toBeTruthy();
  expect(server.asked('HandOver')).toEqual([]);
  await user.click(bar.getByText('Hand over'));
  await user.click(bar.getByRole('button', { name: 'Not assigned' }));
  await user.click(await screen.findByRole('button', { name: 'Change 1 lead' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 given back.')).toBeTruthy();
  expect(server.asked('HandOver')).toMatchObject([{ selection: { ids: ['p1'] }, ownerId: null }]);
  expect(server.asked('UndoHandOver')).toEqual([{ ids: ['p1'] }]);
});

test('an enquiry that has not joined a lead yet is told, and nothing is sent', async () => {
  const { server, user } = openOf({ personIds: [], contactCount: 1, withoutLead: 1 });
  const bar = await chooseBoth(user);
  await user.click(bar.getByText('Next step'));
  await user.click(bar.getByRole('button', { name: 'In a week' }));
  const sentence = '1 enquiry has not joined a lead yet. Please try again in ten seconds.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(server.asked('SetNextSteps')).toEqual([]);
});

test('a filter pressed right after typing keeps the search', async () => {
  const { server, user } = renderPage(<EnquiryListTab />, {
    answers: { LeadCounts: () => leadCounts(), AdminContacts: () => contactsPage(asha) },
  });
  await user.type(await screen.findByRole('searchbox'), 'asha');
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  await waitFor(() =>
    expect(server.asked('AdminContacts').at(-1)).toMatchObject({
      list: { search: 'asha' },
      filter: { overdue: true },
    }),
  );
});

test('overdue enquiries begin with the longest overdue one, unless another order is chosen', async () => {
  const { server, user } = renderPage(<EnquiryListTab />, {
    answers: { LeadCounts: () => leadCounts(), AdminContacts: () => contactsPage(asha) },
  });
  await user.click(await screen.findByRole('button', { name: 'Overdue' }));
  const asked = (list: object) =>
    waitFor(() => expect(server.asked('AdminContacts').at(-1)).toMatchObject({ list }));
  await asked({ sortBy: 'nextAt', direction: 'ASCENDING' });
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
  expect(order.selectedOptions[0]?.textContent).toBe('Longest overdue first');
  await user.selectOptions(order, 'Newest first');
  await asked({ sortBy: 'createdAt', direction: 'DESCENDING' });
  await user.selectOptions(order, 'Longest overdue first');
  await asked({ sortBy: 'nextAt', direction: 'ASCENDING' });
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  await asked({ sortBy: 'createdAt', direction: 'DESCENDING' });
});

test('a state that was set for several is put back with Undo, and they stay as they were without a reason', async () => {
  const { server, user } = openOf(
    {},
    {
      SetPersonStates: () => ({ setPersonStates: bulk }),
      UndoPersonStates: () => ({ undoPersonStates: bulk }),
    },
  );
  const bar = await chooseBoth(user);
  await user.click(bar.getByText('Set status'));
  await user.click(bar.getByRole('button', { name: 'Lost' }));
  const question = within(await screen.findByRole('dialog', { name: 'Why are you closing it?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(server.asked('SetPersonStates')).toEqual([]);
  await user.click(bar.getByText('Set status'));
  await user.click(bar.getByRole('button', { name: 'Contacted' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 changed back.')).toBeTruthy();
  expect(server.asked('UndoPersonStates')).toEqual([{ ids: ['p1'], state: 'CONTACTED' }]);
});

test('what comes in stands at the head of the list at once, and elsewhere a line tells of it', async () => {
  const stored = { items: [asha], since: 0 };
  const answers = {
    LeadCounts: () => leadCounts({ contactsSince: stored.since }),
    AdminContacts: () => contactsPage(...stored.items),
  };
  const heard = { collection: 'contactRequests', ids: ['b2'] };
  const { client, unmount } = renderPage(<EnquiryListTab />, { at: '/my-account/contacts', answers });
  await screen.findByRole('link', { name: 'Asha Rao' });
  stored.items = [ravi, asha];
  stored.since = 1;
  readAgain(client, heard);
  expect(await screen.findByRole('link', { name: 'Ravi Sen' })).toBeTruthy();
  expect(screen.queryByText('1 new enquiry')).toBeNull();
  unmount();
  renderPage(<EnquiryListTab />, { at: '/my-account/contacts?sortBy=name', answers });
  expect(await screen.findByText('1 new enquiry')).toBeTruthy();
});

test('“All” is on while nothing is chosen, and takes “Overdue” back', async () => {
  const { user, router } = renderPage(<EnquiryListTab />, {
    at: '/my-account/contacts',
    answers: { LeadCounts: () => leadCounts(), AdminContacts: () => contactsPage(asha) },
  });
  const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  await screen.findByRole('link', { name: 'Asha Rao' });
  expect([isOn('All'), isOn('Overdue')]).toEqual(['true', 'false']);
  await user.click(screen.getByRole('button', { name: 'Overdue' }));
  expect([isOn('All'), isOn('Overdue')]).toEqual(['false', 'true']);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(router.state.location.search).toBe('');
});
