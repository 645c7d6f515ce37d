import type * as Types from 'domain/schema.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LoginMutationVariables = {
  username: string;
  password: string;
  code?: string | null | undefined;
  stays?: boolean | null | undefined;
};
export type LoginMutation = { login: { token: string, message: string, admin: { id: string, mustChangePassword: boolean } } };
export type StartPasskeyLoginMutationVariables = { [key: string]: never; };
export type StartPasskeyLoginMutation = { startPasskeyLogin: string };
export type LoginWithPasskeyMutationVariables = {
  answer: string;
  stays?: boolean | null | undefined;
};
export type LoginWithPasskeyMutation = { loginWithPasskey: { token: string, message: string } };
export type ConfirmSessionMutationVariables = {
  input: Types.ConfirmSessionInput;
};
export type ConfirmSessionMutation = { confirmSession: { token: string, message: string } };
export type LogoutMutationVariables = { [key: string]: never; };
export type LogoutMutation = { logout: { id: string } };
export type PasswordLinkQueryVariables = {
  token: string;
};
export type PasswordLinkQuery = { passwordLink: { username: string, role: Types.AdminRole, invited: boolean, expiresAt: string } };
export type ChoosePasswordMutationVariables = {
  token: string;
  newPassword: string;
};
export type ChoosePasswordMutation = { choosePassword: { username: string, token: string | null } };
export type SendsPasswordLinksQueryVariables = { [key: string]: never; };
export type SendsPasswordLinksQuery = { sendsPasswordLinks: boolean };
export type RequestPasswordLinkMutationVariables = {
  email: string;
};
export type RequestPasswordLinkMutation = { requestPasswordLink: boolean };

export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stays"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"stays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stays"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const StartPasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeyLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyLogin"}}]}}]} as unknown as DocumentNode<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables>;
export const LoginWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stays"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"stays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stays"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>;
export const ConfirmSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmSessionMutation, ConfirmSessionMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const PasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const ChoosePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChoosePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choosePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<ChoosePasswordMutation, ChoosePasswordMutationVariables>;
export const SendsPasswordLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendsPasswordLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsPasswordLinks"}}]}}]} as unknown as DocumentNode<SendsPasswordLinksQuery, SendsPasswordLinksQueryVariables>;
export const RequestPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>;
export function useLoginMutation(options?: useMutation.Options<LoginMutation, LoginMutationVariables>) {
  return useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
}
export function useStartPasskeyLoginMutation(options?: useMutation.Options<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables>) {
  return useMutation<StartPasskeyLoginMutation, StartPasskeyLoginMutationVariables>(StartPasskeyLoginDocument, options);
}
export function useLoginWithPasskeyMutation(options?: useMutation.Options<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>) {
  return useMutation<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>(LoginWithPasskeyDocument, options);
}
export function useConfirmSessionMutation(options?: useMutation.Options<ConfirmSessionMutation, ConfirmSessionMutationVariables>) {
  return useMutation<ConfirmSessionMutation, ConfirmSessionMutationVariables>(ConfirmSessionDocument, options);
}
export function useLogoutMutation(options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) {
  return useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
}
export function usePasswordLinkQuery(options: useQuery.Options<PasswordLinkQuery, PasswordLinkQueryVariables> & { returnPartialData?: false } & { variables: PasswordLinkQueryVariables }) {
  return useQuery<PasswordLinkQuery, PasswordLinkQueryVariables>(PasswordLinkDocument, options);
}
export function useChoosePasswordMutation(options?: useMutation.Options<ChoosePasswordMutation, ChoosePasswordMutationVariables>) {
  return useMutation<ChoosePasswordMutation, ChoosePasswordMutationVariables>(ChoosePasswordDocument, options);
}
export function useSendsPasswordLinksQuery(options?: useQuery.Options<SendsPasswordLinksQuery, SendsPasswordLinksQueryVariables> & { returnPartialData?: false }) {
  return useQuery<SendsPasswordLinksQuery, SendsPasswordLinksQueryVariables>(SendsPasswordLinksDocument, options);
}
export function useRequestPasswordLinkMutation(options?: useMutation.Options<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>) {
  return useMutation<RequestPasswordLinkMutation, RequestPasswordLinkMutationVariables>(RequestPasswordLinkDocument, options);
}
