import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeadCountsQueryVariables = {
  since?: string | null | undefined;
};
export type LeadCountsQuery = { leadCounts: { unreadContacts: number, unreadApplications: number, contactsSince: number, applicationsSince: number, at: string } };

export const LeadCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeadCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadContacts"}},{"kind":"Field","name":{"kind":"Name","value":"unreadApplications"}},{"kind":"Field","name":{"kind":"Name","value":"contactsSince"}},{"kind":"Field","name":{"kind":"Name","value":"applicationsSince"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<LeadCountsQuery, LeadCountsQueryVariables>;
export function useLeadCountsQuery(options?: useQuery.Options<LeadCountsQuery, LeadCountsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<LeadCountsQuery, LeadCountsQueryVariables>(LeadCountsDocument, options);
}
