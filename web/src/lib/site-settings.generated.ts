import type { PageDocument } from './server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from './server/use-page-query.ts';
export type SiteFactsFragment = { companyName: string, slogan: string, registrationNumber: string, phones: Array<string>, salesEmail: string, infoEmail: string, whatsappNumber: string, address: string, latitude: number, longitude: number, facebookUrl: string, instagramUrl: string, linkedinUrl: string, youtubeUrl: string, loanSharePercent: number };
export type SiteSettingsQueryVariables = { [key: string]: never; };
export type SiteSettingsQuery = { settings: { siteUrl: string, changedPages: Array<string>, hiddenPages: Array<string>, companyName: string, slogan: string, registrationNumber: string, phones: Array<string>, salesEmail: string, infoEmail: string, whatsappNumber: string, address: string, latitude: number, longitude: number, facebookUrl: string, instagramUrl: string, linkedinUrl: string, youtubeUrl: string, loanSharePercent: number, facts: { opens: string | null, closes: string | null, days: string | null, answer: string | null } } };

export const SiteSettingsDocument: PageDocument<SiteSettingsQuery, SiteSettingsQueryVariables> = {
  name: 'SiteSettings',
  text: "query SiteSettings{settings{...SiteFacts siteUrl changedPages hiddenPages facts{opens closes days answer}}}fragment SiteFacts on SiteSettings{companyName slogan registrationNumber phones salesEmail infoEmail whatsappNumber address latitude longitude facebookUrl instagramUrl linkedinUrl youtubeUrl loanSharePercent}",
};
export function useSiteSettingsQuery(options?: PageQueryOptions<SiteSettingsQueryVariables>) {
  return usePageQuery(SiteSettingsDocument, options);
}
