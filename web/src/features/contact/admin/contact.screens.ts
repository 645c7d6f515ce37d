import { contentRoles, leadRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const contactScreens: readonly Screen[] = [
  {
    path: 'contacts/new',
    words: 'phone call walk-in lead write down',
    roles: leadRoles,
    add: 'Add enquiry',
    open: async () => (await import('./contact-editor-tab.tsx')).NewContactTab,
  },
  {
    path: 'contacts/:id',
    roles: leadRoles,
    open: async () => (await import('./enquiry-address-tab.tsx')).EnquiryAddressTab,
  },
  {
    path: 'contacts/:id/edit',
    roles: leadRoles,
    open: async () => (await import('./contact-editor-tab.tsx')).EditContactTab,
  },
  {
    path: 'subscribers',
    words: 'newsletter mailing list',
    roles: contentRoles,
    menu: { group: 'Enquiries', label: 'Subscribers' },
    open: async () => (await import('./subscriber-list-tab.tsx')).SubscriberListTab,
  },
];
