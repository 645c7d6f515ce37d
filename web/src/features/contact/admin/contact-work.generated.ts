/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why the work on an enquiry ended. */
export type CloseReason =
  /** They bought or rented elsewhere. */
  | 'BOUGHT_ELSEWHERE'
  /** They could not be reached. */
  | 'NO_ANSWER'
  /** The place did not suit them. */
  | 'PLACE'
  /** The price did not suit them. */
  | 'PRICE'
  /** It was not a real enquiry. */
  | 'SPAM'
  /** They bought or rented through us. */
  | 'WON';

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

/** The filter of a list of contact requests; all given conditions must hold. */
export type ContactFilter = {
  /** Why it was closed. */
  closeReason?: CloseReason | null | undefined;
  /** Sent on or after this day in India. */
  from?: string | null | undefined;
  /** Whether the next date has passed. */
  overdue?: boolean | null | undefined;
  /** Only those for this team member; `none` for those without one. */
  responsible?: string | number | null | undefined;
  /** How it reached the company. */
  source?: ContactSource | null | undefined;
  /** The state of the work. */
  state?: ContactState | null | undefined;
  /** Sent on or before this day in India. */
  to?: string | null | undefined;
  /** Whether no colleague has opened the lead yet. */
  unread?: boolean | null | undefined;
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

/** Selects the items of a kind that match all given conditions, including the `filter` beside it. */
export type ItemMatch = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
};

/** Selects items: either by `ids`, or all that match. */
export type ItemSelection = {
  /** These items, at most 1,000. */
  ids?: Array<string | number> | null | undefined;
  /** All items that match, including the `filter` beside it; up to 1,000 per call. */
  matching?: ItemMatch | null | undefined;
};

/** The kinds of steps in the work on an enquiry or an application. */
export type LeadEventKind =
  | 'CORRECTION'
  | 'HANDED_OVER'
  | 'NEXT_DATE'
  | 'NOTE'
  | 'STATE';

/** Selects a page of an admin list. */
export type ListInput = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Show deleted items instead of current ones. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** The page, counted from 1 (the default). */
  page?: number | null | undefined;
  /** Items per page, 1 to 100; each list has its own default. */
  perPage?: number | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
  /** The field to sort by; `createdAt` by default. */
  sortBy?: string | null | undefined;
};

/** How the shipping of an order is paid. Nothing is charged by sending it. */
export type PaymentMethod =
  /** Cash, when the parcel arrives; in India only. */
  | 'CASH_ON_DELIVERY'
  /** A cheque, sent to the office. */
  | 'CHEQUE'
  /** The office sends a payment link. */
  | 'PAYPAL';

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type ContactWorkFragment = { id: string, state: ContactState, closeReason: CloseReason | null, unread: boolean, nextAt: string | null, updatedAt: string, history: Array<{ kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null }> };

export type ContactFactsFragment = { reference: string, email: string | null, phone: string | null, phoneE164: string | null, service: ContactService | null, message: string | null, source: ContactSource, agree: boolean, enteredBy: string | null, page: string | null, propertyId: string | null, propertyTitle: string | null, responsibleId: string | null, responsibleName: string | null, choicesPath: string, emailIsDisposable: boolean, createdAt: string, order: { payment: PaymentMethod, address: string, town: string, postcode: string | null, country: string, lines: Array<{ propertyId: string, title: string, copies: number, removed: boolean }>, totals: { discountPaise: number, totalPaise: number, couponCode: string | null } } | null, homes: Array<{ propertyId: string, title: string, words: string | null, removed: boolean }> | null, receipt: { noticeVersion: number | null, address: string, givenAt: string, consents: Array<{ purpose: ConsentPurpose, withdrawnAt: string | null }> } | null };

export type ContactDetailsQueryVariables = Exact<{
  id: string | number;
}>;


export type ContactDetailsQuery = { contact: { name: string | null, id: string, state: ContactState, closeReason: CloseReason | null, unread: boolean, nextAt: string | null, updatedAt: string, reference: string, email: string | null, phone: string | null, phoneE164: string | null, service: ContactService | null, message: string | null, source: ContactSource, agree: boolean, enteredBy: string | null, page: string | null, propertyId: string | null, propertyTitle: string | null, responsibleId: string | null, responsibleName: string | null, choicesPath: string, emailIsDisposable: boolean, createdAt: string, thread: Array<{ id: string, state: ContactState, closeReason: CloseReason | null, unread: boolean, nextAt: string | null, updatedAt: string, reference: string, email: string | null, phone: string | null, phoneE164: string | null, service: ContactService | null, message: string | null, source: ContactSource, agree: boolean, enteredBy: string | null, page: string | null, propertyId: string | null, propertyTitle: string | null, responsibleId: string | null, responsibleName: string | null, choicesPath: string, emailIsDisposable: boolean, createdAt: string, history: Array<{ kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null }>, order: { payment: PaymentMethod, address: string, town: string, postcode: string | null, country: string, lines: Array<{ propertyId: string, title: string, copies: number, removed: boolean }>, totals: { discountPaise: number, totalPaise: number, couponCode: string | null } } | null, homes: Array<{ propertyId: string, title: string, words: string | null, removed: boolean }> | null, receipt: { noticeVersion: number | null, address: string, givenAt: string, consents: Array<{ purpose: ConsentPurpose, withdrawnAt: string | null }> } | null }>, history: Array<{ kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null }>, order: { payment: PaymentMethod, address: string, town: string, postcode: string | null, country: string, lines: Array<{ propertyId: string, title: string, copies: number, removed: boolean }>, totals: { discountPaise: number, totalPaise: number, couponCode: string | null } } | null, homes: Array<{ propertyId: string, title: string, words: string | null, removed: boolean }> | null, receipt: { noticeVersion: number | null, address: string, givenAt: string, consents: Array<{ purpose: ConsentPurpose, withdrawnAt: string | null }> } | null } };

export type ContactBoardQueryVariables = Exact<{
  list: ListInput;
  state: ContactState;
}>;


export type ContactBoardQuery = { contacts: { totalCount: number, items: Array<{ id: string, reference: string, name: string | null, email: string | null, source: ContactSource, propertyTitle: string | null, createdAt: string, state: ContactState, unread: boolean, nextAt: string | null, updatedAt: string }> } };

export type ContactNeighboursQueryVariables = Exact<{
  id: string | number;
  match?: ItemMatch | null | undefined;
  filter?: ContactFilter | null | undefined;
}>;


export type ContactNeighboursQuery = { neighbours: { newerId: string | null, olderId: string | null } };

export type SetContactStateMutationVariables = Exact<{
  id: string | number;
  state: ContactState;
  reason?: CloseReason | null | undefined;
  readAt?: string | null | undefined;
}>;


export type SetContactStateMutation = { setContactState: { id: string, state: ContactState, closeReason: CloseReason | null, unread: boolean, nextAt: string | null, updatedAt: string, history: Array<{ kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null }> } };

export type AddContactNoteMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type AddContactNoteMutation = { addContactNote: { id: string, state: ContactState, closeReason: CloseReason | null, unread: boolean, nextAt: string | null, updatedAt: string, history: Array<{ kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null }> } };

export type SetContactNextDateMutationVariables = Exact<{
  id: string | number;
  nextAt?: string | null | undefined;
  readAt?: string | null | undefined;
}>;


export type SetContactNextDateMutation = { setContactNextDate: { id: string, state: ContactState, closeReason: CloseReason | null, unread: boolean, nextAt: string | null, updatedAt: string, history: Array<{ kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null }> } };

export type SetContactNextDatesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  nextAt?: string | null | undefined;
  readAt?: string | null | undefined;
}>;


export type SetContactNextDatesMutation = { setContactNextDates: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type SetContactsReadMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  read: boolean;
}>;


export type SetContactsReadMutation = { setContactsRead: Array<{ id: string, unread: boolean }> };

export type SetContactStatesMutationVariables = Exact<{
  selection: ItemSelection;
  filter?: ContactFilter | null | undefined;
  state: ContactState;
  reason?: CloseReason | null | undefined;
  readAt?: string | null | undefined;
}>;


export type SetContactStatesMutation = { setContactStates: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type SetContactsResponsibleMutationVariables = Exact<{
  selection: ItemSelection;
  filter?: ContactFilter | null | undefined;
  responsibleId?: string | number | null | undefined;
}>;


export type SetContactsResponsibleMutation = { setContactsResponsible: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type UndoContactStatesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  state: ContactState;
}>;


export type UndoContactStatesMutation = { undoContactStates: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type SendablePropertiesQueryVariables = Exact<{
  search: string;
}>;


export type SendablePropertiesQuery = { adminProperties: { items: Array<{ id: string, slug: string, title: string, address: string, advertisement: string, price: { from: number, to: number | null } | null }> } };

export const ContactWorkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEvent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"}}]}}]} as unknown as DocumentNode<ContactWorkFragment, unknown>;
export const ContactFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"agree"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleId"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleName"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discountPaise"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaise"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"choicesPath"}},{"kind":"Field","name":{"kind":"Name","value":"emailIsDisposable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactFactsFragment, unknown>;
export const ContactDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactWork"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFacts"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactWork"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEvent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"agree"}},{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleId"}},{"kind":"Field","name":{"kind":"Name","value":"responsibleName"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discountPaise"}},{"kind":"Field","name":{"kind":"Name","value":"totalPaise"}},{"kind":"Field","name":{"kind":"Name","value":"couponCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"choicesPath"}},{"kind":"Field","name":{"kind":"Name","value":"emailIsDisposable"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ContactDetailsQuery, ContactDetailsQueryVariables>;
export const ContactBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ContactBoardQuery, ContactBoardQueryVariables>;
export const ContactNeighboursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactNeighbours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"match"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemMatch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"neighbours"},"name":{"kind":"Name","value":"contactNeighbours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"match"},"value":{"kind":"Variable","name":{"kind":"Name","value":"match"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newerId"}},{"kind":"Field","name":{"kind":"Name","value":"olderId"}}]}}]}}]} as unknown as DocumentNode<ContactNeighboursQuery, ContactNeighboursQueryVariables>;
export const SetContactStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactWork"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEvent"}}]}}]}}]} as unknown as DocumentNode<SetContactStateMutation, SetContactStateMutationVariables>;
export const AddContactNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddContactNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContactNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactWork"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEvent"}}]}}]}}]} as unknown as DocumentNode<AddContactNoteMutation, AddContactNoteMutationVariables>;
export const SetContactNextDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactNextDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactNextDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactWork"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeadEvent"}}]}}]}}]} as unknown as DocumentNode<SetContactNextDateMutation, SetContactNextDateMutationVariables>;
export const SetContactNextDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactNextDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nextAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactNextDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"nextAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nextAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<SetContactNextDatesMutation, SetContactNextDatesMutationVariables>;
export const SetContactsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"read"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactsRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"read"},"value":{"kind":"Variable","name":{"kind":"Name","value":"read"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}}]} as unknown as DocumentNode<SetContactsReadMutation, SetContactsReadMutationVariables>;
export const SetContactStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<SetContactStatesMutation, SetContactStatesMutationVariables>;
export const SetContactsResponsibleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContactsResponsible"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsibleId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContactsResponsible"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsibleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsibleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<SetContactsResponsibleMutation, SetContactsResponsibleMutationVariables>;
export const UndoContactStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoContactStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoContactStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<UndoContactStatesMutation, UndoContactStatesMutationVariables>;
export const SendablePropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendableProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"5"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"EnumValue","value":"PUBLISHED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"advertisement"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendablePropertiesQuery, SendablePropertiesQueryVariables>;
export function useContactDetailsQuery(options: useQuery.Options<ContactDetailsQuery, ContactDetailsQueryVariables> & { returnPartialData?: false } & { variables: ContactDetailsQueryVariables }) {
  return useQuery<ContactDetailsQuery, ContactDetailsQueryVariables>(ContactDetailsDocument, options);
}

export function useContactBoardQuery(options: useQuery.Options<ContactBoardQuery, ContactBoardQueryVariables> & { returnPartialData?: false } & { variables: ContactBoardQueryVariables }) {
  return useQuery<ContactBoardQuery, ContactBoardQueryVariables>(ContactBoardDocument, options);
}

export function useContactNeighboursQuery(options: useQuery.Options<ContactNeighboursQuery, ContactNeighboursQueryVariables> & { returnPartialData?: false } & { variables: ContactNeighboursQueryVariables }) {
  return useQuery<ContactNeighboursQuery, ContactNeighboursQueryVariables>(ContactNeighboursDocument, options);
}

export function useSetContactStateMutation(options?: useMutation.Options<SetContactStateMutation, SetContactStateMutationVariables>) {
  return useMutation<SetContactStateMutation, SetContactStateMutationVariables>(SetContactStateDocument, options);
}

export function useAddContactNoteMutation(options?: useMutation.Options<AddContactNoteMutation, AddContactNoteMutationVariables>) {
  return useMutation<AddContactNoteMutation, AddContactNoteMutationVariables>(AddContactNoteDocument, options);
}

export function useSetContactNextDateMutation(options?: useMutation.Options<SetContactNextDateMutation, SetContactNextDateMutationVariables>) {
  return useMutation<SetContactNextDateMutation, SetContactNextDateMutationVariables>(SetContactNextDateDocument, options);
}

export function useSetContactNextDatesMutation(options?: useMutation.Options<SetContactNextDatesMutation, SetContactNextDatesMutationVariables>) {
  return useMutation<SetContactNextDatesMutation, SetContactNextDatesMutationVariables>(SetContactNextDatesDocument, options);
}

export function useSetContactsReadMutation(options?: useMutation.Options<SetContactsReadMutation, SetContactsReadMutationVariables>) {
  return useMutation<SetContactsReadMutation, SetContactsReadMutationVariables>(SetContactsReadDocument, options);
}

export function useSetContactStatesMutation(options?: useMutation.Options<SetContactStatesMutation, SetContactStatesMutationVariables>) {
  return useMutation<SetContactStatesMutation, SetContactStatesMutationVariables>(SetContactStatesDocument, options);
}

export function useSetContactsResponsibleMutation(options?: useMutation.Options<SetContactsResponsibleMutation, SetContactsResponsibleMutationVariables>) {
  return useMutation<SetContactsResponsibleMutation, SetContactsResponsibleMutationVariables>(SetContactsResponsibleDocument, options);
}

export function useUndoContactStatesMutation(options?: useMutation.Options<UndoContactStatesMutation, UndoContactStatesMutationVariables>) {
  return useMutation<UndoContactStatesMutation, UndoContactStatesMutationVariables>(UndoContactStatesDocument, options);
}

export function useSendablePropertiesQuery(options: useQuery.Options<SendablePropertiesQuery, SendablePropertiesQueryVariables> & { returnPartialData?: false } & { variables: SendablePropertiesQueryVariables }) {
  return useQuery<SendablePropertiesQuery, SendablePropertiesQueryVariables>(SendablePropertiesDocument, options);
}
