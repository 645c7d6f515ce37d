import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { contact, contactsPage, leadCounts } from '../../../testing/leads.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ContactListTab } from './contact-list-tab.tsx';

const asha = contact({ id: 'a1', name: 'Asha Rao' });
const ravi = contact({ id: 'b2', name: 'Ravi Sen' });

test('a row pressed while new data arrives is the one that opens', async () => {
  const answers = { LeadCounts: () => leadCounts(), AdminContacts: () => contactsPage(asha) };
  const { client, router } = renderPage(<ContactListTab />, { at: '/my-account/contacts', answers });
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
        <Route path="/my-account/contacts" element={<ContactListTab />} />
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

test('a bulk change sends the time of reading, and counts the leads that a colleague has changed', async () => {
  const { server, user } = renderPage(<ContactListTab />, {
    answers: {
      LeadCounts: () => leadCounts(),
      AdminContacts: () => contactsPage(asha, ravi),
      SetContactStates: () => ({
        setContactStates: { __typename: 'BulkResult', doneIds: ['a1'], failedIds: ['b2'], remaining: 0 },
      }),
    },
  });
  for (const name of ['Asha Rao', 'Ravi Sen'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByText('Set state'));
  await user.click(bar.getByRole('button', { name: 'Closed' }));
  expect(await screen.findByText(/^1 not changed: a colleague/)).toBeTruthy();
  expect(server.asked('SetContactStates')).toMatchObject([
    { selection: { ids: ['a1', 'b2'] }, state: 'CLOSED', readAt: '2026-01-05T06:00:00.000Z' },
  ]);
});

test('a filter pressed right after typing keeps the search', async () => {
  const { server, user } = renderPage(<ContactListTab />, {
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
