import { contentRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  byPublication,
  bySample,
  bySlug,
  byTouch,
  byWord,
  dueDrafts,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { finderOf } from '../../kit/finder.ts';
import { nodesAsked, nodesOf } from '../../kit/node/node.ts';
import { BlogResolver } from './blog.resolver.ts';
import { blogRouter } from './blog.rest.ts';
import { blogNoun } from './blog.service.ts';
import { versionsCollection } from '../../kit/change/versions.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { ExternalKind } from '../../kit/external/external-id.type.ts';
import { externalIdsCollection } from '../../kit/external/external-ids.ts';
import { externalIdsField } from '../../kit/external/external-ids.resolver.ts';
import { externalItems, keepsExternalIds } from '../../kit/external/external-kinds.ts';
import { Blog } from './blog.type.ts';

/** What the product takes from this room. */
export const blogFeature: Feature = {
  connect: () => {
    nodesAsked.connect(nodesOf('Blog', blogNoun));
    keepsExternalIds(ExternalKind.STORY, externalItems(blogNoun, contentRoles, ApiScope.CONTENT_WRITE));
  },
  resolvers: [BlogResolver, externalIdsField(Blog, [ApiScope.CONTENT_READ])],
  routes: (kept) => [blogRouter(kept)],
  kinds: { BLOG: { roles: contentRoles, noun: blogNoun, nameFields: ['title'], picture: 'image' } },
  finders: {
    BLOG: finderOf(blogNoun, contentRoles, ({ title, writtenBy }) => ({ title, detail: writtenBy })),
  },
  files: [
    { collection: 'blogs', field: 'image.fileId' },
    { collection: 'blogs', field: 'draft.values.image.fileId' },
    { collection: 'blogs', field: 'textPictures.fileId' },
    { collection: 'blogs', field: 'draft.values.textPictures.fileId' },
  ],
  belongings: [
    { collection: versionsCollection, owner: 'blogs' },
    { collection: externalIdsCollection, owner: 'blogs' },
  ],
  indexes: {
    blogs: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      bySample,
      ...bySlug,
      sortedBy('title'),
      byPublication,
      { key: { deleted: 1, tags: 1, publishAt: -1, _id: -1 } },
      { key: { 'image.fileId': 1 } },
      { key: { 'draft.values.image.fileId': 1 }, sparse: true },
      { key: { 'textPictures.fileId': 1 } },
      { key: { 'draft.values.textPictures.fileId': 1 }, sparse: true },
      dueDrafts,
    ],
  },
};
