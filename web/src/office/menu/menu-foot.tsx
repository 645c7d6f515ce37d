import { useApolloClient } from '@apollo/client/react';
import { ExternalLink } from 'lucide-react';
import { LogoutDocument } from '../../features/auth/auth.generated.ts';
import { dropToken } from '../../lib/session.ts';
import { ThemeToggle } from '../../ui/root-toggle.tsx';
import { rowClass } from './menu-groups.tsx';
import { menuContent as texts } from './menu.content.ts';

/** What stands below the groups. */
export function MenuFoot() {
  const client = useApolloClient();

  async function logOut() {
    // A session that the server does not know has already ended.
    await client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    dropToken();
    window.location.assign('/login');
  }

  return (
    <div className="grid gap-1 border-t border-on-band/16 pt-2">
      <div className="flex">
        <a href="/" className={`${rowClass} gap-3 whitespace-nowrap lg:min-h-8`}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {texts.site}
        </a>
        <button type="button" onClick={() => void logOut()} className={`${rowClass} justify-end lg:min-h-8`}>
          {texts.logout}
        </button>
      </div>
      <div className="w-fit text-xs">
        <ThemeToggle />
      </div>
    </div>
  );
}
