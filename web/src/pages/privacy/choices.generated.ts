/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** What a person allows the company to do with personal data. None implies another. */
export type ConsentPurpose =
  /** Write by e-mail when something changes that the person follows. */
  | 'ALERT'
  /** Do what was asked for by sending the form: answer, deliver, decide. */
  | 'ANSWER'
  /** Send news by e-mail. */
  | 'NEWSLETTER'
  /** Pass name and phone number to the builder of the property. */
  | 'SHARE_WITH_BUILDER'
  /** Write on WhatsApp. */
  | 'WHATSAPP';

/** An address that unsubscribes. */
export type UnsubscribeInput = {
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

export type ReceiptFragment = { reference: string | null, sentAt: string, receipt: { noticeVersion: number | null, consents: Array<{ purpose: ConsentPurpose, withdrawnAt: string | null }> } };

export type ChoicesQueryVariables = Exact<{
  link: string;
}>;


export type ChoicesQuery = { choices: { reference: string | null, sentAt: string, receipt: { noticeVersion: number | null, consents: Array<{ purpose: ConsentPurpose, withdrawnAt: string | null }> } } | null };

export type WithdrawConsentMutationVariables = Exact<{
  link: string;
  purpose: ConsentPurpose;
}>;


export type WithdrawConsentMutation = { withdrawConsent: { reference: string | null, sentAt: string, receipt: { noticeVersion: number | null, consents: Array<{ purpose: ConsentPurpose, withdrawnAt: string | null }> } } | null };

export type UnsubscribeMutationVariables = Exact<{
  input: UnsubscribeInput;
}>;


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
