import type * as Types from 'domain/schema.generated.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TextClaimsQueryVariables = {
  texts: Array<Types.TypedText> | Types.TypedText;
};
export type TextClaimsQuery = { textClaims: Array<{ field: string, sentence: string, claim: string }> };

export const TextClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"texts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TypedText"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"texts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"texts"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}}]}}]}}]} as unknown as DocumentNode<TextClaimsQuery, TextClaimsQueryVariables>;
export function useTextClaimsQuery(options: useQuery.Options<TextClaimsQuery, TextClaimsQueryVariables> & { returnPartialData?: false } & { variables: TextClaimsQueryVariables }) {
  return useQuery<TextClaimsQuery, TextClaimsQueryVariables>(TextClaimsDocument, options);
}
