import type { SiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { hasNetworks, NetworkList } from '../../ui/network-list.tsx';

/** Four social links at the left edge of a window that has room beside its text; others have them in the footer. */
export function SocialLinks({ settings }: { settings: SiteSettingsQuery['settings'] }) {
  if (!hasNetworks(settings)) return null;
  return (
    <nav
      aria-label="Social media"
      className="fixed top-1/2 left-0 z-20 hidden -translate-y-1/2 rounded-r-field border border-l-0 border-line bg-card text-ink-muted min-[85.375rem]:block"
    >
      <NetworkList pages={settings} />
    </nav>
  );
}

/** The same links in a row. */
export function SocialRow({ settings }: { settings: SiteSettingsQuery['settings'] }) {
  if (!hasNetworks(settings)) return null;
  return (
    <nav aria-label="Social media" className="-mx-2 md:mt-4 min-[85.375rem]:hidden">
      <NetworkList pages={settings} className="flex" />
    </nav>
  );
}
