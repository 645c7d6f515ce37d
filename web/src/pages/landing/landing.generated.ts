/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k). */
export type AreaBasis =
  | 'BUILT_UP'
  | 'CARPET'
  | 'PLOT'
  | 'SUPER_BUILT_UP';

/** Square feet, square metres or square yards. */
export type AreaUnit =
  | 'SQ_FT'
  | 'SQ_M'
  | 'SQ_YD';

/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  | 'ARTISTS_IMPRESSION'
  | 'PHOTOGRAPH';

/** The kind of project. */
export type PropertyCategory =
  | 'COMMERCIAL'
  | 'RESIDENTIAL'
  | 'STUDIO';

/** What is sold or let: a flat, a shop, a plot. */
export type PropertyKind =
  | 'BUILDER_FLOOR'
  | 'DUPLEX'
  | 'FARMHOUSE'
  | 'FLAT'
  | 'INDEPENDENT_HOUSE'
  | 'OFFICE'
  | 'PENTHOUSE'
  | 'PLOT'
  | 'SHOP'
  | 'STUDIO'
  | 'VILLA'
  | 'WAREHOUSE';

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

export type LandingPageQueryVariables = Exact<{
  slug: string;
}>;


export type LandingPageQuery = { landingPage: { slug: string, kind: PropertyKind | null, rooms: number | null, placeKey: string | null, placeName: string | null, count: number, isListed: boolean, readyCount: number, lowestPrice: number | null, highestPrice: number | null, ratePerSquareFoot: number | null, stations: Array<{ name: string, metres: number }>, projects: Array<{ id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> }>, related: Array<{ slug: string, kind: PropertyKind | null, rooms: number | null, placeName: string | null, count: number }> } | null };

export const LandingPageDocument: PageDocument<LandingPageQuery, LandingPageQueryVariables> = {
  name: 'LandingPage',
  text: "query LandingPage($slug:String!){landingPage(slug:$slug){slug kind rooms placeKey placeName count isListed readyCount lowestPrice highestPrice ratePerSquareFoot stations{name metres}projects{...PropertyCard}related{slug kind rooms placeName count}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration images{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};

export function useLandingPageQuery(options: PageQueryOptions<LandingPageQueryVariables>) {
  return usePageQuery(LandingPageDocument, options);
}
