import { createContext, use } from 'react';

/** The present name of the company; the layout provides it. */
export const CompanyName = createContext('');

export function useCompanyName(): string {
  return use(CompanyName);
}
