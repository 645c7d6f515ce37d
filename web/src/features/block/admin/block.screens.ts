import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const blockScreens: readonly Screen[] = [
  {
    path: 'website',
    words: 'texts words sentences pictures home about contact faq terms privacy footer header',
    roles: contentRoles,
    menu: { group: 'Website', label: 'Pages and words' },
    open: async () => (await import('./website-tab.tsx')).WebsiteTab,
  },
  {
    path: 'website/plain/new',
    roles: contentRoles,
    open: async () => (await import('./plain-page-tab.tsx')).PlainPageTab,
  },
  {
    path: 'website/plain/:slug',
    roles: contentRoles,
    open: async () => (await import('./plain-page-tab.tsx')).PlainPageTab,
  },
  {
    path: 'website/:page',
    roles: contentRoles,
    open: async () => (await import('./page-texts-tab.tsx')).PageTextsTab,
  },
  {
    path: 'website/:page/:id/versions',
    roles: contentRoles,
    open: async () => (await import('./block-versions-tab.tsx')).BlockVersionsTab,
  },
];
