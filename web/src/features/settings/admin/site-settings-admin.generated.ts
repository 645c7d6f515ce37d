/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The company as the admin types it. */
export type SiteSettingsInput = {
  /** The office’s address. */
  address: string;
  /** The end of the countdown on the “coming soon” page. */
  comingSoonDate: string;
  /** The company’s name. */
  companyName: string;
  /** The text “About the Builder” that the form of a new property begins with. If it is left out, it does not change; an empty text removes it. */
  defaultAboutBuilder?: string | null | undefined;
  /** The disclaimer that the form of a new property begins with. If it is left out, it does not change; an empty text removes it. */
  defaultDisclaimer?: string | null | undefined;
  /** Facebook page. */
  facebookUrl?: string | null | undefined;
  /** E-mail address for everything else. */
  infoEmail: string;
  /** Instagram page. */
  instagramUrl?: string | null | undefined;
  /** The office’s latitude in degrees. */
  latitude: number;
  /** LinkedIn page. */
  linkedinUrl?: string | null | undefined;
  /** The share of a price, in percent, that the EMI calculator starts with; 1 to 100. If it is left out, it does not change. */
  loanSharePercent?: number | null | undefined;
  /** The office’s longitude in degrees. */
  longitude: number;
  /** A property is near the metro up to this straight distance from an open station, in metres; 100 to 5,000. If it is left out, it does not change. */
  nearMetroMetres?: number | null | undefined;
  /** Phone numbers, one to four; the first is the main one. */
  phones: Array<string>;
  /** Its registration number. */
  registrationNumber: string;
  /** The last day of its registration as an agent, as YYYY-MM-DD. If it is left out, it does not change; an empty text removes it. */
  registrationValidTo?: string | null | undefined;
  /** E-mail address of the sales team. */
  salesEmail: string;
  /** Its slogan. */
  slogan: string;
  /** WhatsApp number. */
  whatsappNumber: string;
  /** YouTube channel. */
  youtubeUrl?: string | null | undefined;
};

export type CompanySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySettingsQuery = { settings: { defaultAboutBuilder: string | null, defaultDisclaimer: string | null, nearMetroMetres: number, registrationValidTo: string | null, updatedAt: string | null, updatedBy: string | null, companyName: string, slogan: string, registrationNumber: string, phones: Array<string>, salesEmail: string, infoEmail: string, whatsappNumber: string, address: string, latitude: number, longitude: number, facebookUrl: string, instagramUrl: string, linkedinUrl: string, youtubeUrl: string, loanSharePercent: number, comingSoonDate: string } };

export type UpdateSettingsMutationVariables = Exact<{
  input: SiteSettingsInput;
  readAt?: string | null | undefined;
}>;


export type UpdateSettingsMutation = { updateSettings: { defaultAboutBuilder: string | null, defaultDisclaimer: string | null, nearMetroMetres: number, registrationValidTo: string | null, updatedAt: string | null, updatedBy: string | null, companyName: string, slogan: string, registrationNumber: string, phones: Array<string>, salesEmail: string, infoEmail: string, whatsappNumber: string, address: string, latitude: number, longitude: number, facebookUrl: string, instagramUrl: string, linkedinUrl: string, youtubeUrl: string, loanSharePercent: number, comingSoonDate: string } };


export const CompanySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteFacts"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDisclaimer"}},{"kind":"Field","name":{"kind":"Name","value":"nearMetroMetres"}},{"kind":"Field","name":{"kind":"Name","value":"registrationValidTo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"salesEmail"}},{"kind":"Field","name":{"kind":"Name","value":"infoEmail"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"loanSharePercent"}},{"kind":"Field","name":{"kind":"Name","value":"comingSoonDate"}}]}}]} as unknown as DocumentNode<CompanySettingsQuery, CompanySettingsQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteFacts"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDisclaimer"}},{"kind":"Field","name":{"kind":"Name","value":"nearMetroMetres"}},{"kind":"Field","name":{"kind":"Name","value":"registrationValidTo"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"slogan"}},{"kind":"Field","name":{"kind":"Name","value":"registrationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"salesEmail"}},{"kind":"Field","name":{"kind":"Name","value":"infoEmail"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"facebookUrl"}},{"kind":"Field","name":{"kind":"Name","value":"instagramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkedinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"youtubeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"loanSharePercent"}},{"kind":"Field","name":{"kind":"Name","value":"comingSoonDate"}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export function useCompanySettingsQuery(options?: useQuery.Options<CompanySettingsQuery, CompanySettingsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<CompanySettingsQuery, CompanySettingsQueryVariables>(CompanySettingsDocument, options);
}

export function useUpdateSettingsMutation(options?: useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>) {
  return useMutation<UpdateSettingsMutation, UpdateSettingsMutationVariables>(UpdateSettingsDocument, options);
}
