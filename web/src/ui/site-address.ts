import { createContext, use } from 'react';

/** The public address of the site, such as `https://homes.example.com`, which the layout provides. */
export const SiteAddress = createContext('');

/**
 * A path of the site as the whole address that search engines want; undefined if the site does not know its public
 * address, because a wrong one would take its pages out of the results.
 */
export function usePublicAddress(path: string | undefined): string | undefined {
  const site = use(SiteAddress);
  return isPublicSite(site) && path ? new URL(path, site).href : undefined;
}

/** Whether an address is one under which others find the site. */
export function isPublicSite(site: string): boolean {
  return site !== '' && !/^https?:\/\/localhost(?::|$)/.test(site);
}
