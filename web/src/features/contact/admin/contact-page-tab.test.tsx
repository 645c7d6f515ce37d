import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import { UnreadContacts } from '../../lead/admin/unread-badge.tsx';
import { contact, leadCounts } from '../../../testing/leads.ts';
import { homeToSend, personToWrite, textsToSend } from '../../../testing/letters.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ContactPageTab } from './contact-page-tab.tsx';

const early = '2026-01-05T05:30:00.000Z';
const later = '2026-01-05T06:00:00.000Z';

/** Opens an enquiry that a colleague changes after this page has read it. */
function openEnquiry() {
  let stored = {
    ...contact({ id: 'a1', state: 'NEW' }),
    agree: false,
    updatedAt: early,
    history: [],
    thread: [],
  };
  const view = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: stored }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
      SetContactState: ({ state, readAt }) => {
        if (readAt !== stored.updatedAt) {
          const conflict = { updatedAt: stored.updatedAt, updatedBy: 'ravi', fields: ['state'] };
          throw new Refusal('CONFLICT', 'Changed meanwhile.', { conflict });
        }
        stored = { ...stored, state: state as 'NEW' };
        return { setContactState: stored };
      },
    },
  });
  const colleaguePlansVisit = () => (stored = { ...stored, state: 'VISIT_PLANNED', updatedAt: later });
  return { ...view, colleaguePlansVisit };
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

test('a state that a colleague has set appears and is not overwritten', async () => {
  const { user, colleaguePlansVisit } = openEnquiry();
  const closed = await screen.findByRole('button', { name: 'Closed' });
  colleaguePlansVisit();
  await user.click(closed);
  await user.click(await screen.findByRole('button', { name: 'Price' }));
  const question = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  expect(question.textContent).toContain('ravi changed the status');
  await waitFor(() => expect(pressed()).toBe('Visit planned'));
  await user.click(within(question).getByRole('button', { name: 'Leave it as it is' }));
  expect(pressed()).toBe('Visit planned');
});

test('after the question, the change can be applied anyway', async () => {
  const { server, user, colleaguePlansVisit } = openEnquiry();
  const closed = await screen.findByRole('button', { name: 'Closed' });
  colleaguePlansVisit();
  await user.click(closed);
  await user.click(await screen.findByRole('button', { name: 'Price' }));
  await user.click(await screen.findByRole('button', { name: 'Change to “Closed” anyway' }));
  await waitFor(() => expect(pressed()).toBe('Closed'));
  expect(server.asked('SetContactState').map(({ readAt }) => readAt)).toEqual([early, later]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a half-typed note is there again after going away, until it is added', async () => {
  const first = openEnquiry();
  await first.user.type(await screen.findByLabelText('What happened, what was agreed'), 'Called twice');
  first.unmount();
  openEnquiry();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What happened, what was agreed');
  expect(field.value).toBe('Called twice');
  expect(screen.getByText('Not added yet. This browser keeps what you typed.')).toBeTruthy();
});

test('the messages and the work of a person stand on one page, and a state is that of the opened one', async () => {
  const event = {
    __typename: 'LeadEvent',
    by: 'ravi',
    text: null,
    state: null,
    nextAt: null,
    reason: null,
    corrections: null,
    step: null,
    since: null,
    outcome: null,
    allowed: null,
    way: null,
    language: null,
    undoes: null,
    giving: null,
    takenBy: null,
    verdict: null,
    home: null,
    person: null,
  };
  const note = { ...event, kind: 'NOTE', at: later, text: 'Asked for the loan.' };
  const opened = { ...contact({ id: 'a1', message: 'Is it free?' }), history: [] };
  const other = { ...contact({ id: 'b2', message: 'And the plot?' }), history: [note] };
  const closed = {
    ...contact({ id: 'c3', message: 'Long ago.', state: 'CLOSED', closeReason: 'WON' }),
    history: [],
  };
  const { server, user } = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: { ...opened, thread: [other, closed] } }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
      SetContactState: () => ({ setContactState: { ...opened, state: 'CONTACTED' } }),
    },
  });
  expect(await screen.findByRole('heading', { name: '3 enquiries from this person' })).toBeTruthy();
  for (const text of ['Is it free?', 'And the plot?', 'Long ago.', 'Asked for the loan.'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  // The facts of the others are a tap away, so that thirty messages fit a phone. Why one was closed is not.
  const articles = screen.getAllByRole('article');
  expect(articles.map((one) => within(one).queryAllByText('Details').length)).toEqual([0, 1, 1]);
  expect(articles[2]?.querySelector('details')?.open).toBe(false);
  expect(
    within(articles[2] ?? document.body)
      .getAllByText('Won')[0]
      ?.closest('details'),
  ).toBeNull();
  const notes = screen.getByRole('heading', { name: 'Note' }).parentElement;
  expect(notes?.textContent).toMatch(/Last note, .*by ravi ?Asked for the loan\./);
  await user.click(screen.getByRole('button', { name: 'Contacted' }));
  await waitFor(() =>
    expect(server.asked('SetContactState')).toMatchObject([{ id: 'a1', state: 'CONTACTED', readAt: early }]),
  );
});

test('a next date and a handing over concern the opened enquiry, and reading all of the person', async () => {
  const opened = { ...contact({ id: 'a1' }), personId: 'p1', history: [] };
  const thread = [
    { ...contact({ id: 'b2', unread: true }), history: [] },
    { ...contact({ id: 'c3', state: 'CLOSED', closeReason: 'WON' }), history: [] },
  ];
  const bulk = { __typename: 'BulkResult', doneIds: ['a1'], failedIds: [], remaining: 0 };
  const page = (
    <>
      <UnreadContacts />
      <ContactPageTab />
    </>
  );
  const { server, user } = renderPage(page, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      LeadCounts: () => leadCounts(),
      ContactDetails: () => ({ contact: { ...opened, thread } }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
      PersonChoices: () => ({
        teamMembers: [{ __typename: 'TeamMember', id: 't1', name: 'Meera Bhatnagar' }],
      }),
      SetPeopleRead: () => ({ setPeopleRead: [] }),
      SetContactNextDate: () => ({ setContactNextDate: opened }),
      SetContactsResponsible: () => ({ setContactsResponsible: bulk }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tomorrow 10 am' }));
  await waitFor(() =>
    expect(server.asked('SetContactNextDate')).toMatchObject([{ id: 'a1', readAt: early }]),
  );
  expect(server.asked('SetPeopleRead')).toEqual([{ ids: ['p1'], read: true }]);
  await screen.findByRole('option', { name: 'Meera Bhatnagar' });
  await user.selectOptions(screen.getByLabelText('Team member'), 'Meera Bhatnagar');
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  await waitFor(() =>
    expect(server.asked('SetContactsResponsible')).toMatchObject([{ selection: { ids: ['a1'] } }]),
  );
});

test('an order of brochures shows its lines, where to send them, and what was removed since', async () => {
  const totals = {
    __typename: 'OrderTotals',
    discountPaise: 150,
    totalPaise: 1_350,
    couponCode: 'WELCOME10',
  };
  const line = { __typename: 'OrderLine', propertyId: 'p1', title: 'Lotus Court', copies: 2, removed: false };
  const order = {
    __typename: 'BrochureOrder',
    lines: [line, { ...line, propertyId: 'p2', title: 'Palm Rows', removed: true }],
    totals,
    payment: 'PAYPAL' as const,
    address: '12 Rose Lane',
    town: 'Noida',
    postcode: '201301',
    country: 'India',
  };
  const stored = {
    ...contact({ id: 'a1', source: 'CHECKOUT', agree: true }),
    history: [],
    thread: [],
    order,
  };
  const { container } = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: stored }),
      SetPeopleRead: () => ({ setPeopleRead: [] }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
    },
  });
  expect(await screen.findByText('12 Rose Lane, Noida 201301, India')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lotus Court' }).getAttribute('href')).toBe('/product-details/p1');
  expect(screen.queryByRole('link', { name: 'Palm Rows' })).toBeNull();
  for (const text of [
    '(no longer on the site)',
    '₹ 13.50',
    'PayPal',
    'ConsentAsked us to remember the details in this browser',
  ]) {
    expect(container.textContent).toContain(text);
  }
});

test('an enquiry about several homes lists each with a link and the words of the family', async () => {
  const home = { __typename: 'EnquiredHome', words: null, removed: false };
  const homes = [
    { ...home, propertyId: 'p1', title: 'Lotus Court', words: 'Thumbs up: Ravi' },
    { ...home, propertyId: 'p2', title: 'Palm Rows', removed: true },
  ];
  const stored = { ...contact({ id: 'a1', source: 'SHORTLIST' }), history: [], thread: [], homes };
  renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: stored }),
      SetPeopleRead: () => ({ setPeopleRead: [] }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
    },
  });
  expect(await screen.findByRole('heading', { name: '2 homes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lotus Court' }).getAttribute('href')).toBe('/product-details/p1');
  expect(screen.getByText('Thumbs up: Ravi')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Palm Rows' })).toBeNull();
});

test('an enquiry is handed to a colleague, also from a person who left the team', async () => {
  let stored = {
    ...contact({ id: 'a1', responsibleName: 'Harpal Sandhu' }),
    responsibleId: 't9' as string | null,
    ...{ agree: false, updatedAt: early, history: [], thread: [] },
  };
  const { server, user } = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: stored }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
      PersonChoices: () => ({
        teamMembers: [{ __typename: 'TeamMember', id: 't1', name: 'Meera Bhatnagar' }],
      }),
      SetContactsResponsible: ({ responsibleId }) => {
        stored = { ...stored, responsibleId: responsibleId as string, responsibleName: 'Meera Bhatnagar' };
        return {
          setContactsResponsible: {
            ...{ __typename: 'BulkResult', doneIds: ['a1'], failedIds: [], remaining: 0 },
          },
        };
      },
    },
  });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Team member');
  await screen.findByRole('option', { name: 'Meera Bhatnagar' });
  expect(choice.selectedOptions[0]?.textContent).toBe('Harpal Sandhu');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Hand over' });
  expect(button.disabled).toBe(true);
  await user.selectOptions(choice, 'Meera Bhatnagar');
  await user.click(button);
  expect(await screen.findByText('Handed over to Meera Bhatnagar.')).toBeTruthy();
  expect(server.asked('SetContactsResponsible')).toEqual([
    { selection: { ids: ['a1'] }, responsibleId: 't1' },
  ]);
  await waitFor(() => expect(choice.value).toBe('t1'));
});

test('a closed enquiry says why, and the reason can be changed without closing the others of the person', async () => {
  const open = { ...contact({ id: 'b2' }), history: [] };
  let stored = {
    ...contact({ id: 'a1', state: 'CLOSED', closeReason: 'PRICE' }),
    history: [],
    thread: [open],
  };
  const { server, user } = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: stored }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
      SetContactState: ({ reason }) => {
        stored = { ...stored, closeReason: reason as 'WON' };
        return { setContactState: stored };
      },
    },
  });
  expect(await screen.findByText('Reason for closing: Price.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change the reason' }));
  await user.click(await screen.findByRole('button', { name: 'Won' }));
  expect(await screen.findByText('Reason for closing: Won.')).toBeTruthy();
  expect(server.asked('SetContactState')).toMatchObject([{ id: 'a1', state: 'CLOSED', reason: 'WON' }]);
  expect(server.asked('SetContactStates')).toEqual([]);
});

test('what is noted most often is written with one tap, after what was typed', async () => {
  const { user } = openEnquiry();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What happened, what was agreed');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'No answer' }));
  expect(field.value).toBe('No answer.');
  await user.clear(field);
  await user.type(field, 'Wants tower B');
  await user.click(screen.getByRole('button', { name: 'Call later' }));
  expect(field.value).toBe('Wants tower B. Call later.');
  await user.clear(field);
});

test('a property is sent to the buyer of an enquiry with a text, the one asked about first', async () => {
  const lotus = {
    __typename: 'AdminProperty',
    ...{ id: 'p1', slug: 'lotus-court', title: 'Lotus Court', address: 'Sector 75, Noida' },
  };
  const stored = {
    ...contact({ id: 'a1', propertyId: 'p1', propertyTitle: 'Lotus Court' }),
    ...{ personId: 'p1', history: [], thread: [] },
  };
  const { server, user } = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: stored }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
      PersonToWrite: () => ({ person: personToWrite() }),
      TextsToSend: () => textsToSend(),
      HomeToSend: () => ({ propertiesByIds: [homeToSend()] }),
      NoteMessage: () => ({ noteMessage: personToWrite({ history: [], enquiries: [] }) }),
      SendableProperties: ({ search }) => ({
        adminProperties: { __typename: 'PropertyPage', items: search === 'palm' ? [] : [lotus] },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send a property' }));
  await user.click(await screen.findByRole('button', { name: 'WhatsApp Lotus Court' }));
  const whatsApp = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' });
  const message =
    'Hello Asha Rao, Lotus Court: 3–4 BHK, ₹ 98 lakh–1.2 Cr.\nhttp://localhost:3000/project-details/lotus-court\nRERA UPRERAPRJ1';
  expect(decodeURIComponent(whatsApp.href)).toBe(`https://wa.me/919811004384?text=${message}`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'E-mail Lotus Court' }));
  const mail = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open e-mail' });
  expect(decodeURIComponent(mail.href)).toBe(`mailto:asha@example.com?subject=Lotus Court&body=${message}`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(server.asked('SendableProperties')).toEqual([{ search: 'Lotus Court' }]);
  await user.type(screen.getByLabelText('Property'), 'palm');
  expect(await screen.findByText('No property on the site matches.')).toBeTruthy();
});

test.each([
  [
    { source: 'CHECKOUT', propertyTitle: 'Lotus Court', order: brochureOrder() },
    'Brochure order: 2 × Lotus Court',
  ],
  [
    { source: 'SHORTLIST', homes: [home('Lotus Court'), home('Neem Row')] },
    'Shared shortlist: Lotus Court, Neem Row',
  ],
])('the head says what a person with several homes or brochures wants: %#', async (values, line) => {
  renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({
        contact: { ...contact({ id: 'a1' }), ...values, history: [], thread: [] },
      }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
    },
  });
  const head = (await screen.findByRole('heading', { level: 1 })).closest('header');
  expect(head?.textContent).toContain(line);
});

function home(title: string) {
  return { __typename: 'EnquiredHome', propertyId: title, title, words: null, removed: false };
}

function brochureOrder() {
  return {
    __typename: 'BrochureOrder',
    lines: [{ __typename: 'OrderLine', propertyId: 'p1', title: 'Lotus Court', copies: 2, removed: false }],
    totals: { __typename: 'OrderTotals', discountPaise: 0, totalPaise: 1_500, couponCode: null },
    ...{ payment: 'CHEQUE', address: '1 Sample Lane', town: 'Noida', postcode: '201301', country: 'India' },
  };
}

test('what a seller wrote leads to Quick add, with the name and the number', async () => {
  const request = {
    ...contact({ id: 'a1', source: 'ADD_LISTING', name: 'Kavya Menon', phone: '98100 12345' }),
    ...{ message: '3 BHK Sector 76, 95 lakh', agree: false, history: [], thread: [] },
  };
  const { router, user } = renderPage(<ContactPageTab />, {
    at: '/my-account/contacts/a1',
    path: '/my-account/contacts/:id',
    answers: {
      ContactDetails: () => ({ contact: request }),
      ContactNeighbours: () => ({
        neighbours: { __typename: 'LeadNeighbours', newerId: null, olderId: null },
      }),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Add as a property' }));
  expect(router.state.location).toMatchObject({
    pathname: '/my-account/properties/new',
    state: { message: '3 BHK Sector 76, 95 lakh\nOwner Kavya Menon 98100 12345' },
  });
});
