import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type LandingPageQueryVariables = {
  slug: string;
  withAllIn?: boolean | null | undefined;
};
export type LandingPageQuery = { landingPage: { slug: string, kind: Types.PropertyKind | null, rooms: number | null, placeKey: string | null, placeName: string | null, count: number, isListed: boolean, readyCount: number, lowestPrice: number | null, highestPrice: number | null, ratePerSquareFoot: number | null, stations: Array<{ name: string, metres: number }>, projects: Array<{ shownConfiguration: string | null, id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } & { allIn?: Array<{ configuration: string | null, price: number, total: number, unknown: Array<Types.CostKey> }> }>, related: Array<{ slug: string, kind: Types.PropertyKind | null, rooms: number | null, placeName: string | null, count: number }> } | null };

export const LandingPageDocument: PageDocument<LandingPageQuery, LandingPageQueryVariables> = {
  name: 'LandingPage',
  text: "query LandingPage($slug:String!$withAllIn:Boolean=false){landingPage(slug:$slug){slug kind rooms placeKey placeName count isListed readyCount lowestPrice highestPrice ratePerSquareFoot stations{name metres}projects{...PropertyCard shownConfiguration ...AllInPrices@include(if:$withAllIn)}related{slug kind rooms placeName count}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}fragment AllInPrices on Property{allIn{configuration price total unknown}}",
};
export function useLandingPageQuery(options: PageQueryOptions<LandingPageQueryVariables>) {
  return usePageQuery(LandingPageDocument, options);
}
