import { contentRoles, everyRole, ownerRole } from '../office-kit/screen.ts';
import { DashboardTab } from './account/dashboard-tab.tsx';
import type { Screen } from '../office-kit/screen.ts';

/** The screens of the office for this room. */
export const officeScreens: readonly Screen[] = [
  {
    path: '',
    roles: everyRole,
    menu: { group: '', label: 'Dashboard' },
    open: () => Promise.resolve(DashboardTab),
  },
  {
    path: 'expiries',
    roles: contentRoles,
    menu: { group: 'Properties', label: 'What expires' },
    open: async () => (await import('./expiries/expiries-tab.tsx')).ExpiriesTab,
  },
  {
    path: 'trash',
    roles: everyRole,
    menu: { group: 'Set-up', label: 'Trash' },
    open: async () => (await import('./trash/trash-tab.tsx')).TrashTab,
  },
  {
    path: 'activity',
    roles: ownerRole,
    menu: { group: 'Set-up', label: 'Activity' },
    open: async () => (await import('./activity/activity-tab.tsx')).ActivityTab,
  },
  {
    path: 'searches',
    roles: everyRole,
    menu: { group: 'People', label: 'Searches without results' },
    open: async () => (await import('./searches/searches-tab.tsx')).SearchesTab,
  },
  { path: 'settings', roles: everyRole, menu: { group: 'Set-up', label: 'Settings' } },
  { path: 'settings/account', roles: everyRole },
  {
    path: 'settings/*',
    roles: ownerRole,
    open: async () => (await import('./account/settings-tab.tsx')).SettingsTab,
  },
];
