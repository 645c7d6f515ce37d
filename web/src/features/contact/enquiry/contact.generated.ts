import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type SubmitContactMutationVariables = {
  input: Types.ContactRequestInput;
};
export type SubmitContactMutation = { submitContact: { reference: string, message: string, choicesPath: string } };
export type ContactStatusQueryVariables = {
  reference: string;
  email: string;
};
export type ContactStatusQuery = { contactStatus: { reference: string, state: Types.ContactState, sentAt: string, source: Types.ContactSource, propertyTitle: string | null, order: { payment: Types.PaymentMethod, town: string, country: string, lines: Array<{ propertyId: string, title: string, copies: number, removed: boolean }>, totals: { shippingPaise: number, discountPaise: number, vatPaise: number, totalPaise: number, couponCode: string | null } } | null } | null };
export type NoteTapMutationVariables = {
  input: Types.TapInput;
};
export type NoteTapMutation = { noteTap: boolean };

export const SubmitContactDocument: PageDocument<SubmitContactMutation, SubmitContactMutationVariables> = {
  name: 'SubmitContact',
  text: "mutation SubmitContact($input:ContactRequestInput!){submitContact(input:$input){reference message choicesPath}}",
};
export const ContactStatusDocument: PageDocument<ContactStatusQuery, ContactStatusQueryVariables> = {
  name: 'ContactStatus',
  text: "query ContactStatus($reference:String!$email:String!){contactStatus(reference:$reference email:$email){reference state sentAt source propertyTitle order{lines{propertyId title copies removed}totals{shippingPaise discountPaise vatPaise totalPaise couponCode}payment town country}}}",
};
export function useContactStatusQuery(options: PageQueryOptions<ContactStatusQueryVariables>) {
  return usePageQuery(ContactStatusDocument, options);
}
export const NoteTapDocument: PageDocument<NoteTapMutation, NoteTapMutationVariables> = {
  name: 'NoteTap',
  text: "mutation NoteTap($input:TapInput!){noteTap(input:$input)}",
};
