/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When the authority allotted the land or the home: up to 1990, from 1991 to 2000, from 2001 to 2011, or later. */
export type AllotmentPeriod =
  | 'AFTER_2011'
  | 'UNTIL_1990'
  | 'UNTIL_2000'
  | 'UNTIL_2011';

/** Selects a page of an admin list. */
export type ListInput = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Show deleted items instead of current ones. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** The page, counted from 1 (the default). */
  page?: number | null | undefined;
  /** Items per page, 1 to 100; each list has its own default. */
  perPage?: number | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
  /** The field to sort by; `createdAt` by default. */
  sortBy?: string | null | undefined;
};

/** Where a rule applies: UP is Uttar Pradesh with its RERA; NOIDA, GREATER_NOIDA, YEIDA and GHAZIABAD are parts of it with rules of their own; the others are RERA authorities of other states. */
export type RuleAuthority =
  | 'GHAZIABAD'
  | 'GREATER_NOIDA'
  | 'HARYANA_GURUGRAM'
  | 'HARYANA_PANCHKULA'
  | 'MAHARASHTRA'
  | 'NOIDA'
  | 'UP'
  | 'YEIDA';

/** HIGH: an official text or several sources that agree. MEDIUM: the press or one good source. LOW: one weak source. */
export type RuleConfidence =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** The filter of the list of rules in the office; all given conditions must hold. */
export type RuleFilter = {
  /** Only rules of this authority. */
  authority?: RuleAuthority | null | undefined;
  /** Only rules that are valid today, or only the others. */
  isCurrent?: boolean | null | undefined;
};

/** A rule from the form of the office. */
export type RuleInput = {
  /** For allotments of which period; by default for all that no other record names. */
  allotment?: AllotmentPeriod | null | undefined;
  /** Where it applies; everywhere by default. */
  authority?: RuleAuthority | null | undefined;
  /** How reliable the value is. */
  confidence: RuleConfidence;
  /** Whether the caller has compared it with its source today. By default not: then it is as reported and not checked, unless it was checked before and stays the same. */
  isCompared?: boolean | null | undefined;
  /** Which rule it is, such as `duty.rate`. */
  key: string;
  /** What is unclear about it. */
  note?: string | null | undefined;
  /** Other values that sources give, written like the value; none by default, at most 5. */
  otherValues?: Array<string> | null | undefined;
  /** The address of the page that says so; a front page is refused. */
  sourceAddress?: string | null | undefined;
  /** The day of the text of the source, as YYYY-MM-DD. */
  sourceDate?: string | null | undefined;
  /** Where the value comes from, in words. */
  sourceTitle: string;
  /** What it is about; everything by default. */
  subject?: RuleSubject | null | undefined;
  /** Its first day, as YYYY-MM-DD; without it, the first day is not known. A rate of interest and a new value need one. */
  validFrom?: string | null | undefined;
  /** Its last day, as YYYY-MM-DD; none by default. */
  validTo?: string | null | undefined;
  /** Its value: a number in the unit of the rule, yes or no, the name of a reading, a day, a pattern, or words. */
  value: string;
};

/** What a rule is about: homes and plots for homes; shops and offices; plots for shops and offices. */
export type RuleSubject =
  | 'COMMERCIAL'
  | 'COMMERCIAL_PLOT'
  | 'HOME';

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type RuleFactsFragment = { id: string, updatedAt: string, key: string, value: string, otherValues: Array<string>, authority: RuleAuthority | null, subject: RuleSubject | null, allotment: AllotmentPeriod | null, validFrom: string | null, validTo: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedBy: string | null, checkedOn: string | null, confidence: RuleConfidence, note: string | null, isOld: boolean };

export type AdminRulesQueryVariables = Exact<{
  list?: ListInput | null | undefined;
  filter?: RuleFilter | null | undefined;
}>;


export type AdminRulesQuery = { adminRules: { totalCount: number, items: Array<{ id: string, updatedAt: string, key: string, value: string, otherValues: Array<string>, authority: RuleAuthority | null, subject: RuleSubject | null, allotment: AllotmentPeriod | null, validFrom: string | null, validTo: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedBy: string | null, checkedOn: string | null, confidence: RuleConfidence, note: string | null, isOld: boolean }> } };

export type EditedRuleQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedRuleQuery = { rule: { id: string, updatedAt: string, key: string, value: string, otherValues: Array<string>, authority: RuleAuthority | null, subject: RuleSubject | null, allotment: AllotmentPeriod | null, validFrom: string | null, validTo: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedBy: string | null, checkedOn: string | null, confidence: RuleConfidence, note: string | null, isOld: boolean }, history: Array<{ id: string, updatedAt: string, key: string, value: string, otherValues: Array<string>, authority: RuleAuthority | null, subject: RuleSubject | null, allotment: AllotmentPeriod | null, validFrom: string | null, validTo: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedBy: string | null, checkedOn: string | null, confidence: RuleConfidence, note: string | null, isOld: boolean }> };

export type CreateRuleMutationVariables = Exact<{
  input: RuleInput;
}>;


export type CreateRuleMutation = { rule: { id: string } };

export type UpdateRuleMutationVariables = Exact<{
  id: string | number;
  input: RuleInput;
  readAt?: string | null | undefined;
}>;


export type UpdateRuleMutation = { rule: { id: string } };

export type ReplaceRuleMutationVariables = Exact<{
  id: string | number;
  input: RuleInput;
}>;


export type ReplaceRuleMutation = { rule: { id: string } };

export type ConfirmRuleMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmRuleMutation = { rule: { id: string, updatedAt: string, key: string, value: string, otherValues: Array<string>, authority: RuleAuthority | null, subject: RuleSubject | null, allotment: AllotmentPeriod | null, validFrom: string | null, validTo: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedBy: string | null, checkedOn: string | null, confidence: RuleConfidence, note: string | null, isOld: boolean } };

export type RuleEffectQueryVariables = Exact<{
  id?: string | number | null | undefined;
  input: RuleInput;
  isNewValue?: boolean | null | undefined;
}>;


export type RuleEffectQuery = { ruleEffect: { count: number, isPartial: boolean, listings: Array<{ id: string, title: string, day: string }> } };

export const RuleFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"allotment"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}}]} as unknown as DocumentNode<RuleFactsFragment, unknown>;
export const AdminRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"allotment"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}}]} as unknown as DocumentNode<AdminRulesQuery, AdminRulesQueryVariables>;
export const EditedRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"editedRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"history"},"name":{"kind":"Name","value":"ruleHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"allotment"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}}]} as unknown as DocumentNode<EditedRuleQuery, EditedRuleQueryVariables>;
export const CreateRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"createRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateRuleMutation, CreateRuleMutationVariables>;
export const UpdateRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"updateRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateRuleMutation, UpdateRuleMutationVariables>;
export const ReplaceRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"replaceRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReplaceRuleMutation, ReplaceRuleMutationVariables>;
export const ConfirmRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"confirmRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"allotment"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}}]} as unknown as DocumentNode<ConfirmRuleMutation, ConfirmRuleMutationVariables>;
export const RuleEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RuleEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isNewValue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleEffect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"isNewValue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isNewValue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isPartial"}},{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}}]}}]}}]} as unknown as DocumentNode<RuleEffectQuery, RuleEffectQueryVariables>;
export function useAdminRulesQuery(options?: useQuery.Options<AdminRulesQuery, AdminRulesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminRulesQuery, AdminRulesQueryVariables>(AdminRulesDocument, options);
}

export function useEditedRuleQuery(options: useQuery.Options<EditedRuleQuery, EditedRuleQueryVariables> & { returnPartialData?: false } & { variables: EditedRuleQueryVariables }) {
  return useQuery<EditedRuleQuery, EditedRuleQueryVariables>(EditedRuleDocument, options);
}

export function useCreateRuleMutation(options?: useMutation.Options<CreateRuleMutation, CreateRuleMutationVariables>) {
  return useMutation<CreateRuleMutation, CreateRuleMutationVariables>(CreateRuleDocument, options);
}

export function useUpdateRuleMutation(options?: useMutation.Options<UpdateRuleMutation, UpdateRuleMutationVariables>) {
  return useMutation<UpdateRuleMutation, UpdateRuleMutationVariables>(UpdateRuleDocument, options);
}

export function useReplaceRuleMutation(options?: useMutation.Options<ReplaceRuleMutation, ReplaceRuleMutationVariables>) {
  return useMutation<ReplaceRuleMutation, ReplaceRuleMutationVariables>(ReplaceRuleDocument, options);
}

export function useConfirmRuleMutation(options?: useMutation.Options<ConfirmRuleMutation, ConfirmRuleMutationVariables>) {
  return useMutation<ConfirmRuleMutation, ConfirmRuleMutationVariables>(ConfirmRuleDocument, options);
}

export function useRuleEffectQuery(options: useQuery.Options<RuleEffectQuery, RuleEffectQueryVariables> & { returnPartialData?: false } & { variables: RuleEffectQueryVariables }) {
  return useQuery<RuleEffectQuery, RuleEffectQueryVariables>(RuleEffectDocument, options);
}
