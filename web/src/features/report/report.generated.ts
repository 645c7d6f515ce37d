import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type ReportedListingQueryVariables = {
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
};
export type ReportedListingQuery = { property: { id: string, slug: string, title: string } | null };
export type ReportListingMutationVariables = {
  input: Types.ListingReportInput;
};
export type ReportListingMutation = { reportListing: { reference: string, answerBy: string | null } };

export const ReportedListingDocument: PageDocument<ReportedListingQuery, ReportedListingQueryVariables> = {
  name: 'ReportedListing',
  text: "query ReportedListing($id:ID$slug:String){property(id:$id slug:$slug){id slug title}}",
};
export function useReportedListingQuery(options?: PageQueryOptions<ReportedListingQueryVariables>) {
  return usePageQuery(ReportedListingDocument, options);
}
export const ReportListingDocument: PageDocument<ReportListingMutation, ReportListingMutationVariables> = {
  name: 'ReportListing',
  text: "mutation ReportListing($input:ListingReportInput!){reportListing(input:$input){reference answerBy}}",
};
