import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type ProjectCountQueryVariables = {
  query?: string | null | undefined;
  filter?: Types.ProjectFilter | null | undefined;
};
export type ProjectCountQuery = { projects: { totalCount: number } };

export const ProjectCountDocument: PageDocument<ProjectCountQuery, ProjectCountQueryVariables> = {
  name: 'ProjectCount',
  text: "query ProjectCount($query:String$filter:ProjectFilter){projects(query:$query filter:$filter perPage:1){totalCount}}",
};
export function useProjectCountQuery(options?: PageQueryOptions<ProjectCountQueryVariables>) {
  return usePageQuery(ProjectCountDocument, options);
}
