import '../../office.css';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useMatch } from 'react-router-dom';
import { useNotices } from '../../features/auth/phone/use-notices.ts';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { useLeadEvents } from '../../office-kit/events/use-lead-events.ts';
import { placeOf } from '../../office-kit/list/list-place.ts';
import { ServerAway } from '../../office-kit/session/server-away.tsx';
import { hiringRoles, leadRoles } from '../../office-kit/screen.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { OfficeMenu } from '../menu/office-menu.tsx';
import { AccountShell } from './account-shell.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { accountContent } from './account.content.ts';

/** The back office: the login, the menu at the side, and one tab at a time, each with its own address. */
export function AccountApp() {
  return (
    <>
      <SessionGate loading={<AccountShell />}>
        <a
          href="#content"
          className="sr-only rounded-field bg-pine text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
        >
          {accountContent.skip}
        </a>
        <LeadEvents />
        <Frame />
      </SessionGate>
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** Listens for changes, for accounts that work on enquiries or applications. */
function LeadEvents() {
  const { role } = useAccount() ?? {};
  return role !== undefined && hiringRoles.includes(role) ? <Listening /> : null;
}

function Listening() {
  useLeadEvents();
  useNotices();
  return null;
}

const OfflineOffice = lazy(async () => {
  const { OfflineOffice: component } = await import('../../features/person/admin/offline/offline-office.tsx');
  return { default: component };
});

/** What waits for the network, for accounts that work on leads. */
function Offline() {
  const { role } = useAccount() ?? {};
  if (role === undefined || !leadRoles.includes(role)) return null;
  return (
    <Suspense fallback={null}>
      <OfflineOffice />
    </Suspense>
  );
}

/** The menu beside the tab; a preview or a version has the whole width, as the site has it. */
function Frame() {
  const preview = [
    useMatch('/my-account/:tab/:id/preview'),
    useMatch('/my-account/:tab/:id/versions/:versionId'),
  ].some(Boolean);
  return (
    <div className={preview ? '' : 'lg:pl-58'}>
      {!preview && <OfficeMenu />}
      <div className={preview ? 'office-status at-foot' : 'office-status'}>
        <ServerAway texts={accountContent.serverAway} />
        <Offline />
      </div>
      <Content wide={preview} />
    </div>
  );
}

function Content({ wide }: { wide: boolean }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    // Focuses the opened tab, so that keyboard users continue inside it.
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className={`outline-none ${wide ? 'pb-24' : 'mx-auto max-w-[84rem] px-4 pt-6 pb-24 md:px-8'}`}
    >
      <ErrorBoundary key={pathname} {...accountContent.tabFailed}>
        <Suspense fallback={<p className="py-4 text-dense text-ink-muted">{accountContent.loading}</p>}>
          <AccountTabs />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
