import { byCreation, byDeletion, byTouch, byWord, sortedBy } from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { placesCollection } from './gazetteer.ts';
import { PlaceResolver } from './place.resolver.ts';

/** What the product takes from this room. */
export const placeFeature: Feature = {
  resolvers: [PlaceResolver],
  shown: [{ collection: placesCollection }],
  indexes: {
    places: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      sortedBy('name'),
      { key: { deleted: 1, kind: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, region: 1, createdAt: -1, _id: -1 } },
      { key: { key: 1 }, unique: true },
    ],
  },
};
