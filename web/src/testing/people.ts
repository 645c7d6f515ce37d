import { contact, leadCounts, noWishes } from './leads.ts';
import { personToWrite } from './letters.ts';

/** An enquiry as the page of its lead reads it. */
export function enquiry(id: string, values: object = {}) {
  return { ...contact({ id }), history: [], sharedNumber: null, ...values };
}

/** A lead with two enquiries, as its page reads it. */
export function person(values: object = {}) {
  return {
    __typename: 'Person',
    ...{ id: 'p1', reference: 'AHG-P1', name: 'Asha Rao', state: 'NEW', closeReason: null, unread: false },
    ...{
      numbers: ['+919810000001'],
      hiddenReach: [],
      emails: ['asha@example.com'],
      ownerId: null,
      ownerName: null,
    },
    ...{ turn: null, untaken: null },
    ...{ about: null, enquiryCount: 2, createdAt: '2026-01-05T05:30:00.000Z', nextAt: null, nextStep: null },
    ...{ lastTouchAt: '2026-01-05T05:30:00.000Z', updatedAt: '2026-01-05T05:30:00.000Z', news: null },
    ...{ homes: [], history: [], channel: null, arrivals: null, sharedNumber: false },
    ...{ maybeSame: [], sharingWith: [], merges: [], whatsApp: personToWrite().whatsApp },
    ...{ language: null, matchCount: 0, wishes: { __typename: 'PersonWishes', ...noWishes } },
    enquiries: [enquiry('a1'), enquiry('b2', { name: 'Ravi Rao' })],
    ...values,
  };
}

/** A lead as the list of leads reads it. */
export function listedPerson(values: object = {}) {
  return {
    __typename: 'Person',
    ...{ id: 'p1', reference: 'AHG-P1', name: 'Asha Rao', state: 'NEW', closeReason: null },
    ...{ numbers: ['+919811004384'], emails: ['asha@example.com'], ownerName: null, about: 'Lotus Court' },
    ...{ turn: null, untaken: null },
    ...{
      sources: ['ENQUIRY'],
      unread: true,
      sharedNumber: false,
      enquiryCount: 2,
      lastTouchAt: '2026-01-05T05:30:00.000Z',
    },
    ...{ createdAt: '2026-01-05T05:30:00.000Z', dueAt: null, nextStep: null, news: null },
    ...values,
  };
}

/** A part of the list of leads. */
export function peoplePage(items: object[], values: object = {}) {
  const readAt = '2026-01-06T05:30:00.000Z';
  return {
    people: {
      __typename: 'PeoplePage',
      items,
      totalCount: items.length,
      hasMore: false,
      endCursor: null,
      readAt,
      ...values,
    },
  };
}

/** What the list of leads asks for besides the leads. */
export const besideLeads = { LeadCounts: () => leadCounts(), PersonChoices: () => ({ teamMembers: [] }) };
