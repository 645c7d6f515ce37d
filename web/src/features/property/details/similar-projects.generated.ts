import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type SimilarProjectsQueryVariables = {
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
};
export type SimilarProjectsQuery = { similarProperties: Array<{ reason: Types.SimilarityReason, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } }> };

export const SimilarProjectsDocument: PageDocument<SimilarProjectsQuery, SimilarProjectsQueryVariables> = {
  name: 'SimilarProjects',
  text: "query SimilarProjects($id:ID$slug:String){similarProperties(id:$id slug:$slug){reason property{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};
export function useSimilarProjectsQuery(options?: PageQueryOptions<SimilarProjectsQueryVariables>) {
  return usePageQuery(SimilarProjectsDocument, options);
}
