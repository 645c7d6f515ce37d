import { useApolloClient } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { LogoutDocument } from '../../features/auth/auth.generated.ts';
import { dropToken } from '../../lib/session.ts';
import { listChanges } from '../../office-kit/offline/waiting-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ThemeToggle } from '../../ui/root-toggle.tsx';
import { rowClass } from './menu-groups.tsx';
import { menuContent as texts } from './menu.content.ts';

/** What stands below the groups. */
export function MenuFoot() {
  const client = useApolloClient();

  const [lost, setLost] = useState(0);

  async function askToLogOut() {
    const waiting = await listChanges();
    if (waiting.length > 0) setLost(waiting.length);
    else await logOut();
  }
  async function logOut() {
    // A session that the server does not know has already ended.
    await client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    dropToken();
    window.location.assign('/login');
  }

  return (
    <div className="grid gap-1 border-t border-on-band/16 pt-2">
      {/* Words of another language can be longer. */}
      <div className="flex flex-wrap *:w-auto *:grow">
        <a href="/" className={`${rowClass} gap-3 pr-1 whitespace-nowrap lg:min-h-8`}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {texts.site}
        </a>
        <button
          type="button"
          onClick={() => void askToLogOut()}
          className={`${rowClass} justify-end pl-1 lg:min-h-8`}
        >
          {texts.logout}
        </button>
      </div>
      <div className="w-fit max-w-full text-xs *:flex-wrap">
        <ThemeToggle />
      </div>
      <Dialog open={lost > 0} onClose={() => setLost(0)} title={texts.logout}>
        <p className="mb-5 text-dense text-ink">{texts.lost(lost)}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setLost(0)}>{texts.stay}</Button>
          <Button look="danger" onClick={() => void logOut()}>
            {texts.logoutAnyway}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
