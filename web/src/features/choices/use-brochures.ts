import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';

/** Whether visitors can order printed brochures; without them there is no cart. */
export function useBrochures(): boolean {
  const { data } = useSiteSettingsQuery();
  return data?.settings.hiddenPages.includes('/cart') === false;
}
