import type * as Types from 'domain/schema.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetupGuideQueryVariables = { [key: string]: never; };
export type SetupGuideQuery = { setupGuide: Array<{ key: Types.SetupStepKey, done: boolean, settled: boolean }> };
export type SettleSetupStepMutationVariables = {
  step: Types.SetupStepKey;
  settled: boolean;
};
export type SettleSetupStepMutation = { settleSetupStep: Array<{ key: Types.SetupStepKey, done: boolean, settled: boolean }> };

export const SetupGuideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupGuide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupGuide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}}]}}]} as unknown as DocumentNode<SetupGuideQuery, SetupGuideQueryVariables>;
export const SettleSetupStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleSetupStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetupStepKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleSetupStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"settled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}}]}}]}}]} as unknown as DocumentNode<SettleSetupStepMutation, SettleSetupStepMutationVariables>;
export function useSetupGuideQuery(options?: useQuery.Options<SetupGuideQuery, SetupGuideQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SetupGuideQuery, SetupGuideQueryVariables>(SetupGuideDocument, options);
}
export function useSettleSetupStepMutation(options?: useMutation.Options<SettleSetupStepMutation, SettleSetupStepMutationVariables>) {
  return useMutation<SettleSetupStepMutation, SettleSetupStepMutationVariables>(SettleSetupStepDocument, options);
}
