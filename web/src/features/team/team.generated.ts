import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type TeamMembersQueryVariables = {
  first?: number | null | undefined;
};
export type TeamMembersQuery = { teamMembers: Array<{ id: string, slug: string, name: string, position: string, experience: string | null, location: string | null, phone: string | null, facebookUrl: string | null, instagramUrl: string | null, linkedinUrl: string | null, youtubeUrl: string | null, bio: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: Types.PictureNature | null } }> };

export const TeamMembersDocument: PageDocument<TeamMembersQuery, TeamMembersQueryVariables> = {
  name: 'TeamMembers',
  text: "query TeamMembers($first:Int){teamMembers(first:$first){id slug name position experience location phone facebookUrl instagramUrl linkedinUrl youtubeUrl bio image{...ImageFacts}}}fragment ImageFacts on Image{id url width height colour alt nature}",
};
export function useTeamMembersQuery(options?: PageQueryOptions<TeamMembersQueryVariables>) {
  return usePageQuery(TeamMembersDocument, options);
}
