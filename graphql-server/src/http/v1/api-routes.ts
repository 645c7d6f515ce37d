import { PropertyCategory, PropertyStatus } from '../../features/property/property.type.ts';
import { itemOf, pageOf, pagingParameters } from './api-route.ts';
import type { ApiRoute } from './api-route.ts';
import { listingFragment } from './listing-document.ts';

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
  },
  {
    method: 'GET',
    path: '/api/v1/listings/{id}',
    summary: 'One listing that visitors may see.',
    isOpen: true,
    parameters: { id: { in: 'path', type: 'id', description: 'The id of the listing.' } },
    document: `query ($id: ID!) { listing(id: $id) { ...listing } } ${listingFragment}`,
    answer: itemOf('listing', 'Property', 'The listing.'),
  },
];
