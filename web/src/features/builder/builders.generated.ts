import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type BuildersQueryVariables = { [key: string]: never; };
export type BuildersQuery = { builders: Array<{ id: string, slug: string, name: string, since: number | null, introduction: string | null, listedCount: number, isSample: boolean, trackRecord: Array<{ project: string, monthsLate: number | null, promisedOn: string, deliveredOn: string | null }>, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null, projectImage: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null }> };
export type BuilderFactsFragment = { id: string, slug: string, name: string, since: number | null, introduction: string | null, promoterNumber: string | null, website: string | null, isSample: boolean, updatedAt: string, listedCount: number, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null, checks: Array<{ text: string, checkedBy: string, checkedOn: string }>, trackRecord: Array<{ project: string, place: string | null, launchedOn: string | null, promisedOn: string, deliveredOn: string | null, monthsLate: number | null, sourceTitle: string, sourceAddress: string | null }> };
export type BuilderDetailsQueryVariables = {
  slug: string;
  withAllIn?: boolean | null | undefined;
};
export type BuilderDetailsQuery = { builder: { id: string, slug: string, name: string, since: number | null, introduction: string | null, promoterNumber: string | null, website: string | null, isSample: boolean, updatedAt: string, listedCount: number, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } | null, checks: Array<{ text: string, checkedBy: string, checkedOn: string }>, trackRecord: Array<{ project: string, place: string | null, launchedOn: string | null, promisedOn: string, deliveredOn: string | null, monthsLate: number | null, sourceTitle: string, sourceAddress: string | null }> } | null, builderProjects: Array<{ id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> } & { allIn?: Array<{ configuration: string | null, price: number, total: number, unknown: Array<Types.CostKey> }> }> };

export const BuildersDocument: PageDocument<BuildersQuery, BuildersQueryVariables> = {
  name: 'Builders',
  text: "query Builders{builders{id slug name since introduction listedCount isSample trackRecord{project monthsLate promisedOn deliveredOn}image{...ImageFacts}projectImage{...ImageFacts}}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useBuildersQuery(options?: PageQueryOptions<BuildersQueryVariables>) {
  return usePageQuery(BuildersDocument, options);
}
export const BuilderDetailsDocument: PageDocument<BuilderDetailsQuery, BuilderDetailsQueryVariables> = {
  name: 'BuilderDetails',
  text: "query BuilderDetails($slug:String!$withAllIn:Boolean=false){builder(slug:$slug){...BuilderFacts}builderProjects(slug:$slug){...PropertyCard ...AllInPrices@include(if:$withAllIn)}}fragment BuilderFacts on Builder{id slug name since introduction promoterNumber website isSample updatedAt listedCount image{...ImageFacts}checks{text checkedBy checkedOn}trackRecord{project place launchedOn promisedOn deliveredOn monthsLate sourceTitle sourceAddress}}fragment ImageFacts on Image{id url width height colour alt nature}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}fragment AllInPrices on Property{allIn{configuration price total unknown}}",
};
export function useBuilderDetailsQuery(options: PageQueryOptions<BuilderDetailsQueryVariables>) {
  return usePageQuery(BuilderDetailsDocument, options);
}
