import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const mediaScreens: readonly Screen[] = [
  {
    path: 'media',
    words: 'gallery pictures photos images',
    roles: contentRoles,
    menu: { group: 'Website', label: 'Media' },
    open: async () => (await import('./media-item-list-tab.tsx')).MediaItemListTab,
  },
  {
    path: 'media/new',
    roles: contentRoles,
    open: async () => (await import('./media-item-editor-tab.tsx')).NewMediaItemTab,
  },
  {
    path: 'media/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./media-item-editor-tab.tsx')).EditMediaItemTab,
  },
];
