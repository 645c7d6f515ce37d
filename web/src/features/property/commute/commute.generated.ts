import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type WorkplacesQueryVariables = { [key: string]: never; };
export type WorkplacesQuery = { workplaces: Array<{ key: string, name: string, kind: Types.PlaceKind, region: string | null }> };
export type CommuteQueryVariables = {
  circles: Array<Types.CommuteCircleInput> | Types.CommuteCircleInput;
};
export type CommuteQuery = { commute: { totalCount: number, circles: Array<{ kilometres: number, middle: { latitude: number, longitude: number }, place: { key: string, name: string, kind: Types.PlaceKind, region: string | null } }>, homes: Array<{ metres: Array<number>, property: { id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, position: { latitude: number, longitude: number } | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } }>, others: Array<{ latitude: number, longitude: number }> } };

export const WorkplacesDocument: PageDocument<WorkplacesQuery, WorkplacesQueryVariables> = {
  name: 'Workplaces',
  text: "query Workplaces{workplaces{...PlaceName}}fragment PlaceName on Place{key name kind region}",
};
export function useWorkplacesQuery(options?: PageQueryOptions<WorkplacesQueryVariables>) {
  return usePageQuery(WorkplacesDocument, options);
}
export const CommuteDocument: PageDocument<CommuteQuery, CommuteQueryVariables> = {
  name: 'Commute',
  text: "query Commute($circles:[CommuteCircleInput!]!){commute(circles:$circles){circles{kilometres middle{latitude longitude}place{...PlaceName}}totalCount homes{metres property{...PropertyCard position{latitude longitude}}}others{latitude longitude}}}fragment PlaceName on Place{key name kind region}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};
export function useCommuteQuery(options: PageQueryOptions<CommuteQueryVariables>) {
  return usePageQuery(CommuteDocument, options);
}
