import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAgain } from '../../../office-kit/events/use-lead-events.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EnquiryAddressTab } from './enquiry-address-tab.tsx';

function open(answer: Answer) {
  return renderPage(<EnquiryAddressTab />, {
    at: { pathname: '/my-account/contacts/a1', search: '?overdue=yes', state: { list: 'k1' } },
    path: '/my-account/contacts/:id',
    answers: { EnquiryPlace: answer },
  });
}

function place(personId: string | null) {
  return { contact: { __typename: 'ContactRequest', id: 'a1', personId } };
}

test('the address of an enquiry opens its lead, among the enquiries of the list', async () => {
  const { router } = open(() => place('p1'));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/my-account/leads/p1',
      search: '?overdue=yes&enquiry=a1',
      state: { list: 'k1', path: '/my-account/contacts' },
    }),
  );
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an enquiry that has not joined its lead yet opens it as soon as it has', async () => {
  let personId: string | null = null;
  const { client, router } = open(() => place(personId));
  const sentence = 'This enquiry joins its lead within ten seconds. Its page then opens by itself.';
  expect((await screen.findByRole('status')).textContent).toBe(sentence);
  personId = 'p1';
  readAgain(client, { collection: 'contactRequests', ids: ['a1'] });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/leads/p1'));
});

test('an enquiry that is not there, or that the account may not see, is not found', async () => {
  open(() => {
    throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not find this. It may have been deleted.',
  );
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/my-account/contacts?overdue=yes',
  );
});

test('without the network it can be tried again', async () => {
  let isAway = true;
  const { user, router } = open(() => {
    if (isAway) throw new TypeError('There is no network.');
    return place('p1');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/leads/p1'));
});
