import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type MemberFactsFragment = { id: string, slug: string, name: string, position: string, experience: string | null, location: string | null, email: string | null, phone: string | null, fax: string | null, facebookUrl: string | null, instagramUrl: string | null, linkedinUrl: string | null, youtubeUrl: string | null, bio: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } };
export type TeamMemberDetailsQueryVariables = {
  slug: string;
};
export type TeamMemberDetailsQuery = { teamMember: { id: string, slug: string, name: string, position: string, experience: string | null, location: string | null, email: string | null, phone: string | null, fax: string | null, facebookUrl: string | null, instagramUrl: string | null, linkedinUrl: string | null, youtubeUrl: string | null, bio: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } } | null };
export type AgentHomesQueryVariables = {
  personId: string | number;
};
export type AgentHomesQuery = { toBuy: { totalCount: number, items: Array<{ id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> }> }, toRent: { totalCount: number, items: Array<{ id: string, slug: string, title: string, category: Types.PropertyCategory, propertyStatus: Types.PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, builderDelay: string | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, nature: Types.PictureNature | null }> }> } };

export const TeamMemberDetailsDocument: PageDocument<TeamMemberDetailsQuery, TeamMemberDetailsQueryVariables> = {
  name: 'TeamMemberDetails',
  text: "query TeamMemberDetails($slug:String!){teamMember(slug:$slug){...MemberFacts}}fragment MemberFacts on TeamMember{id slug name position experience location email phone fax facebookUrl instagramUrl linkedinUrl youtubeUrl bio image{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useTeamMemberDetailsQuery(options: PageQueryOptions<TeamMemberDetailsQueryVariables>) {
  return usePageQuery(TeamMemberDetailsDocument, options);
}
export const AgentHomesDocument: PageDocument<AgentHomesQuery, AgentHomesQueryVariables> = {
  name: 'AgentHomes',
  text: "query AgentHomes($personId:ID!){toBuy:projects(filter:{responsibleId:$personId intent:BUY}perPage:6){totalCount items{...PropertyCard}}toRent:projects(filter:{responsibleId:$personId intent:RENT}perPage:6){totalCount items{...PropertyCard}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration builderDelay images{id url width height colour nature}}",
};
export function useAgentHomesQuery(options: PageQueryOptions<AgentHomesQueryVariables>) {
  return usePageQuery(AgentHomesDocument, options);
}
