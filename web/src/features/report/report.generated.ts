/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** A report of a visitor on a listing. */
export type ListingReportInput = {
  /** An e-mail address for the answer. */
  email?: string | null | undefined;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** The listing. */
  propertyId: string | number;
  /** What is wrong. Required. */
  reason?: ReportReason | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** What is wrong, in the words of the visitor. */
  text: string;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** What a visitor says is wrong with a listing. */
export type ReportReason =
  /** The text makes a false claim. */
  | 'CLAIM'
  /** It is sold or let, or does not exist. */
  | 'GONE'
  /** Something else. */
  | 'OTHER'
  /** The pictures show something else. */
  | 'PICTURES'
  /** The price is wrong. */
  | 'PRICE'
  /** Its registration with RERA is wrong or missing. */
  | 'REGISTRATION';

export type ReportedListingQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type ReportedListingQuery = { property: { id: string, slug: string, title: string } | null };

export type ReportListingMutationVariables = Exact<{
  input: ListingReportInput;
}>;


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
