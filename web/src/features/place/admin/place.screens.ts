import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const placeScreens: readonly Screen[] = [
  {
    path: 'places',
    words: 'places sectors areas metro stations map',
    roles: contentRoles,
    menu: { group: 'Settings', label: 'Localities', forTechnician: true },
    open: async () => (await import('./place-list-tab.tsx')).PlaceListTab,
  },
  {
    path: 'places/new',
    roles: contentRoles,
    open: async () => (await import('./place-editor-tab.tsx')).NewPlaceTab,
  },
  {
    path: 'places/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./place-editor-tab.tsx')).EditPlaceTab,
  },
];
