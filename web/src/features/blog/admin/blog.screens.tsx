import { contentRoles } from '../../../office-kit/screen.ts';
import type { Screen } from '../../../office-kit/screen.ts';

/** The screens of the office for this room. */
export const blogScreens: readonly Screen[] = [
  {
    path: 'blogs',
    words: 'stories articles news posts write',
    roles: contentRoles,
    menu: { group: 'Website', label: 'Blogs' },
    open: async () => (await import('./blog-list-tab.tsx')).BlogListTab,
  },
  {
    path: 'blogs/new',
    roles: contentRoles,
    open: async () => (await import('./blog-editor-tab.tsx')).NewBlogTab,
  },
  {
    path: 'blogs/:id/edit',
    roles: contentRoles,
    open: async () => (await import('./blog-editor-tab.tsx')).EditBlogTab,
  },
  {
    path: 'blogs/:id/preview',
    roles: contentRoles,
    open: async () => (await import('./blog-preview-tab.tsx')).BlogPreviewTab,
  },
  {
    path: 'blogs/:id/versions',
    roles: contentRoles,
    open: async () => {
      const { VersionListTab } = await import('../../../office-kit/versions/version-list-tab.tsx');
      return () => <VersionListTab list="blogs" />;
    },
  },
  {
    path: 'blogs/:id/versions/:versionId',
    roles: contentRoles,
    open: async () => (await import('./blog-version-tab.tsx')).BlogVersionTab,
  },
];
