import type * as Types from 'domain/schema.generated.ts';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlaceChoicesQueryVariables = {
  query: string;
};
export type PlaceChoicesQuery = { places: Array<{ id: string, key: string, kind: Types.PlaceKind, name: string, region: string | null }> };

export const PlaceChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlaceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"region"}}]}}]}}]} as unknown as DocumentNode<PlaceChoicesQuery, PlaceChoicesQueryVariables>;
export function usePlaceChoicesQuery(options: useQuery.Options<PlaceChoicesQuery, PlaceChoicesQueryVariables> & { returnPartialData?: false } & { variables: PlaceChoicesQueryVariables }) {
  return useQuery<PlaceChoicesQuery, PlaceChoicesQueryVariables>(PlaceChoicesDocument, options);
}
