import { UnreadApplications } from '../../lead/admin/unread-badge.tsx';
import { hiringRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const applicationScreens: readonly Screen[] = [
  {
    path: 'applications',
    words: 'candidates jobs cv resume hiring',
    roles: hiringRoles,
    menu: { group: 'Website', label: 'Career Application', Badge: UnreadApplications },
    open: async () => (await import('./application-list-tab.tsx')).ApplicationListTab,
  },
  {
    path: 'applications/:id',
    roles: hiringRoles,
    open: async () => (await import('./application-page-tab.tsx')).ApplicationPageTab,
  },
];
