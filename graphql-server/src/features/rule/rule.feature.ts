import { byCreation, byTouch, byWord, sortedBy } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { rulesCollection } from './rule-book.ts';
import { RuleResolver } from './rule.resolver.ts';
import { versionsCollection } from '../../kit/change/versions.ts';

/** What the product takes from this room. */
export const ruleFeature: Feature = {
  resolvers: [RuleResolver],
  shown: [{ collection: rulesCollection }],
  belongings: [{ collection: versionsCollection, owner: 'rules' }],
  indexes: {
    rules: [
      byCreation,
      byTouch,
      byWord,
      sortedBy('key'),
      sortedBy('checkedOn'),
      { key: { deleted: 1, authority: 1, key: 1, _id: 1 } },
    ],
  },
};
