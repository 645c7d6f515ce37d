import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type SubmitApplicationMutationVariables = {
  input: Types.JobApplicationInput;
  resume?: File | null | undefined;
};
export type SubmitApplicationMutation = { submitApplication: { message: string, choicesPath: string } };
export type JobOpeningFactsFragment = { id: string, title: string, place: string, employment: Types.EmploymentKind, text: string, payFrom: number | null, payTo: number | null, postedOn: string, applyBy: string, isSample: boolean };
export type JobOpeningsQueryVariables = { [key: string]: never; };
export type JobOpeningsQuery = { jobOpenings: Array<{ id: string, title: string, place: string, employment: Types.EmploymentKind, text: string, payFrom: number | null, payTo: number | null, postedOn: string, applyBy: string, isSample: boolean }> };

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
