import { useAccount } from '../../office-kit/session/use-account.ts';
import { useOffersQuery } from '../offers.generated.ts';

const couponScreens: readonly string[] = ['settings/coupons'];

/** The paths of the screens of what the company does not offer; no list of screens has them. */
export function useHiddenScreens(): readonly string[] {
  const { data } = useOffersQuery({ skip: useAccount()?.role !== 'OWNER' });
  const hasCoupons = !data || (data.settings.sendsBrochures && data.settings.takesCoupons);
  return hasCoupons ? [] : couponScreens;
}
