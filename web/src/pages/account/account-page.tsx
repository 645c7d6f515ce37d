import { lazy, Suspense, useSyncExternalStore } from 'react';
import { AccountShell } from './account-shell.tsx';

const AccountApp = lazy(async () => {
  const { AccountApp: component } = await import('./account-app.tsx');
  return { default: component };
});

/** My Account: the server sends only a shell; the back office runs in the browser, after the login. */
export function Component() {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <>
      <meta name="robots" content="noindex" />
      {inBrowser ? (
        <Suspense fallback={<AccountShell />}>
          <AccountApp />
        </Suspense>
      ) : (
        <AccountShell />
      )}
    </>
  );
}

function neverChanges() {
  return () => undefined;
}
