import { propertyNoun } from '../property/property.service.ts';
import type { Feature } from '../../kit/feature.ts';
import { ConfigurationsResolver } from './configurations.resolver.ts';
import { UnitsResolver } from './units.resolver.ts';
import { releaseEndedHolds } from './units.service.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { contentRoles } from '../../access/roles.ts';
import { ExternalKind } from '../../kit/external/external-id.type.ts';
import { externalIdsCollection } from '../../kit/external/external-ids.ts';
import { externalIdsField } from '../../kit/external/external-ids.resolver.ts';
import { keepsExternalIds } from '../../kit/external/external-kinds.ts';
import { unitToName } from './units.service.ts';
import { Unit } from './unit.type.ts';

/** What the product takes from this room. */
export const unitFeature: Feature = {
  connect: () => {
    keepsExternalIds(ExternalKind.UNIT, {
      ...{ collection: 'units', roles: contentRoles, scope: ApiScope.LISTINGS_WRITE },
      find: unitToName,
    });
  },
  resolvers: [ConfigurationsResolver, UnitsResolver, externalIdsField(Unit, [ApiScope.LISTINGS_READ])],
  belongings: [
    { collection: 'units', owner: propertyNoun.collection },
    { collection: externalIdsCollection, owner: 'units' },
  ],
  jobs: [{ lane: 'drafts', pauseMs: 5_000, work: releaseEndedHolds }],
  indexes: {
    units: [
      { key: { itemId: 1, tower: 1, numberKey: 1 }, unique: true },
      { key: { status: 1, holdUntil: 1 } },
    ],
  },
};
