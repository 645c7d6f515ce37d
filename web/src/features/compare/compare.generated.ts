/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type ComparePropertiesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ComparePropertiesQuery = { propertiesByIds: Array<{ stage: Types.BuildStage | null, shownConfiguration: string | null, amenities: Array<string>, id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, carpet: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, pricedOn: string | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, allIn: Array<{ configuration: string | null, total: number, unknown: Array<Types.CostKey>, loan: number | null, instalment: number | null }>, homeLoan: { interestPercent: number | null } | null, moveIn: { total: number } | null, availability: { counts: Array<{ configuration: string | null, available: number }> } | null, nearestStation: { name: string, metres: number } | null, builderPage: { id: string, name: string, trackRecord: Array<{ promisedOn: string, deliveredOn: string | null }> } | null, progress: Array<{ takenOn: string, tower: string | null, text: string }>, rera: { status: Types.ReraStatus | null } | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> }> };

export const ComparePropertiesDocument: PageDocument<ComparePropertiesQuery, ComparePropertiesQueryVariables> = {
  name: 'CompareProperties',
  text: "query CompareProperties($ids:[ID!]!){propertiesByIds(ids:$ids){...PropertyCard stage shownConfiguration configurations{key name bedrooms study servant carpet builtUp superArea priceFrom pricedOn planRooms{name length width}}allIn{configuration total unknown loan instalment}homeLoan{interestPercent}moveIn{total}availability{counts{configuration available}}nearestStation{name metres}builderPage{id name trackRecord{promisedOn deliveredOn}}progress{takenOn tower text}rera{status}amenities}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};

export function useComparePropertiesQuery(options: PageQueryOptions<ComparePropertiesQueryVariables>) {
  return usePageQuery(ComparePropertiesDocument, options);
}
