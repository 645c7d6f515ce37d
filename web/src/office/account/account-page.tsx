import { lazy, Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import { keepInstallPrompt } from '../../features/auth/phone/install-prompt.ts';
import { useBrowserFact } from '../../lib/browser/browser-store.ts';
import { AccountShell } from './account-shell.tsx';

// Before the office itself, because the browser makes its offer once.
if (typeof window !== 'undefined') keepInstallPrompt();

const OfficeClient = lazy(async () => {
  const { OfficeClient: component } = await import('../../office-kit/session/office-client.tsx');
  return { default: component };
});

const AccountApp = lazy(async () => {
  const { AccountApp: component } = await import('./account-app.tsx');
  return { default: component };
});

/** Opened by a link, without a login. */
const PasswordLinkScreen = lazy(async () => {
  const { PasswordLinkScreen: component } =
    await import('../../features/auth/password/password-link-screen.tsx');
  return { default: component };
});

/** My Account: the server sends only a shell; the back office runs in the browser, after the login. */
export function Component() {
  const inBrowser = useBrowserFact(() => true);
  const byLink = useMatch('/my-account/choose-password') !== null;
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* The bar of a phone keeps clear of the line below which it is swiped away. */}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {inBrowser ? (
        <Suspense fallback={<AccountShell />}>
          <OfficeClient>{byLink ? <PasswordLinkScreen /> : <AccountApp />}</OfficeClient>
        </Suspense>
      ) : (
        <AccountShell />
      )}
    </>
  );
}
