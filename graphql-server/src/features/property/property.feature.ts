import { contentRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  byLapse,
  byPublication,
  bySample,
  bySlug,
  byTouch,
  byWord,
  dueDrafts,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { nodesAsked, nodesOf } from '../../kit/node/node.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import { enquiriesTopic, enquiryMarks } from './enquired-item.ts';
import {
  ProjectsOfBuilderResolver,
  PropertyBuilderResolver,
} from './builder/projects-of-builder.resolver.ts';
import { ChangePricesResolver } from './price/change-prices.resolver.ts';
import { CompletenessResolver } from './completeness/completeness.resolver.ts';
import { PropertyFactsResolver } from './facts/property-facts.resolver.ts';
import { PriceHistoryResolver } from './price/price-history.resolver.ts';
import { PropertyResponsibleResolver } from './property-responsible.resolver.ts';
import { writeViews } from './property-views.ts';
import { PublicListingsResolver } from './public/public-listings.resolver.ts';
import { CompletionResolver, PropertyResolver } from './property.resolver.ts';
import { propertyRouter } from './property.rest.ts';
import { propertyFinder } from './find-properties.ts';
import { hasOwnProperties } from './own-properties.ts';
import { propertyNoun } from './property.service.ts';
import { ListingChecksResolver } from './rera/check/listing-checks.resolver.ts';
import { TextClaimsResolver } from './rera/text-claims.resolver.ts';
import { keepUpProperties } from './upkeep.ts';
import { builderSaved } from '../builder/builder-hooks.ts';
import { placeLeaves } from '../place/place-hooks.ts';
import { tellProperties } from './builder/properties-of-builder.ts';
import { refusePlaceInUse } from './facts/properties-in-place.ts';
import { versionsCollection } from '../../kit/change/versions.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { ExternalKind } from '../../kit/external/external-id.type.ts';
import { externalIdsCollection } from '../../kit/external/external-ids.ts';
import { externalIdsField } from '../../kit/external/external-ids.resolver.ts';
import { externalItems, keepsExternalIds } from '../../kit/external/external-kinds.ts';
import { SavePropertyResolver } from './external/save-property.resolver.ts';
import { Property } from './property.type.ts';

/** What the product takes from this room. */
export const propertyFeature: Feature = {
  connect: () => {
    keepsExternalIds(
      ExternalKind.LISTING,
      externalItems(propertyNoun, contentRoles, ApiScope.LISTINGS_WRITE),
    );
    builderSaved.connect(tellProperties);
    placeLeaves.connect(refusePlaceInUse);
    nodesAsked.connect(nodesOf('Property', propertyNoun));
  },
  resolvers: [
    ProjectsOfBuilderResolver,
    ChangePricesResolver,
    CompletenessResolver,
    CompletionResolver,
    ListingChecksResolver,
    PriceHistoryResolver,
    PropertyBuilderResolver,
    PropertyFactsResolver,
    PropertyResolver,
    PropertyResponsibleResolver,
    PublicListingsResolver,
    SavePropertyResolver,
    externalIdsField(Property, [ApiScope.LISTINGS_READ]),
    TextClaimsResolver,
  ],
  routes: (kept) => [propertyRouter(kept)],
  kinds: { PROPERTY: { roles: contentRoles, noun: propertyNoun, nameFields: ['title'], picture: 'images' } },
  setupSteps: [{ key: SetupStepKey.PROPERTY, isDone: (context) => hasOwnProperties(context, 1) }],
  finders: { PROPERTY: propertyFinder },
  shown: [{ collection: propertyNoun.collection, topic: enquiriesTopic, marks: enquiryMarks }],
  files: [
    { collection: 'properties', field: 'images.fileId' },
    { collection: 'properties', field: 'draft.values.images.fileId' },
    { collection: 'propertyDocuments', field: 'file.fileId' },
  ],
  belongings: [
    { collection: externalIdsCollection, owner: 'properties' },
    { collection: 'priceChanges', owner: 'properties' },
    { collection: versionsCollection, owner: 'properties' },
    { collection: 'propertyDocuments', owner: 'properties' },
  ],
  counts: [writeViews],
  sweeps: [keepUpProperties],
  indexes: {
    propertyDocuments: [{ key: { itemId: 1, dated: -1, _id: -1 } }, { key: { 'file.fileId': 1 } }],
    properties: [
      byCreation,
      byDeletion,
      byWord,
      bySample,
      ...bySlug,
      sortedBy('title'),
      sortedBy('price.from'),
      sortedBy('enquiryCount'),
      sortedBy('viewCount'),
      { key: { deleted: 1, 'images.0.fileId': 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, propertyStatus: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, propertyStatus: 1, category: 1, createdAt: -1, _id: -1 } },
      byPublication,
      { key: { deleted: 1, propertyStatus: 1, category: 1, publishAt: -1, _id: -1 } },
      { key: { deleted: 1, propertyStatus: 1, category: 1, 'price.from': 1, _id: 1 } },
      { key: { deleted: 1, sinks: 1, publishAt: -1, _id: -1 } },
      { key: { deleted: 1, sinks: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, sinks: 1, pricedAt: 1 } },
      sortedBy('completeness'),
      { key: { deleted: 1, builderKey: 1, createdAt: -1, _id: -1 } },
      { key: { reraNumber: 1 } },
      ...['validTo', 'extensionTo', 'authorityTo', 'checkedOn'].map((field) => ({
        key: { deleted: 1, [`rera.${field}`]: 1 },
      })),
      { key: { deleted: 1, locality: 1, city: 1, propertyStatus: 1, publishAt: -1, _id: -1 } },
      { key: { deleted: 1, placeKey: 1, createdAt: -1, _id: -1 } },
      byTouch,
      // For the list of everything public, in the order of ids.
      { key: { deleted: 1, _id: 1, publishAt: 1, shownUntil: 1, propertyStatus: 1, category: 1 } },
      { key: { enquiredAt: 1 }, sparse: true },
      { key: { 'privateFacts.ownerMobile': 1 }, sparse: true },
      { key: { 'images.fileId': 1 } },
      { key: { 'draft.values.images.fileId': 1 }, sparse: true },
      dueDrafts,
      byLapse,
      { key: { deleted: 1, 'gate.passes': 1, createdAt: -1, _id: -1 } },
    ],
    priceChanges: [{ key: { itemId: 1, at: 1 } }],
  },
};
