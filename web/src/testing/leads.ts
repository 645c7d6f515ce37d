import type { PersonWishesFragment } from '../features/person/admin/wishes/wishes.generated.ts';
import type { AdminContactsQuery } from '../features/contact/admin/contact-admin.generated.ts';

type Contact = AdminContactsQuery['contacts']['items'][number];

/** The wishes of a person of whom nothing is noted. */
export const noWishes: PersonWishesFragment['wishes'] = {
  ...{ intent: null, kinds: [], places: [], bedrooms: null, price: null, area: null, stages: [] },
  ...{ possession: null, purpose: null, loan: null, fromEnquiry: [], words: [], path: null },
};

/** An enquiry as a list of the office reads it. */
export function contact(values: Partial<Contact> = {}): Contact & {
  __typename: string;
  updatedAt: string;
  responsibleId: string | null;
  homes: null;
  receipt: null;
  choicesPath: string;
  emailIsDisposable: boolean;
} {
  const { id = 'c1' } = values;
  return {
    __typename: 'ContactRequest',
    id,
    reference: `AHG-${id.toUpperCase()}`,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9811004384',
    phoneE164: '+919811004384',
    service: null,
    source: 'CONSULTATION',
    page: '/',
    propertyId: null,
    propertyTitle: null,
    personId: null,
    responsibleId: null,
    responsibleName: null,
    agree: false,
    order: null,
    homes: null,
    receipt: null,
    choicesPath: '/privacy/choices?link=none',
    emailIsDisposable: false,
    message: 'Is it free?',
    state: 'NEW',
    closeReason: null,
    enteredBy: null,
    unread: false,
    nextAt: null,
    createdAt: '2026-01-05T05:30:00.000Z',
    updatedAt: '2026-01-05T05:30:00.000Z',
    ...values,
  };
}

/** The answer to a list of the office with these enquiries. */
export function contactsPage(...items: object[]) {
  return {
    contacts: {
      ...{ __typename: 'ContactRequestPage', totalCount: items.length, items },
      readAt: '2026-01-05T06:00:00.000Z',
    },
  };
}

/** The counts of unread and recent leads. */
export function leadCounts(values: object = {}) {
  return {
    leadCounts: {
      __typename: 'LeadCounts',
      unreadContacts: 0,
      unreadApplications: 0,
      contactsSince: 0,
      applicationsSince: 0,
      at: '2026-01-05T06:00:00.000Z',
      ...values,
    },
  };
}
