import { useAccount } from '../../../office-kit/session/use-account.ts';
import { useExportAccessQuery } from './contact-admin.generated.ts';

/** Whether the account may download leads and enquiries: owners may, and sales unless an owner has switched it off. */
export function useMayExport(): boolean {
  const isSales = useAccount()?.role === 'SALES';
  const { data } = useExportAccessQuery({ skip: !isSales });
  return !isSales || data?.leadAccess.exports === true;
}
