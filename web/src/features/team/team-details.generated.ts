/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/use-page-query.ts';
export type TeamMemberDetailsQueryVariables = Exact<{
  slug: string;
}>;


export type TeamMemberDetailsQuery = { teamMember: { id: string, slug: string, name: string, position: string, experience: string | null, location: string | null, email: string | null, phone: string | null, fax: string | null, facebookUrl: string | null, instagramUrl: string | null, linkedinUrl: string | null, youtubeUrl: string | null, bio: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } } | null };

export const TeamMemberDetailsDocument: PageDocument<TeamMemberDetailsQuery, TeamMemberDetailsQueryVariables> = {
  name: 'TeamMemberDetails',
  text: "query TeamMemberDetails($slug:String!){teamMember(slug:$slug){id slug name position experience location email phone fax facebookUrl instagramUrl linkedinUrl youtubeUrl bio image{...ImageFacts}}}fragment ImageFacts on Image{id url width height colour alt nature}",
};

export function useTeamMemberDetailsQuery(options: PageQueryOptions<TeamMemberDetailsQueryVariables>) {
  return usePageQuery(TeamMemberDetailsDocument, options);
}
