import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const progressScreens: readonly Screen[] = [
  {
    path: 'progress',
    words: 'site photographs building work',
    roles: contentRoles,
    menu: { group: 'Properties', label: 'Construction photos' },
    open: async () => (await import('./progress-list-tab.tsx')).ProgressListTab,
  },
  {
    path: 'progress/new',
    roles: contentRoles,
    open: async () => (await import('./progress-editor-tab.tsx')).NewProgressTab,
  },
  {
    path: 'progress/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./progress-editor-tab.tsx')).EditProgressTab,
  },
];
