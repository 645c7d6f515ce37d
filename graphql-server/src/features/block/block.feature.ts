import { byPublication, bySlug, byTouch, dueDrafts } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { versionsCollection } from '../../kit/change/versions.ts';
import { BlockResolver, ChangedPagesResolver } from './block.resolver.ts';
import { blockNoun } from './block.service.ts';

const { collection, scheduled, parts } = blockNoun;

/** What the product takes from this room. */
export const blockFeature: Feature = {
  resolvers: [BlockResolver, ChangedPagesResolver],
  shown: [{ collection, scheduled, parts }],
  belongings: [{ collection: versionsCollection, owner: collection }],
  indexes: {
    blocks: [byTouch, byPublication, ...bySlug, { key: { deleted: 1, page: 1, key: 1 } }, dueDrafts],
  },
};
