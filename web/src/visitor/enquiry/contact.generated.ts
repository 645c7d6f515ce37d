/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** A contact request from a form. */
export type ContactRequestInput = {
  /** Whether the browser may remember name, e-mail and phone. */
  agree?: boolean | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The homes of one enquiry about several, at most 50. Those that are not on the site are left out. */
  homes?: Array<EnquiredHomeInput> | null | undefined;
  /** The message. */
  message?: string | null | undefined;
  /** Required. */
  name?: string | null | undefined;
  /** Whether the company may send news by e-mail; the address becomes a subscriber. */
  newsletter?: boolean | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** The team member that the visitor writes to. It goes to this person first, before the one who looks after the property. */
  personId?: string | number | null | undefined;
  /** Phone number in any notation; without a country code, it counts as Indian. Required by forms that promise a call: CONSULTATION, ENQUIRY, AGENT, REGISTER, ADD_LISTING, CHECKOUT, SHORTLIST. */
  phone?: string | null | undefined;
  /** The property that the enquiry refers to. */
  propertyId?: string | number | null | undefined;
  /** Required by the contact form. */
  service?: ContactService | null | undefined;
  /** Whether name and phone number may be passed to the builder of the property. */
  shareWithBuilder?: boolean | null | undefined;
  /** CONTACT by default. */
  source?: ContactSource | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
  /** Whether the company may write on WhatsApp. */
  whatsapp?: boolean | null | undefined;
};

/** The kind of property that the visitor wants. */
export type ContactService =
  | 'COMMERCIAL'
  | 'RESIDENTIAL';

/** How a contact request reached the company: by a form of the site, or entered by a colleague. */
export type ContactSource =
  | 'ADD_LISTING'
  | 'AGENT'
  /** A WhatsApp or text message; not for visitors. */
  | 'CHAT'
  | 'CHECKOUT'
  | 'CONSULTATION'
  | 'CONTACT'
  | 'ENQUIRY'
  /** A call that a colleague took; not for visitors. */
  | 'PHONE_CALL'
  | 'REGISTER'
  /** The form of a shared shortlist, about all of its homes. */
  | 'SHORTLIST'
  /** A visit to the office; not for visitors. */
  | 'WALK_IN';

/** The state of the work on a contact request. */
export type ContactState =
  /** The work has ended. */
  | 'CLOSED'
  /** A colleague has spoken or written to the visitor. */
  | 'CONTACTED'
  /** The office has received it and will answer. */
  | 'NEW'
  /** A visit is agreed. */
  | 'VISIT_PLANNED';

/** One home of an enquiry about several. */
export type EnquiredHomeInput = {
  /** The property. */
  propertyId: string | number;
  /** What the sender adds about it, such as the thumbs and notes of the family. */
  words?: string | null | undefined;
};

/** How the shipping of an order is paid. Nothing is charged by sending it. */
export type PaymentMethod =
  /** Cash, when the parcel arrives; in India only. */
  | 'CASH_ON_DELIVERY'
  /** A cheque, sent to the office. */
  | 'CHEQUE'
  /** The office sends a payment link. */
  | 'PAYPAL';

export type SubmitContactMutationVariables = Exact<{
  input: ContactRequestInput;
}>;


export type SubmitContactMutation = { submitContact: { reference: string, message: string, choicesPath: string } };

export type ContactStatusQueryVariables = Exact<{
  reference: string;
  email: string;
}>;


export type ContactStatusQuery = { contactStatus: { reference: string, state: ContactState, sentAt: string, source: ContactSource, propertyTitle: string | null, order: { payment: PaymentMethod, town: string, country: string, lines: Array<{ propertyId: string, title: string, copies: number, removed: boolean }>, totals: { shippingPaise: number, discountPaise: number, vatPaise: number, totalPaise: number, couponCode: string | null } } | null } | null };

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
