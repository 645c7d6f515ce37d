import type * as Types from 'domain/schema.generated.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContactLeadsQueryVariables = {
  selection: Types.ItemSelection;
  filter?: Types.ContactFilter | null | undefined;
};
export type ContactLeadsQuery = { contactLeads: { personIds: Array<string>, contactCount: number, withoutLead: number } };

export const ContactLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personIds"}},{"kind":"Field","name":{"kind":"Name","value":"contactCount"}},{"kind":"Field","name":{"kind":"Name","value":"withoutLead"}}]}}]}}]} as unknown as DocumentNode<ContactLeadsQuery, ContactLeadsQueryVariables>;
export function useContactLeadsQuery(options: useQuery.Options<ContactLeadsQuery, ContactLeadsQueryVariables> & { returnPartialData?: false } & { variables: ContactLeadsQueryVariables }) {
  return useQuery<ContactLeadsQuery, ContactLeadsQueryVariables>(ContactLeadsDocument, options);
}
