import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { ConsultationBanner } from '../../features/contact/consultation-banner.tsx';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useUploadProgress } from '../../lib/form/upload-progress.ts';
import { CompanyName } from '../../ui/brand/company-name.ts';
import { SiteAddress } from '../../ui/site-address.ts';
import { CompareFoot } from '../../features/choices/compare-foot.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SocialLinks } from './social-links.tsx';

/** The frame of every public page. */
export function SiteLayout() {
  const { data } = useSiteSettingsQuery();
  return (
    <SiteAddress value={data?.settings.siteUrl ?? ''}>
      <CompanyName value={data?.settings.companyName ?? ''}>
        <a
          href="#content"
          className="sr-only rounded-field bg-pine text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
        >
          Skip to content
        </a>
        <NavigationProgress />
        <div className="contents print:hidden">
          {data && <Header settings={data.settings} />}
          {data && <SocialLinks settings={data.settings} />}
        </div>
        <main id="content" tabIndex={-1} className="peer outline-none has-[.quiet-page]:pb-20">
          <Outlet />
        </main>
        {/* A page that is a task of its own, and an error, end without it. */}
        <div className="peer-has-[.quiet-page]:hidden print:hidden">
          <ConsultationBanner />
        </div>
        <div className="contents print:hidden">
          {data && <Footer settings={data.settings} />}
          <CompareFoot />
          <OfflineNotice />
        </div>
        <ScrollRestoration />
      </CompanyName>
    </SiteAddress>
  );
}

/** A thin line at the top while the next page loads; uploads have their own progress bar. */
function NavigationProgress() {
  const { state } = useNavigation();
  const upload = useUploadProgress();
  if (state === 'idle' || upload !== null) return null;
  return (
    <div role="progressbar" aria-label="Loading" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-2/5 animate-pulse bg-brass" />
    </div>
  );
}
