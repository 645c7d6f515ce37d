import { Suspense, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { ServerAwayBanner } from '../../ui/server-away-banner.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountShell } from './account-shell.tsx';
import { accountContent } from './account.content.ts';
import { AccountTabs } from './account-tabs.tsx';

/** The back office: the login around it, the menu at its side, one tab at a time, each with its own address. */
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
        <div className="lg:pl-58">
          <AccountMenu />
          <ServerAwayBanner texts={accountContent.serverAway} />
          <Content />
        </div>
      </SessionGate>
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    // A chosen tab gets the focus, so that the keyboard goes on inside it.
    if (shownPath.current !== pathname) main.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className="mx-auto max-w-[84rem] px-4 pt-6 pb-24 outline-none md:px-8"
    >
      <ErrorBoundary key={pathname} {...accountContent.tabFailed}>
        <Suspense fallback={<p className="py-4 text-dense text-ink-muted">{accountContent.loading}</p>}>
          <AccountTabs />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
