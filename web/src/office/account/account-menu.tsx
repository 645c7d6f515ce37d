import { useApolloClient } from '@apollo/client/react';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { LogoutDocument } from '../../features/auth/auth.generated.ts';
import { dropToken } from '../../lib/session.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { UnreadBadge } from '../../features/lead/admin/unread-badge.tsx';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { Brand } from '../../ui/brand.tsx';
import { ThemeToggle } from '../../ui/root-toggle.tsx';
import { accountContent } from './account.content.ts';
import { screens } from './screens.ts';

const itemClass =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left text-dense font-medium text-on-band/90 hover:bg-on-band/10 hover:text-on-band focus-visible:outline-on-band aria-[current=page]:bg-on-band/16 aria-[current=page]:font-semibold aria-[current=page]:text-on-band lg:min-h-9';

/** The side menu; on phones, a bar at the top opens it. */
export function AccountMenu() {
  const { data } = useSiteSettingsQuery();
  const { pathname } = useLocation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const companyName = data?.settings.companyName ?? '';

  function close() {
    if (disclosure.current) disclosure.current.open = false;
  }
  useEffect(() => {
    close();
  }, [pathname]);
  useEffect(() => {
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') close();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between bg-footer px-4 text-on-band lg:hidden">
        <Brand companyName={companyName} onBand reloadDocument />
        <details ref={disclosure} className="group">
          <summary
            aria-label={accountContent.openMenu}
            className="-mr-2 flex size-11 list-none items-center justify-center rounded-field hover:bg-on-band/10 focus-visible:outline-on-band [&::-webkit-details-marker]:hidden"
          >
            <Menu aria-hidden="true" className="group-open:hidden" />
            <X aria-hidden="true" className="hidden group-open:block" />
          </summary>
          <div className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-3.5rem)] gap-4 overflow-y-auto bg-footer p-4 shadow-float">
            <Items onChoose={close} />
          </div>
        </details>
      </header>
      <header className="fixed inset-y-0 left-0 z-20 hidden w-58 flex-col gap-6 overflow-y-auto bg-footer px-3.5 py-6 text-on-band lg:flex">
        <div className="px-2.5">
          <Brand companyName={companyName} onBand reloadDocument />
        </div>
        <Items />
      </header>
    </>
  );
}

/** The pages; `onChoose` also runs when a form with unsaved input keeps its page open. */
function Items({ onChoose }: { onChoose?: () => void }) {
  const client = useApolloClient();
  const account = useAccount();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The menu is longer than a low window.
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, account]);
  const entries = screens.flatMap(({ path, menu, roles }) =>
    menu && account && roles.includes(account.role) ? [{ path, ...menu }] : [],
  );
  const groups = accountContent.groups.filter((name) => entries.some(({ group }) => group === name));

  async function logOut() {
    // A session that the server does not know has already ended.
    await client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    dropToken();
    window.location.assign('/login');
  }

  return (
    <>
      <nav ref={nav} aria-label={accountContent.menuLabel} className="grid content-start gap-0.5 lg:flex-1">
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group || undefined} className="grid gap-0.5">
            {group && (
              <p aria-hidden="true" className="px-3 pt-3 pb-0.5 text-xs font-semibold text-on-band/70">
                {group}
              </p>
            )}
            {entries.map(
              ({ group: own, path, label }) =>
                own === group && (
                  <NavLink
                    key={path}
                    to={`/my-account/${path}`.replace(/\/$/, '')}
                    end={path !== 'settings'}
                    onClick={onChoose}
                    className={itemClass}
                  >
                    {label}
                    {(path === 'contacts' || path === 'applications') && <UnreadBadge tab={path} />}
                  </NavLink>
                ),
            )}
          </div>
        ))}
      </nav>
      <div className="grid gap-0.5">
        <a href="/" className={itemClass}>
          {accountContent.site}
        </a>
        <button type="button" onClick={() => void logOut()} className={itemClass}>
          {accountContent.logout}
        </button>
        <div className="mt-2 w-fit text-xs">
          <ThemeToggle />
        </div>
      </div>
    </>
  );
}
