import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const builderScreens: readonly Screen[] = [
  {
    path: 'builders',
    words: 'developers promoters delays',
    roles: contentRoles,
    menu: { group: 'Properties', label: 'Builders' },
    open: async () => (await import('./builder-list-tab.tsx')).BuilderListTab,
  },
  {
    path: 'builders/new',
    roles: contentRoles,
    open: async () => (await import('./builder-editor-tab.tsx')).NewBuilderTab,
  },
  {
    path: 'builders/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./builder-editor-tab.tsx')).EditBuilderTab,
  },
  {
    path: 'builders/:id/versions',
    roles: contentRoles,
    open: async () => {
      const { VersionListTab } = await import('../../../office-kit/versions/version-list-tab.tsx');
      return () => <VersionListTab list="builders" />;
    },
  },
  {
    path: 'builders/:id/versions/:versionId',
    roles: contentRoles,
    open: async () => (await import('./builder-version-tab.tsx')).BuilderVersionTab,
  },
];
