import { homeRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const ruleScreens: readonly Screen[] = [
  {
    path: 'rules',
    words: 'rules stamp duty gst fee brokerage loan interest circle rate tds reminders',
    roles: homeRoles,
    menu: { group: 'Settings', label: 'Rates and laws', forTechnician: true },
    open: async () => (await import('./rule-list-tab.tsx')).RuleListTab,
  },
  {
    path: 'rules/new',
    roles: homeRoles,
    open: async () => (await import('./rule-editor-tab.tsx')).NewRuleTab,
  },
  { path: 'rules/:id', roles: homeRoles, open: async () => (await import('./rule-editor-tab.tsx')).RuleTab },
];
