import { byPublication, bySlug, byTouch, dueDrafts } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { versionsCollection } from '../../kit/change/versions.ts';
import { BlockResolver, ChangedPagesResolver } from './block.resolver.ts';
import { blockNoun } from './block.service.ts';

const { collection, scheduled, parts } = blockNoun;

/** What the product takes from this room. */
export const blockFeature: Feature = {
  resolvers: [BlockResolver, ChangedPagesResolver],
  files: [
    { collection, field: 'textPictures.fileId' },
    { collection, field: 'draft.values.textPictures.fileId' },
  ],
  shown: [{ collection, scheduled, parts }],
  belongings: [{ collection: versionsCollection, owner: collection }],
  indexes: {
    blocks: [
      byTouch,
      byPublication,
      ...bySlug,
      { key: { deleted: 1, page: 1, key: 1 } },
      { key: { 'textPictures.fileId': 1 } },
      { key: { 'draft.values.textPictures.fileId': 1 }, sparse: true },
      dueDrafts,
    ],
  },
};
