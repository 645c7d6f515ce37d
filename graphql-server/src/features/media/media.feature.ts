import { contentRoles } from '../../access/roles.ts';
import { byCreation, byDeletion, bySample, byTouch, byWord, sortedBy } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { MediaItemResolver } from './media-item.resolver.ts';
import { mediaRouter } from './media-item.rest.ts';
import { mediaItemNoun } from './media-item.service.ts';

/** What the product takes from this room. */
export const mediaFeature: Feature = {
  resolvers: [MediaItemResolver],
  routes: (kept) => [mediaRouter(kept)],
  kinds: { MEDIA_ITEM: { roles: contentRoles, noun: mediaItemNoun, nameFields: ['name'], picture: 'image' } },
  files: [{ collection: 'mediaItems', field: 'image.fileId' }],
  indexes: {
    mediaItems: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      bySample,
      sortedBy('name'),
      { key: { 'image.fileId': 1 } },
    ],
  },
};
