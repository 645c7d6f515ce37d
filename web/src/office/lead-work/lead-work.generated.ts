/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kinds of steps in the work on an enquiry or an application. */
export type LeadEventKind =
  | 'CORRECTION'
  | 'HANDED_OVER'
  | 'NEXT_DATE'
  | 'NOTE'
  | 'STATE';

export type LeadEventFragment = { kind: LeadEventKind, at: string, by: string, text: string | null, state: string | null, nextAt: string | null, reason: string | null, person: string | null, corrections: Array<{ field: string, before: string | null }> | null };

export const LeadEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeadEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"}}]}}]} as unknown as DocumentNode<LeadEventFragment, unknown>;