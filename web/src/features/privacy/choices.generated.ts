import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type ReceiptFragment = { reference: string | null, sentAt: string, receipt: { noticeVersion: number | null, consents: Array<{ purpose: Types.ConsentPurpose, withdrawnAt: string | null }> } };
export type ChoicesQueryVariables = {
  link: string;
};
export type ChoicesQuery = { choices: { reference: string | null, sentAt: string, receipt: { noticeVersion: number | null, consents: Array<{ purpose: Types.ConsentPurpose, withdrawnAt: string | null }> } } | null };
export type WithdrawConsentMutationVariables = {
  link: string;
  purpose: Types.ConsentPurpose;
};
export type WithdrawConsentMutation = { withdrawConsent: { reference: string | null, sentAt: string, receipt: { noticeVersion: number | null, consents: Array<{ purpose: Types.ConsentPurpose, withdrawnAt: string | null }> } } | null };
export type UnsubscribeMutationVariables = {
  input: Types.UnsubscribeInput;
};
export type UnsubscribeMutation = { unsubscribe: boolean };

export const ChoicesDocument: PageDocument<ChoicesQuery, ChoicesQueryVariables> = {
  name: 'Choices',
  text: "query Choices($link:String!){choices(link:$link){...Receipt}}fragment Receipt on Choices{reference sentAt receipt{noticeVersion consents{purpose withdrawnAt}}}",
};
export function useChoicesQuery(options: PageQueryOptions<ChoicesQueryVariables>) {
  return usePageQuery(ChoicesDocument, options);
}
export const WithdrawConsentDocument: PageDocument<WithdrawConsentMutation, WithdrawConsentMutationVariables> = {
  name: 'WithdrawConsent',
  text: "mutation WithdrawConsent($link:String!$purpose:ConsentPurpose!){withdrawConsent(link:$link purpose:$purpose){...Receipt}}fragment Receipt on Choices{reference sentAt receipt{noticeVersion consents{purpose withdrawnAt}}}",
};
export const UnsubscribeDocument: PageDocument<UnsubscribeMutation, UnsubscribeMutationVariables> = {
  name: 'Unsubscribe',
  text: "mutation Unsubscribe($input:UnsubscribeInput!){unsubscribe(input:$input)}",
};
