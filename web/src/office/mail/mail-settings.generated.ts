/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How the connection to the mail server is encrypted. */
export type MailSecurity =
  /** STARTTLS if the server offers it. Only for a server that SMTP_URL names, or with MAIL_ALLOW_PRIVATE_HOSTS. */
  | 'OFFERED'
  /** STARTTLS is required, usually on port 587. */
  | 'STARTTLS'
  /** TLS from the start, usually on port 465. */
  | 'TLS';

/** The settings for e-mail as the owner types them. */
export type MailSettingsInput = {
  /** The recipients of job applications. */
  applicationRecipients?: Array<string> | null | undefined;
  /** The recipients of enquiries. */
  enquiryRecipients?: Array<string> | null | undefined;
  /** The name of the mail server, such as smtp.example.com. Without it, nothing is sent. */
  host?: string | null | undefined;
  /** The recipients of brochure orders. */
  orderRecipients?: Array<string> | null | undefined;
  /** A new password. Without it, the stored one stays, as long as server and user stay. */
  password?: string | null | undefined;
  /** The port: 25, 465, 587 or 2525; 587 by default. */
  port?: number | null | undefined;
  /** The recipients of each kind without recipients of its own, at most 20. */
  recipients?: Array<string> | null | undefined;
  /** The encryption; STARTTLS by default. */
  security?: MailSecurity | null | undefined;
  /** The address of the sender. */
  senderAddress?: string | null | undefined;
  /** The name of the sender. */
  senderName?: string | null | undefined;
  /** The user; without one, the server needs no login. */
  user?: string | null | undefined;
};

/** A part of the settings for e-mail that the environment can give. */
export type MailSettingsPart =
  /** The general recipients, from MAIL_TO. */
  | 'RECIPIENTS'
  /** The address of the sender, from MAIL_FROM. */
  | 'SENDER'
  /** Server, port, encryption, user and password, from SMTP_URL. */
  | 'SERVER';

export type MailSettingsFieldsFragment = { sends: boolean, passwordUnreadable: boolean, host: string | null, port: number | null, security: MailSecurity | null, user: string | null, hasPassword: boolean, senderName: string | null, senderAddress: string | null, recipients: Array<string>, enquiryRecipients: Array<string>, applicationRecipients: Array<string>, orderRecipients: Array<string>, fromEnvironment: Array<MailSettingsPart>, privateHosts: boolean, updatedAt: string | null, updatedBy: string | null };

export type MailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MailSettingsQuery = { mailSettings: { sends: boolean, passwordUnreadable: boolean, host: string | null, port: number | null, security: MailSecurity | null, user: string | null, hasPassword: boolean, senderName: string | null, senderAddress: string | null, recipients: Array<string>, enquiryRecipients: Array<string>, applicationRecipients: Array<string>, orderRecipients: Array<string>, fromEnvironment: Array<MailSettingsPart>, privateHosts: boolean, updatedAt: string | null, updatedBy: string | null }, outboxSummary: { waiting: number, failed: number, uncertain: number, kept: number, lastSentAt: string | null } };

export type UpdateMailSettingsMutationVariables = Exact<{
  input: MailSettingsInput;
  readAt?: string | null | undefined;
}>;


export type UpdateMailSettingsMutation = { updateMailSettings: { sends: boolean, passwordUnreadable: boolean, host: string | null, port: number | null, security: MailSecurity | null, user: string | null, hasPassword: boolean, senderName: string | null, senderAddress: string | null, recipients: Array<string>, enquiryRecipients: Array<string>, applicationRecipients: Array<string>, orderRecipients: Array<string>, fromEnvironment: Array<MailSettingsPart>, privateHosts: boolean, updatedAt: string | null, updatedBy: string | null } };

export type SendTestMailMutationVariables = Exact<{
  to: string;
  input?: MailSettingsInput | null | undefined;
}>;


export type SendTestMailMutation = { sendTestMail: { sent: boolean, message: string } };

export const MailSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"passwordUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"applicationRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"fromEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"privateHosts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<MailSettingsFieldsFragment, unknown>;
export const MailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailSettingsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outboxSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"uncertain"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"passwordUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"applicationRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"fromEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"privateHosts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<MailSettingsQuery, MailSettingsQueryVariables>;
export const UpdateMailSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMailSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMailSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailSettingsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sends"}},{"kind":"Field","name":{"kind":"Name","value":"passwordUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"security"}},{"kind":"Field","name":{"kind":"Name","value":"user"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"senderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"applicationRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"fromEnvironment"}},{"kind":"Field","name":{"kind":"Name","value":"privateHosts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]} as unknown as DocumentNode<UpdateMailSettingsMutation, UpdateMailSettingsMutationVariables>;
export const SendTestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailSettingsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendTestMailMutation, SendTestMailMutationVariables>;
export function useMailSettingsQuery(options?: useQuery.Options<MailSettingsQuery, MailSettingsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<MailSettingsQuery, MailSettingsQueryVariables>(MailSettingsDocument, options);
}

export function useUpdateMailSettingsMutation(options?: useMutation.Options<UpdateMailSettingsMutation, UpdateMailSettingsMutationVariables>) {
  return useMutation<UpdateMailSettingsMutation, UpdateMailSettingsMutationVariables>(UpdateMailSettingsDocument, options);
}

export function useSendTestMailMutation(options?: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>) {
  return useMutation<SendTestMailMutation, SendTestMailMutationVariables>(SendTestMailDocument, options);
}
