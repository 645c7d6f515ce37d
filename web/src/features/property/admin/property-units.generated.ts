/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The direction that the main door faces. */
export type Facing =
  | 'EAST'
  | 'NORTH'
  | 'NORTH_EAST'
  | 'NORTH_WEST'
  | 'SOUTH'
  | 'SOUTH_EAST'
  | 'SOUTH_WEST'
  | 'WEST';

/** What the heading of a foreign file means. */
export type HeadingInput = {
  /** One of our columns; null leaves the heading out. */
  column?: string | null | undefined;
  /** The heading as the file has it. */
  heading: string;
};

/** A unit to save: a new one, or a stored one as it was read. */
export type SavedUnitInput = {
  /** The day of this state. A day as YYYY-MM-DD. */
  asOn?: string | null | undefined;
  /** Its carpet area, if it differs from that of its configuration. In square feet. */
  carpet?: number | null | undefined;
  /** The key of its configuration; null if not known. */
  configuration?: string | null | undefined;
  /** Where its door faces; null if not known. */
  facing?: Facing | null | undefined;
  /** Its floor; 0 is the ground floor. */
  floor?: number | null | undefined;
  /** When a HOLD ends; required for a HOLD, refused for any other status. */
  holdUntil?: string | null | undefined;
  /** The person it is held for, in the office’s words. */
  holder?: string | null | undefined;
  /** The id of a stored unit; null for a new one. */
  id?: string | number | null | undefined;
  /** The names of its location charges (PLC). */
  locationCharges?: Array<string> | null | undefined;
  /** Its number, such as “A-1204”; no two of a tower have the same. */
  number: string;
  /** Its basic price; null for that of its configuration, or by its rate. In whole rupees. */
  price?: number | null | undefined;
  /** Its basic rate in rupees per sq ft of carpet area; null for a price, or for what the project asks. A decimal number as text. */
  rate?: string | null | undefined;
  /** The `revision` that was read of a stored unit. */
  revision?: number | null | undefined;
  /** Where this is from, such as “Price list of the builder”. */
  source?: string | null | undefined;
  /** Whether it is available; AVAILABLE by default. */
  status?: UnitStatus | null | undefined;
  /** Its super built-up area, if it differs; not a legal measure. In square feet. */
  superArea?: number | null | undefined;
  /** The key of its tower. */
  tower: string;
};

/** Whether a unit is available. A HOLD ends by itself and makes the unit AVAILABLE again. */
export type UnitStatus =
  | 'AGREEMENT'
  | 'AVAILABLE'
  | 'BLOCKED_BY_BUILDER'
  | 'BOOKED'
  | 'HOLD'
  | 'NOT_RELEASED'
  | 'REGISTERED'
  | 'RESALE';

export type UnitFactsFragment = { id: string, revision: number, number: string, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, locationCharges: Array<string> | null, carpet: number | null, superArea: number | null, price: number | null, rate: string | null, status: UnitStatus | null, holdUntil: string | null, holder: string | null, source: string | null, asOn: string | null };

export type PropertyUnitsQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyUnitsQuery = { property: { id: string, title: string, showsUnitNumbers: boolean, towers: Array<{ key: string, name: string }>, configurations: Array<{ key: string, name: string }> }, units: Array<{ id: string, revision: number, number: string, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, locationCharges: Array<string> | null, carpet: number | null, superArea: number | null, price: number | null, rate: string | null, status: UnitStatus | null, holdUntil: string | null, holder: string | null, source: string | null, asOn: string | null }> };

export type SaveUnitsMutationVariables = Exact<{
  id: string | number;
  units: Array<SavedUnitInput> | SavedUnitInput;
}>;


export type SaveUnitsMutation = { saveUnits: { saved: Array<{ id: string, revision: number, number: string, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, locationCharges: Array<string> | null, carpet: number | null, superArea: number | null, price: number | null, rate: string | null, status: UnitStatus | null, holdUntil: string | null, holder: string | null, source: string | null, asOn: string | null }>, failures: Array<{ index: number, field: string, message: string }>, questions: Array<{ index: number, field: string, message: string }> } };

export type RemoveUnitsMutationVariables = Exact<{
  id: string | number;
  ids: Array<string | number> | string | number;
}>;


export type RemoveUnitsMutation = { removeUnits: number };

export type ShowUnitNumbersMutationVariables = Exact<{
  id: string | number;
  shown: boolean;
}>;


export type ShowUnitNumbersMutation = { showUnitNumbers: boolean };

export type UnitFileQueryVariables = Exact<{
  id: string | number;
}>;


export type UnitFileQuery = { unitFile: string };

export type ImportUnitsMutationVariables = Exact<{
  id: string | number;
  text: string;
  headings: Array<HeadingInput> | HeadingInput;
  isComplete: boolean;
  dryRun: boolean;
}>;


export type ImportUnitsMutation = { importUnits: { errorCount: number, added: number, changed: number, unchanged: number, removed: number, saved: boolean, headings: Array<{ heading: string, column: string | null }>, questions: Array<{ line: number, heading: string, message: string }>, errors: Array<{ line: number, heading: string, message: string }> } };

export const UnitFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Unit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"locationCharges"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}}]} as unknown as DocumentNode<UnitFactsFragment, unknown>;
export const PropertyUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"property"},"name":{"kind":"Name","value":"editedProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"showsUnitNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"towers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"units"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Unit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"locationCharges"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}}]} as unknown as DocumentNode<PropertyUnitsQuery, PropertyUnitsQueryVariables>;
export const SaveUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"units"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedUnitInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveUnits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"units"},"value":{"kind":"Variable","name":{"kind":"Name","value":"units"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnitFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnitFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Unit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"locationCharges"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}}]} as unknown as DocumentNode<SaveUnitsMutation, SaveUnitsMutationVariables>;
export const RemoveUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUnits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveUnitsMutation, RemoveUnitsMutationVariables>;
export const ShowUnitNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowUnitNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showUnitNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}}]}]}}]} as unknown as DocumentNode<ShowUnitNumbersMutation, ShowUnitNumbersMutationVariables>;
export const UnitFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UnitFileQuery, UnitFileQueryVariables>;
export const ImportUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUnits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"headings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeadingInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isComplete"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUnits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"headings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"headings"}}},{"kind":"Argument","name":{"kind":"Name","value":"isComplete"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isComplete"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"headings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"saved"}}]}}]}}]} as unknown as DocumentNode<ImportUnitsMutation, ImportUnitsMutationVariables>;
export function usePropertyUnitsQuery(options: useQuery.Options<PropertyUnitsQuery, PropertyUnitsQueryVariables> & { returnPartialData?: false } & { variables: PropertyUnitsQueryVariables }) {
  return useQuery<PropertyUnitsQuery, PropertyUnitsQueryVariables>(PropertyUnitsDocument, options);
}

export function useSaveUnitsMutation(options?: useMutation.Options<SaveUnitsMutation, SaveUnitsMutationVariables>) {
  return useMutation<SaveUnitsMutation, SaveUnitsMutationVariables>(SaveUnitsDocument, options);
}

export function useRemoveUnitsMutation(options?: useMutation.Options<RemoveUnitsMutation, RemoveUnitsMutationVariables>) {
  return useMutation<RemoveUnitsMutation, RemoveUnitsMutationVariables>(RemoveUnitsDocument, options);
}

export function useShowUnitNumbersMutation(options?: useMutation.Options<ShowUnitNumbersMutation, ShowUnitNumbersMutationVariables>) {
  return useMutation<ShowUnitNumbersMutation, ShowUnitNumbersMutationVariables>(ShowUnitNumbersDocument, options);
}

export function useUnitFileQuery(options: useQuery.Options<UnitFileQuery, UnitFileQueryVariables> & { returnPartialData?: false } & { variables: UnitFileQueryVariables }) {
  return useQuery<UnitFileQuery, UnitFileQueryVariables>(UnitFileDocument, options);
}

export function useImportUnitsMutation(options?: useMutation.Options<ImportUnitsMutation, ImportUnitsMutationVariables>) {
  return useMutation<ImportUnitsMutation, ImportUnitsMutationVariables>(ImportUnitsDocument, options);
}
