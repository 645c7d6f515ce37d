import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const teamScreens: readonly Screen[] = [
  {
    path: 'team',
    words: 'colleagues staff agents portrait training certificate',
    roles: contentRoles,
    menu: { group: 'Website', label: 'Team Members' },
    open: async () => (await import('./team-member-list-tab.tsx')).TeamMemberListTab,
  },
  {
    path: 'team/new',
    roles: contentRoles,
    open: async () => (await import('./team-member-editor-tab.tsx')).NewTeamMemberTab,
  },
  {
    path: 'team/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./team-member-editor-tab.tsx')).EditTeamMemberTab,
  },
];
