import type { Feature } from '../../kit/feature.ts';
import { LeadViewResolver } from './lead-view.resolver.ts';
import { sweepLeadViews } from './lead-view.service.ts';
import { leadViewsNoun } from './lead-view.type.ts';

/** What the product takes from this room. */
export const leadViewFeature: Feature = {
  resolvers: [LeadViewResolver],
  sweeps: [sweepLeadViews],
  indexes: {
    [leadViewsNoun]: [
      { key: { adminId: 1, deletedAt: 1 } },
      { key: { shared: 1, deletedAt: 1 } },
      { key: { deletedAt: 1 } },
      // No account has more views than places for them.
      { key: { slot: 1 }, unique: true, sparse: true },
    ],
  },
};
