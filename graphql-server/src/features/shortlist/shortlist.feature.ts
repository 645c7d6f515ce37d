import type { Feature } from '../../kit/feature.ts';
import { SharedHomePropertyResolver } from './shared-home-property.resolver.ts';
import { SharedShortlistResolver } from './shared-shortlist.resolver.ts';
import { sweepShortlists } from './shared-shortlist.service.ts';

/** What the product takes from this room. */
export const shortlistFeature: Feature = {
  resolvers: [SharedHomePropertyResolver, SharedShortlistResolver],
  sweeps: [sweepShortlists],
  indexes: {
    shortlists: [{ key: { tokenHash: 1 }, unique: true }, { key: { usedAt: 1 } }],
  },
};
