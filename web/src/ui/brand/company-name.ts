import { createContext, use } from 'react';

/** The company’s current name, which the layout provides. */
export const CompanyName = createContext('');

export function useCompanyName(): string {
  return use(CompanyName);
}
