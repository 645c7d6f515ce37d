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
      {/* Words of another language can be longer. */}
      <div className="flex flex-wrap *:w-auto *:grow">
        <a href="/" className={`${rowClass} gap-3 pr-1 whitespace-nowrap lg:min-h-8`}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {texts.site}
        </a>
        <button
          type="button"
          onClick={() => void logOut()}
          className={`${rowClass} justify-end pl-1 lg:min-h-8`}
        >
          {texts.logout}
        </button>
      </div>
      <div className="w-fit max-w-full text-xs *:flex-wrap">
        <ThemeToggle />
      </div>
    </div>
  );
}
