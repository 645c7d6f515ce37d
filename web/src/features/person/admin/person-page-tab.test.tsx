import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import { UnreadContacts } from '../../lead/admin/unread-badge.tsx';
import { leadCounts } from '../../../testing/leads.ts';
import { homeToSend, personToWrite, textsToSend } from '../../../testing/letters.ts';
import { enquiry, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PersonPageTab } from './person-page-tab.tsx';

const early = '2026-01-05T05:30:00.000Z';
const later = '2026-01-05T06:00:00.000Z';
const meera = { __typename: 'TeamMember', id: 't1', name: 'Meera Bhatnagar' };

interface Asked {
  id: string;
}

/** Opens the page of a lead, as it is stored at each question. */
function openStored(stored: (asked: Asked) => object, answers: object = {}, at = '/my-account/leads/p1') {
  const page = (
    <>
      <UnreadContacts />
      <PersonPageTab />
    </>
  );
  return renderPage(page, {
    at,
    path: '/my-account/leads/:id',
    answers: {
      LeadCounts: () => leadCounts(),
      PersonChoices: () => ({ teamMembers: [meera] }),
      PersonDetails: ({ id }) => ({ person: stored({ id: String(id) }) }),
      PersonToWrite: ({ id }) => ({ person: { ...personToWrite(), ...stored({ id: String(id) }) } }),
      ...answers,
    },
  });
}

function openLead(values: object = {}, answers: object = {}, at?: string) {
  return openStored(() => person(values), answers, at);
}

/** Opens a lead that a colleague changes after this page has read it. */
function openShared() {
  let stored = person({ updatedAt: early });
  const view = openStored(() => stored, {
    SetPersonState: ({ state, readAt }: { state: string; readAt: string }) => {
      if (readAt !== stored.updatedAt) {
        const conflict = { updatedAt: stored.updatedAt, updatedBy: 'ravi', fields: ['state'] };
        throw new Refusal('CONFLICT', 'Changed meanwhile.', { conflict });
      }
      stored = { ...stored, state };
      return { setPersonState: stored };
    },
  });
  const colleaguePlansVisit = () => (stored = { ...stored, state: 'VISIT_PLANNED', updatedAt: later });
  return { ...view, colleaguePlansVisit };
}

const pressed = () =>
  within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { pressed: true }).textContent;

test('a state that a colleague has set appears and is not overwritten', async () => {
  const { user, colleaguePlansVisit } = openShared();
  const lost = await screen.findByRole('button', { name: 'Lost' });
  colleaguePlansVisit();
  await user.click(lost);
  await user.click(await screen.findByRole('button', { name: 'Price' }));
  const question = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  expect(question.textContent).toContain('ravi changed the status');
  await waitFor(() => expect(pressed()).toBe('Visit planned'));
  await user.click(within(question).getByRole('button', { name: 'Leave it as it is' }));
  expect(pressed()).toBe('Visit planned');
});

test('after the question, the change can be applied anyway', async () => {
  const { server, user, colleaguePlansVisit } = openShared();
  const lost = await screen.findByRole('button', { name: 'Lost' });
  colleaguePlansVisit();
  await user.click(lost);
  await user.click(await screen.findByRole('button', { name: 'Price' }));
  await user.click(await screen.findByRole('button', { name: 'Change to “Lost” anyway' }));
  await waitFor(() => expect(pressed()).toBe('Lost'));
  expect(server.asked('SetPersonState').map(({ readAt }) => readAt)).toEqual([early, later]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a half-typed note is there again after going away, until it is added', async () => {
  const first = openLead();
  await first.user.type(await screen.findByLabelText('What happened, what was agreed'), 'Called twice');
  first.unmount();
  openLead();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What happened, what was agreed');
  expect(field.value).toBe('Called twice');
  expect(screen.getByText('Not added yet. This browser keeps what you typed.')).toBeTruthy();
});

test('what is noted most often is written with one tap, after what was typed', async () => {
  const { user } = openLead();
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

/** A lead with three enquiries, one of which was closed, and a note on another. */
function threeEnquiries() {
  const note = {
    ...{ __typename: 'LeadEvent', kind: 'NOTE', at: later, by: 'ravi', text: 'Asked for the loan.' },
    ...{ state: null, nextAt: null, reason: null, corrections: null, step: null, since: null },
    ...{ outcome: null, allowed: null, way: null, language: null, undoes: null, giving: null },
    ...{ takenBy: null, verdict: null, home: null, person: null },
  };
  return [
    enquiry('a1', { personId: 'p1', message: 'Is it free?' }),
    enquiry('b2', { personId: 'p1', message: 'And the plot?', history: [note] }),
    enquiry('c3', { personId: 'p1', message: 'Long ago.', state: 'CLOSED', closeReason: 'WON' }),
  ];
}

test('the messages and the work of a person stand on one page', async () => {
  openLead({ enquiries: threeEnquiries() });
  expect(await screen.findByRole('heading', { name: 'Enquiries (3)' })).toBeTruthy();
  for (const text of ['Is it free?', 'And the plot?', 'Long ago.', 'Asked for the loan.'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  // The facts are a tap away, so that thirty messages fit a phone. Why one was closed is not.
  const articles = screen.getAllByRole('article');
  expect(articles.map((one) => one.querySelector('details')?.open)).toEqual([false, false, false]);
  expect(
    within(articles[2] ?? document.body)
      .getAllByText('Won')[0]
      ?.closest('details'),
  ).toBeNull();
  const notes = screen.getByRole('heading', { name: 'Note' }).parentElement;
  expect(notes?.textContent).toMatch(/Last note, .*by ravi ?Asked for the loan\./);
});

test('the next step stands under the name, where a phone shows it first', async () => {
  const nextStep = { __typename: 'NextStep', kind: 'SEND', at: later, text: 'The cost sheet' };
  openLead({ nextStep });
  const [step] = await screen.findAllByText('The cost sheet');
  const note = screen.getByRole('heading', { name: 'Note' });
  expect(step?.parentElement?.textContent).toMatch(/^SendOverdue: .*The cost sheet$/);
  expect(note.compareDocumentPosition(step ?? note)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('a next step and a handing over concern the lead, as reading does', async () => {
  const bulk = { __typename: 'BulkResult', doneIds: ['p1'], failedIds: [], remaining: 0 };
  let owner = { ownerId: 't9', ownerName: 'Harpal Sandhu' };
  const { server, user } = openStored(() => person({ ...owner, unread: true }), {
    SetPeopleRead: () => ({ setPeopleRead: [] }),
    SetNextStep: () => ({ setNextStep: person({ ...owner, unread: true }) }),
    HandOver: () => {
      owner = { ownerId: 't1', ownerName: meera.name };
      return { handOver: bulk };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tomorrow 10 am' }));
  await waitFor(() => expect(server.asked('SetNextStep')).toMatchObject([{ id: 'p1', readAt: early }]));
  expect(server.asked('SetPeopleRead')).toEqual([{ ids: ['p1'], read: true }]);
  // The owner has left the team, and is named all the same.
  const choice = screen.getByLabelText<HTMLSelectElement>('Team member');
  await screen.findByRole('option', { name: 'Meera Bhatnagar' });
  expect(choice.selectedOptions[0]?.textContent).toBe('Harpal Sandhu');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Hand over' });
  expect(button.disabled).toBe(true);
  await user.selectOptions(choice, 'Meera Bhatnagar');
  await user.click(button);
  expect(await screen.findByText('Handed over to Meera Bhatnagar.')).toBeTruthy();
  expect(server.asked('HandOver')).toEqual([{ selection: { ids: ['p1'] }, ownerId: 't1' }]);
  await waitFor(() => expect(choice.value).toBe('t1'));
});

test('a lost lead says why, and the reason can be changed', async () => {
  let stored = person({ state: 'LOST', closeReason: 'PRICE' });
  const { server, user } = openStored(() => stored, {
    SetPersonState: ({ reason }: { reason: string }) => {
      stored = person({ state: 'LOST', closeReason: reason });
      return { setPersonState: stored };
    },
  });
  expect(await screen.findByText('Reason for closing: Price.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change the reason' }));
  await user.click(await screen.findByRole('button', { name: 'Bought elsewhere' }));
  expect(await screen.findByText('Reason for closing: Bought elsewhere.')).toBeTruthy();
  expect(server.asked('SetPersonState')).toMatchObject([
    { id: 'p1', state: 'LOST', reason: 'BOUGHT_ELSEWHERE' },
  ]);
});

test('the enquiry that the address names is in view, marked and unfolded, and is answered where it came from', async () => {
  const asked = { phoneE164: '+919810000002', email: 'Asha.Two@example.com', propertyTitle: 'Lotus Court' };
  const lotus = {
    __typename: 'AdminProperty',
    ...{ id: 'p1', slug: 'lotus-court', title: 'Lotus Court', address: 'Sector 75, Noida' },
  };
  const { server, user } = openLead(
    {
      numbers: ['+919810000001', '+919810000002'],
      emails: ['asha@example.com', 'asha.two@example.com'],
      enquiries: [enquiry('a1'), enquiry('b2', asked)],
    },
    {
      TextsToSend: () => textsToSend(),
      HomeToSend: () => ({ propertiesByIds: [homeToSend()] }),
      NoteMessage: () => ({ noteMessage: personToWrite({ history: [], enquiries: [] }) }),
      SendableProperties: ({ search }: { search: string }) => ({
        adminProperties: { __typename: 'PropertyPage', items: search === 'palm' ? [] : [lotus] },
      }),
    },
    '/my-account/leads/p1?enquiry=b2',
  );
  const heading = await screen.findByRole('heading', { level: 3, name: 'Lotus Court' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const card = screen.getByRole('article', { current: true });
  expect(card.contains(heading)).toBe(true);
  expect(card.querySelector('details')?.open).toBe(true);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: /^Call/ })[0]?.getAttribute('href')).toBe('tel:+919810000002');

  // The property that was asked about is offered first.
  await user.click(screen.getByRole('button', { name: 'Send a property' }));
  await user.click(await screen.findByRole('button', { name: 'E-mail Lotus Court' }));
  const mail = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open e-mail' });
  const message =
    'Hello Asha Rao, Lotus Court: 3–4 BHK, ₹ 98 lakh–1.2 Cr.\nhttp://localhost:3000/project-details/lotus-court\nRERA UPRERAPRJ1';
  expect(decodeURIComponent(mail.href)).toBe(
    `mailto:asha.two@example.com?subject=Lotus Court&body=${message}`,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'WhatsApp Lotus Court' }));
  const whatsApp = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open WhatsApp' });
  expect(decodeURIComponent(whatsApp.href)).toBe(`https://wa.me/919810000002?text=${message}`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(server.asked('SendableProperties')).toEqual([{ search: 'Lotus Court' }]);
  await user.type(screen.getByLabelText('Property'), 'palm');
  expect(await screen.findByText('No property on the site matches.')).toBeTruthy();
});

test('one beyond the first hundred of a lead is shown as well', async () => {
  const opened = enquiry('c3', { personId: 'p1', message: 'The oldest of all.' });
  openLead({}, { OpenedEnquiry: () => ({ contact: opened }) }, '/my-account/leads/p1?enquiry=c3');
  const card = await screen.findByRole('article', { current: true });
  expect(card.textContent).toContain('The oldest of all.');
});

test('an enquiry that went to another lead opens that one', async () => {
  const { router } = openStored(
    ({ id }) => person({ id, enquiries: [enquiry(id === 'p2' ? 'c3' : 'a1', { personId: id })] }),
    {
      OpenedEnquiry: () => ({ contact: enquiry('c3', { personId: 'p2' }) }),
    },
    '/my-account/leads/p1?enquiry=c3',
  );
  expect((await screen.findByRole('article', { current: true })).textContent).toContain('AHG-C3');
  expect(router.state.location).toMatchObject({ pathname: '/my-account/leads/p2', search: '?enquiry=c3' });
});

test('an enquiry that is gone, or that the account may not see, is said to be not here', async () => {
  const gone = () => {
    throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  };
  openLead({}, { OpenedEnquiry: gone }, '/my-account/leads/p1?enquiry=c3');
  const sentence = 'The enquiry that you opened is not here. It may have been deleted.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('article', { current: true })).toBeNull();
});

test('a lead that was merged opens the other one, with the enquiry in view', async () => {
  const { router } = openStored(() => person({ id: 'p2' }), {}, '/my-account/leads/p1?enquiry=b2');
  await screen.findByRole('article', { current: true });
  expect(router.state.location).toMatchObject({ pathname: '/my-account/leads/p2', search: '?enquiry=b2' });
});

test('the last enquiry of a lead is deleted on the way back to its list, another one in place', async () => {
  const bulk = { __typename: 'BulkResult', doneIds: ['a1'], failedIds: [], remaining: 0 };
  let enquiries = [enquiry('a1'), enquiry('b2')];
  const answers = {
    DeleteItems: ({ selection }: { selection: { ids: string[] } }) => {
      enquiries = enquiries.filter(({ id }) => !selection.ids.includes(id));
      return { deleteItems: { ...bulk, doneIds: selection.ids } };
    },
  };
  const { user, router } = openStored(() => person({ enquiries }), answers, '/my-account/leads/p1?view=mine');
  await screen.findByRole('heading', { name: 'Enquiries (2)' });
  const [first] = screen.getAllByRole('article');
  await user.click(within(first ?? document.body).getByText('Details'));
  await user.click(within(first ?? document.body).getByRole('button', { name: /^Delete this enquiry/ }));
  expect(await screen.findByRole('heading', { name: 'Enquiry' })).toBeTruthy();
  const left = screen.getByRole('article');
  await user.click(within(left).getByText('Details'));
  await user.click(within(left).getByRole('button', { name: /^Delete this enquiry/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-account/leads'));
  expect(router.state.location.search).toBe('?view=mine');
  expect(enquiries).toEqual([]);
});
