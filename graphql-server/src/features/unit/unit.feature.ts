import { propertyNoun } from '../property/property.service.ts';
import type { Feature } from '../../kit/feature.ts';
import { ConfigurationsResolver } from './configurations.resolver.ts';
import { UnitsResolver } from './units.resolver.ts';
import { releaseEndedHolds } from './units.service.ts';

/** What the product takes from this room. */
export const unitFeature: Feature = {
  resolvers: [ConfigurationsResolver, UnitsResolver],
  belongings: [{ collection: 'units', owner: propertyNoun.collection }],
  jobs: [{ lane: 'drafts', name: 'holds', pauseMs: 5_000, work: releaseEndedHolds }],
  indexes: {
    units: [
      { key: { itemId: 1, tower: 1, numberKey: 1 }, unique: true },
      { key: { status: 1, holdUntil: 1 } },
    ],
  },
};
