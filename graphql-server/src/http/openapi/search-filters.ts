import { filterNames } from 'domain/search/choice-filters.ts';
import { filterDescriptions } from '../../features/search/choice-filters.content.ts';
import type { DocumentedRoute } from './documented-route.ts';
import type { Schema } from './json-schema.ts';

const several: Schema = { type: 'array', items: { type: 'string' } };
const one: Schema = { type: 'string' };
const number: Schema = { type: 'number' };

type Row = [name: string, schema: Schema, description: string];

/** The filters of `GET /api/form`, which are those of the addresses of list pages. A bad value is ignored. */
const rows: Row[] = [
  ['q', one, 'A search in plain words: `3 bhk sector 76 under 1 crore`.'],
  ['intent', { type: 'string', enum: ['buy', 'rent'] }, 'To buy, as without it, or to rent.'],
  ['category', one, '`residential`, `studio`, `commercial` and so on.'],
  ['type', one, 'The same as `category`, in the addresses of older pages.'],
  ['what', one, 'A category or a kind.'],
  ['status', several, '`forSale`, `underOffer` and so on.'],
  ['keyword', one, 'Words that are looked for as they are.'],
  ['rooms', one, 'A number of bedrooms.'],
  ['minPrice', number, 'The least price in rupees.'],
  ['maxPrice', number, 'The greatest price in rupees.'],
  ['minRent', number, 'The least rent in rupees a month.'],
  ['maxRent', number, 'The greatest rent in rupees a month.'],
  ['allIn', one, '`1`: prices with charges, taxes and fees.'],
  ['area', one, 'A rectangle of the map: south, west, north and east in degrees, with commas between them.'],
  ['place', several, 'The key of a place: `noida/sector-150`.'],
  ['kind', several, '`flat`, `builderFloor`, `villa`, `plot`, `shop`, `office` and so on.'],
  ['stage', several, '`ready`, `underConstruction`, `newLaunch`.'],
  ['ready', one, '`1`: ready to move into.'],
  ...filterNames.map((name): Row => [name, several, filterDescriptions[name].parameter]),
  ['with', several, '`vastu`, `pool`, `parkFacing` and so on; all of them must match.'],
  ['sale', one, '`new` or `resale`.'],
  ['rera', one, '`1`: registered with RERA.'],
  ['near', one, '`metro`, `airport` or the key of a place.'],
  ['nearMetres', number, 'The greatest distance in metres.'],
  ['minArea', number, 'The least floor area.'],
  ['maxArea', number, 'The greatest floor area.'],
  ['areaUnit', one, '`sqFt`, `sqM` or `sqYd`.'],
  ['areaBasis', one, '`carpet`, `builtUp`, `plot` and so on.'],
  ['possessionFrom', one, 'The first month of possession: `2027-12`.'],
  ['possessionTo', one, 'The last month of possession.'],
  ['minBeds', number, 'The least number of bedrooms.'],
  ['maxBeds', number, 'The greatest number of bedrooms.'],
  ['minBaths', number, 'The least number of baths.'],
  ['maxBaths', number, 'The greatest number of baths.'],
  ['minBalconies', number, 'The least number of balconies.'],
  ['maxBalconies', number, 'The greatest number of balconies.'],
  ['person', one, 'The id of the team member who looks after it.'],
  ['builder', one, 'The name of a builder.'],
  ['sort', one, '`newest`, `priceAscending` and so on.'],
  ['view', one, 'How the page shows the list. The answer is the same.'],
  ['page', { type: 'integer', minimum: 1 }, 'The page, from 1 on.'],
  ['perPage', { type: 'integer', minimum: 1, maximum: 100 }, 'The listings of a page; 12 by default.'],
];

export const searchFilters: DocumentedRoute['parameters'] = Object.fromEntries(
  rows.map(([name, schema, description]) => [name, { in: 'query', schema, description }]),
);
