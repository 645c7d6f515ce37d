/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type NumbersQuery = { dashboard: { leads: { weeks: Array<{ startsAt: string, sources: Array<{ source: Types.ContactSource, count: number }> }> } | null, content: { mostViewed: Array<{ id: string, title: string, slug: string, viewCount: number, enquiryCount: number }>, mostEnquired: Array<{ id: string, title: string, slug: string, viewCount: number, enquiryCount: number }> } | null } };


export const NumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mostViewed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardInterest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mostEnquired"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardInterest"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardInterest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInterest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"viewCount"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}}]}}]} as unknown as DocumentNode<NumbersQuery, NumbersQueryVariables>;
export function useNumbersQuery(options?: useQuery.Options<NumbersQuery, NumbersQueryVariables> & { returnPartialData?: false }) {
  return useQuery<NumbersQuery, NumbersQueryVariables>(NumbersDocument, options);
}
