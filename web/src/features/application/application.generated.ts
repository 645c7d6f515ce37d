/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** How a person is employed. */
export type EmploymentKind =
  /** For a task or a time that a contract names. */
  | 'CONTRACT'
  /** Whole working days. */
  | 'FULL_TIME'
  /** For training, usually for some months. */
  | 'INTERNSHIP'
  /** A part of the working days or hours. */
  | 'PART_TIME';

/** A job application from the form. */
export type JobApplicationInput = {
  /** Cover letter. */
  coverLetter?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** Full name. */
  fullName: string;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** Phone number in any notation; without a country code, it counts as Indian. */
  phone: string;
  /** The role applied for. */
  role: string;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

export type SubmitApplicationMutationVariables = Exact<{
  input: JobApplicationInput;
  resume?: File | null | undefined;
}>;


export type SubmitApplicationMutation = { submitApplication: { message: string, choicesPath: string } };

export type JobOpeningFactsFragment = { id: string, title: string, place: string, employment: EmploymentKind, text: string, payFrom: number | null, payTo: number | null, postedOn: string, applyBy: string, isSample: boolean };

export type JobOpeningsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobOpeningsQuery = { jobOpenings: Array<{ id: string, title: string, place: string, employment: EmploymentKind, text: string, payFrom: number | null, payTo: number | null, postedOn: string, applyBy: string, isSample: boolean }> };

export const SubmitApplicationDocument: PageDocument<SubmitApplicationMutation, SubmitApplicationMutationVariables> = {
  name: 'SubmitApplication',
  text: "mutation SubmitApplication($input:JobApplicationInput!$resume:Upload){submitApplication(input:$input resume:$resume){message choicesPath}}",
};

export const JobOpeningsDocument: PageDocument<JobOpeningsQuery, JobOpeningsQueryVariables> = {
  name: 'JobOpenings',
  text: "query JobOpenings{jobOpenings{...JobOpeningFacts}}fragment JobOpeningFacts on JobOpening{id title place employment text payFrom payTo postedOn applyBy isSample}",
};

export function useJobOpeningsQuery(options?: PageQueryOptions<JobOpeningsQueryVariables>) {
  return usePageQuery(JobOpeningsDocument, options);
}
