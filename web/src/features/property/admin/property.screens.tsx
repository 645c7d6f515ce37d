import { contentRoles, homeRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const propertyScreens: readonly Screen[] = [
  {
    path: 'properties',
    words: 'listings flats homes plots shops offices price change sold import excel csv export',
    roles: homeRoles,
    menu: { group: 'Properties', label: 'My Properties' },
    open: async () => (await import('./property-list-tab.tsx')).PropertyListTab,
  },
  {
    path: 'properties/new',
    words: 'listing flat home plot shop office new publish sell let',
    roles: homeRoles,
    add: 'Add Property',
    menu: { group: 'Properties', label: 'Add Property' },
    open: async () => (await import('./quick/quick-add-tab.tsx')).QuickAddTab,
  },
  {
    path: 'properties/new/all-fields',
    roles: contentRoles,
    open: async () => (await import('./property-editor-tab.tsx')).NewPropertyTab,
  },
  {
    path: 'properties/import',
    roles: contentRoles,
    open: async () => (await import('./import/listing-import-tab.tsx')).ListingImportTab,
  },
  {
    path: 'properties/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./property-editor-tab.tsx')).EditPropertyTab,
  },
  {
    path: 'properties/:id/units',
    roles: contentRoles,
    open: async () => (await import('./property-units-tab.tsx')).PropertyUnitsTab,
  },
  {
    path: 'properties/:id/documents',
    roles: contentRoles,
    open: async () => (await import('./property-documents-tab.tsx')).PropertyDocumentsTab,
  },
  {
    path: 'properties/:id/preview',
    roles: contentRoles,
    open: async () => (await import('./property-preview-tab.tsx')).PropertyPreviewTab,
  },
  {
    path: 'properties/:id/versions',
    roles: contentRoles,
    open: async () => {
      const { VersionListTab } = await import('../../../office-kit/versions/version-list-tab.tsx');
      return () => <VersionListTab list="properties" />;
    },
  },
  {
    path: 'properties/:id/versions/:versionId',
    roles: contentRoles,
    open: async () => (await import('./property-version-tab.tsx')).PropertyVersionTab,
  },
];
