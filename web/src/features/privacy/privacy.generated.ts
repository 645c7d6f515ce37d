import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type PrivacySettingsQueryVariables = { [key: string]: never; };
export type PrivacySettingsQuery = { settings: { facts: { officer: string | null }, privacy: { enquiryMonths: number, applicationMonths: number, logMonths: number, alertMonths: number, grievanceDays: number, boardUrl: string } } };

export const PrivacySettingsDocument: PageDocument<PrivacySettingsQuery, PrivacySettingsQueryVariables> = {
  name: 'PrivacySettings',
  text: "query PrivacySettings{settings{facts{officer}privacy{enquiryMonths applicationMonths logMonths alertMonths grievanceDays boardUrl}}}",
};
export function usePrivacySettingsQuery(options?: PageQueryOptions<PrivacySettingsQueryVariables>) {
  return usePageQuery(PrivacySettingsDocument, options);
}
