/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../../lib/page-client.ts';
import { usePageQuery } from '../../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../../lib/use-page-query.ts';
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

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

/** The reason why two projects are similar: the same locality, the same category within 25 % of the price, or the same category. */
export type SimilarityReason =
  | 'NEAR_PRICE'
  | 'SAME_KIND'
  | 'SAME_LOCALITY';

export type SimilarProjectsQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type SimilarProjectsQuery = { similarProperties: Array<{ reason: SimilarityReason, property: { id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> } }> };

export const SimilarProjectsDocument: PageDocument<SimilarProjectsQuery, SimilarProjectsQueryVariables> = {
  name: 'SimilarProjects',
  text: "query SimilarProjects($id:ID$slug:String){similarProperties(id:$id slug:$slug){reason property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration images{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};

export function useSimilarProjectsQuery(options?: PageQueryOptions<SimilarProjectsQueryVariables>) {
  return usePageQuery(SimilarProjectsDocument, options);
}
