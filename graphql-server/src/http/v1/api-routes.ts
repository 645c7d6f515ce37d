import { contentRoles, leadRoles } from '../../access/roles.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { mostChanges, usualChanges } from '../../features/change/changes.service.ts';
import { PropertyCategory, PropertyStatus } from '../../features/property/property.type.ts';
import { fieldOf } from '../openapi/json-schema.ts';
import { greatestInt, itemOf, pageOf, pagingParameters } from './api-route.ts';
import type { ApiRoute } from './api-route.ts';
import { changesAnswer, changesDocument, changesExample, kindChoices } from './changes-document.ts';
import { externalRoutes } from './external-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { listingExample } from './listing-example.ts';
import { listingFragment } from '../../features/property/public/listing-document.ts';

/** Every path of `/api/v1`. The router, the open origins and the tests are made of it. */
export const apiRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/listings',
    summary: 'Every listing that visitors may see, to buy, to rent and sold, in the order of ids.',
    isOpen: true,
    parameters: {
      ...pagingParameters,
      updatedSince: {
        ...{ in: 'query', type: 'moment' },
        description: 'Only listings that were written, or appeared, at this moment or later.',
        example: '2026-11-21T09:30:00.000Z',
      },
      status: {
        ...{ in: 'query', type: 'choice', choices: Object.values(PropertyStatus) },
        description: 'Only this status.',
      },
      category: {
        ...{ in: 'query', type: 'choice', choices: Object.values(PropertyCategory) },
        description: 'Only this category.',
      },
    },
    document: `
      query (
        $first: Int, $after: String
        $updatedSince: DateTimeISO, $status: PropertyStatus, $category: PropertyCategory
      ) {
        listings(
          first: $first, after: $after
          filter: { updatedSince: $updatedSince, status: $status, category: $category }
        ) {
          nodes { ...listing }
          pageInfo { endCursor hasNextPage }
        }
      }
      ${listingFragment}`,
    answer: pageOf('listings', 'A page of listings.'),
    example: { items: [listingExample], next: null },
  },
  {
    method: 'GET',
    path: '/api/v1/listings/{id}',
    summary: 'One listing that visitors may see.',
    isOpen: true,
    parameters: { id: { in: 'path', type: 'id', description: 'The id of the listing.' } },
    document: `query ($id: ID!) { listing(id: $id) { ...listing } } ${listingFragment}`,
    answer: itemOf('listing', 'Property', 'The listing.'),
    example: listingExample,
  },
  {
    method: 'PATCH',
    path: '/api/v1/listings/{id}',
    summary: 'Changes the given fields of a listing and leaves all others as they are; null clears a field.',
    isOpen: false,
    callers: { roles: contentRoles, scopes: [ApiScope.LISTINGS_WRITE] },
    parameters: {
      id: { in: 'path', type: 'id', description: 'The id of the listing.' },
      readAt: {
        ...{ in: 'query', type: 'moment', required: true },
        description: 'The `updatedAt` that was read with it; if it has changed since, the answer is 409.',
        example: '2026-11-21T09:30:00.000Z',
      },
    },
    body: {
      variable: 'changes',
      description: 'The fields to change, as `PropertyChanges` of the schema has them.',
      example: { price: '1.3 Cr', rooms: null },
    },
    document: `
      mutation ($id: ID!, $readAt: DateTimeISO!, $changes: PropertyChanges!) {
        changeProperty(input: { id: $id, readAt: $readAt, changes: $changes }) { property { ...listing } }
      }
      ${listingFragment}`,
    answer: {
      shape: 'item',
      field: 'changeProperty',
      description: 'The listing after the change.',
      make: (data) => (data.changeProperty as { property: unknown }).property,
      schema: (root) => fieldOf(root, 'property'),
    },
  },
  ...externalRoutes,
  {
    method: 'POST',
    path: '/api/v1/leads',
    summary: 'Sends a lead: a name with a phone number or an e-mail address.',
    isOpen: false,
    callers: { roles: leadRoles, scopes: [ApiScope.LEADS_CREATE] },
    parameters: {},
    body: { variable: 'input', description: 'The lead, as `NewLeadInput` of the schema has it.' },
    document: `
      mutation ($input: NewLeadInput!) {
        createLead(input: $input) { id reference createdAt }
      }`,
    answer: itemOf(
      'createLead',
      'Lead',
      'The lead, without anything that tells whether the person was known.',
    ),
  },
  {
    method: 'GET',
    path: '/api/v1/changes',
    summary: 'What changed after a place in the log of changes.',
    isOpen: false,
    parameters: {
      after: {
        ...{ in: 'query', type: 'integer', least: 0, most: greatestInt },
        description: 'The sequence after which to read; without it, only the end of the log is answered.',
      },
      logId: {
        ...{ in: 'query', type: 'id' },
        description: 'The log to which `after` belongs; another one is 410.',
      },
      first: {
        ...{ in: 'query', type: 'integer', least: 1, most: mostChanges, usual: usualChanges },
        description: 'The greatest number of changes.',
      },
      kinds: {
        ...{ in: 'query', type: 'choices', choices: kindChoices },
        description: 'Only these kinds, with commas between them.',
        example: 'listing.changed,listing.removed',
      },
    },
    document: changesDocument,
    answer: changesAnswer,
    example: changesExample,
  },
  ...webhookRoutes,
];
