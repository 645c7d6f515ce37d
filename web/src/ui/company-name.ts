import { createContext, use } from 'react';

/** What the company is called at present; the layout of the site says it. */
export const CompanyName = createContext('');

export function useCompanyName(): string {
  return use(CompanyName);
}
