/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What ends or falls due. */
export type ExpiryKind =
  /** The written authority of a promoter or an owner. */
  | 'AUTHORITY'
  /** The registration of the company as an agent. */
  | 'COMPANY_AGENT'
  /** The extension that was applied for. */
  | 'EXTENSION'
  /** The registration of a person of the team as an agent. */
  | 'PERSON_AGENT'
  /** The next check of the authority’s portal. */
  | 'PORTAL_CHECK'
  /** The registration of a project. */
  | 'REGISTRATION'
  /** The day from which a person without a certificate may not advertise. */
  | 'TRAINING';

export type DashboardEnquiryFragment = { id: string, name: string | null, phone: string | null, phoneE164: string | null, propertyTitle: string | null, source: ContactSource, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string };

export type DashboardInterestFragment = { id: string, title: string, slug: string, viewCount: number, enquiryCount: number };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { leads: { newContacts: number, overdueContacts: number, newApplications: number, contacts: number, applications: number, overdue: Array<{ id: string, name: string | null, phone: string | null, phoneE164: string | null, propertyTitle: string | null, source: ContactSource, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string }>, today: Array<{ id: string, name: string | null, phone: string | null, phoneE164: string | null, propertyTitle: string | null, source: ContactSource, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string }>, tomorrow: Array<{ id: string, name: string | null, phone: string | null, phoneE164: string | null, propertyTitle: string | null, source: ContactSource, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string }>, latest: Array<{ id: string, name: string | null, phone: string | null, phoneE164: string | null, propertyTitle: string | null, source: ContactSource, state: ContactState, unread: boolean, nextAt: string | null, createdAt: string }>, weeks: Array<{ startsAt: string, sources: Array<{ source: ContactSource, count: number }> }> } | null, content: { rulesToEnter: Array<string>, properties: number, expiringCount: number, openReports: number, draftCount: number, propertiesWithoutPictures: number, expiring: Array<{ kind: ExpiryKind, day: string, daysLeft: number, itemId: string | null, name: string }>, reports: Array<{ id: string, propertyTitle: string, answerBy: string | null, overdue: boolean }>, drafts: Array<{ id: string, title: string, isStory: boolean }>, toComplete: Array<{ id: string, title: string, completeness: { percent: number } }>, withoutPictures: Array<{ id: string, title: string, slug: string, viewCount: number, enquiryCount: number }>, mostViewed: Array<{ id: string, title: string, slug: string, viewCount: number, enquiryCount: number }>, mostEnquired: Array<{ id: string, title: string, slug: string, viewCount: number, enquiryCount: number }> } | null } };

export const DashboardEnquiryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DashboardEnquiryFragment, unknown>;
export const DashboardInterestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardInterest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInterest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}}]}}]} as unknown as DocumentNode<DashboardInterestFragment, unknown>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newContacts"}},{"kind":"Field","name":{"kind":"Name","value":"overdueContacts"}},{"kind":"Field","name":{"kind":"Name","value":"newApplications"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tomorrow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardEnquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rulesToEnter"}},{"kind":"Field","name":{"kind":"Name","value":"properties"}},{"kind":"Field","name":{"kind":"Name","value":"expiringCount"}},{"kind":"Field","name":{"kind":"Name","value":"expiring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpiryFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftCount"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isStory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"toComplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertiesWithoutPictures"}},{"kind":"Field","name":{"kind":"Name","value":"withoutPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardInterest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostViewed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardInterest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostEnquired"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardInterest"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardEnquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTitle"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpiryFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Expiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardInterest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInterest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export function useDashboardQuery(options?: useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) {
  return useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
}
