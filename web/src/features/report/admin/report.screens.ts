import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const reportScreens: readonly Screen[] = [
  {
    path: 'reports',
    words: 'complaints wrong listing visitors',
    roles: contentRoles,
    menu: { group: 'Properties', label: 'Reported listings' },
    open: async () => (await import('./report-list-tab.tsx')).ReportListTab,
  },
];
