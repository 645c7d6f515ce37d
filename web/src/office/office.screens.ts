import { contentRoles, everyRole, homeRoles, ownerRole } from '../office-kit/screen.ts';
import { DashboardTab } from './account/dashboard-tab.tsx';
import type { Screen } from '../office-kit/screen.ts';

/** The screens of the office for this room. */
export const officeScreens: readonly Screen[] = [
  {
    path: '',
    words: 'today start overview due visits',
    roles: homeRoles,
    menu: { group: 'Today', label: 'Dashboard' },
    open: () => Promise.resolve(DashboardTab),
  },
  {
    path: 'expiries',
    words: 'expires registration ends authority certificate',
    roles: contentRoles,
    menu: { group: 'Properties', label: 'Renewals' },
    open: async () => (await import('./expiries/expiries-tab.tsx')).ExpiriesTab,
  },
  {
    path: 'trash',
    words: 'deleted restore undo bin',
    roles: everyRole,
    menu: { group: 'Settings', label: 'Trash' },
    open: async () => (await import('./trash/trash-tab.tsx')).TrashTab,
  },
  {
    path: 'activity',
    words: 'log history who changed',
    roles: ownerRole,
    menu: { group: 'Settings', label: 'Activity' },
    open: async () => (await import('./activity/activity-tab.tsx')).ActivityTab,
  },
  {
    path: 'searches',
    words: 'searches without results not found demand',
    roles: homeRoles,
    menu: { group: 'Enquiries', label: 'What buyers did not find' },
    open: async () => (await import('./searches/searches-tab.tsx')).SearchesTab,
  },
  {
    path: 'numbers',
    words: 'statistics weeks source most viewed figures analytics',
    roles: ownerRole,
    menu: { group: 'Reports', label: 'Enquiries and views' },
    open: async () => (await import('./numbers/numbers-tab.tsx')).NumbersTab,
  },
];
