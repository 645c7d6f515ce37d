import { UnreadContacts } from '../../lead/admin/unread-badge.tsx';
import { leadRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const personScreens: readonly Screen[] = [
  {
    path: 'today',
    words: 'work of the day due new overdue waiting calls start',
    roles: leadRoles,
    menu: { group: 'Today', label: 'Today' },
    open: async () => (await import('./today/today-tab.tsx')).TodayTab,
  },
  {
    path: 'leads',
    words: 'people buyers callers persons follow up next step overdue',
    roles: leadRoles,
    menu: { group: 'Enquiries', label: 'Leads', Badge: UnreadContacts },
    open: async () => (await import('./people-list-tab.tsx')).PeopleListTab,
  },
  {
    path: 'leads/:id',
    roles: leadRoles,
    open: async () => (await import('./person-page-tab.tsx')).PersonPageTab,
  },
  {
    path: 'leads/views/:id',
    roles: leadRoles,
    open: async () => (await import('./views/lead-view-tab.tsx')).LeadViewTab,
  },
  {
    path: 'leads/:id/merge',
    roles: leadRoles,
    open: async () => (await import('./moves/merge-page-tab.tsx')).MergePageTab,
  },
  {
    path: 'contacts',
    words: 'contact form data inbox messages requests board call back',
    roles: leadRoles,
    menu: { group: 'Enquiries', label: 'All enquiries' },
    open: async () => (await import('./enquiries/enquiry-list-tab.tsx')).EnquiryListTab,
  },
];
