import { contentRoles, homeRoles } from '../../access/roles.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { ownListingFragment } from '../../features/property/public/listing-document.ts';
import { fieldOf } from '../openapi/json-schema.ts';
import { itemOf } from './api-route.ts';
import type { ApiParameter, ApiRoute } from './api-route.ts';

/** A key of another system in a path. */
const externalParameters = {
  system: {
    ...({ in: 'path', type: 'text', maxLength: 60 } as const),
    description: 'The name of the system, such as `crm`.',
  },
  id: {
    ...({ in: 'path', type: 'text', maxLength: 120 } as const),
    description: 'The key of the listing there.',
  },
} satisfies Record<string, ApiParameter>;

/** The paths of listings by their keys in other systems. */
export const externalRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/listings/by-external-id/{system}/{id}',
    summary: 'The listing that has a key of another system, also a draft.',
    isOpen: false,
    callers: { roles: homeRoles, scopes: [ApiScope.LISTINGS_READ] },
    parameters: externalParameters,
    document: `
      query ($system: String!, $id: String!) {
        propertyByExternalId(externalId: { system: $system, id: $id }) { ...ownListing }
      }
      ${ownListingFragment}`,
    answer: itemOf('propertyByExternalId', 'Property', 'The listing.'),
  },
  {
    method: 'PUT',
    path: '/api/v1/listings/by-external-id/{system}/{id}',
    summary:
      'Changes the given fields of the listing that has a key of another system, or adds it as a draft.',
    isOpen: false,
    callers: { roles: contentRoles, scopes: [ApiScope.LISTINGS_WRITE] },
    parameters: {
      ...externalParameters,
      readAt: {
        ...{ in: 'query', type: 'moment' },
        description: 'The `updatedAt` that was read with it; if it has changed since, the answer is 409.',
        example: '2026-11-21T09:30:00.000Z',
      },
    },
    body: {
      variable: 'changes',
      description: 'The fields to change, as `PropertyChanges` of the schema has them.',
      example: { title: 'Lotus Court', price: '1.3 Cr' },
    },
    document: `
      mutation ($system: String!, $id: String!, $readAt: DateTimeISO, $changes: PropertyChanges!) {
        saveProperty(
          input: { externalId: { system: $system, id: $id }, changes: $changes, readAt: $readAt }
        ) { property { ...ownListing } }
      }
      ${ownListingFragment}`,
    answer: {
      shape: 'item',
      field: 'saveProperty',
      description: 'The listing after the save.',
      make: (data) => (data.saveProperty as { property: unknown }).property,
      schema: (root) => fieldOf(root, 'property'),
    },
  },
];
