import { contentRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  bySample,
  bySlug,
  byTouch,
  byWord,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { finderOf } from '../../kit/finder.ts';
import { BuilderResolver, TrackRecordResolver } from './builder.resolver.ts';
import { builderNoun } from './builder.service.ts';
import { versionsCollection } from '../../kit/change/versions.ts';

/** What the product takes from this room. */
export const builderFeature: Feature = {
  resolvers: [BuilderResolver, TrackRecordResolver],
  kinds: { BUILDER: { roles: contentRoles, noun: builderNoun, nameFields: ['name'], picture: 'image' } },
  finders: { BUILDER: finderOf(builderNoun, contentRoles, ({ name }) => ({ title: name, detail: '' })) },
  files: [{ collection: 'builders', field: 'image.fileId' }],
  belongings: [{ collection: versionsCollection, owner: 'builders' }],
  indexes: {
    builders: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      bySample,
      ...bySlug,
      sortedBy('name'),
      { key: { keys: 1 }, unique: true },
      { key: { 'image.fileId': 1 } },
    ],
  },
};
