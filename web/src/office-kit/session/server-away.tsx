import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useServerAway } from '../../lib/offline/server-away.ts';
import { showToast } from '../../lib/toasts.ts';
import { formatNearDate } from '../moments.ts';
import { offlineContent } from '../offline/offline.content.ts';
import { useKeptAt } from '../offline/office-copy.ts';
import { tellServerIsBack } from './server-back.ts';

/** Says that the server is unreachable while that lasts; afterwards the screen reloads its data. */
export function ServerAway({ texts }: { texts: { away: string; back: string } }) {
  const client = useApolloClient();
  const refresh = useCallback(() => {
    showToast({ tone: 'success', text: texts.back });
    tellServerIsBack();
    // A list that still fails shows its own error.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [client, texts.back]);
  const away = useServerAway(refresh);
  const keptAt = useKeptAt();
  return (
    <div role="alert" className="empty:hidden">
      {away && <p>{keptAt ? offlineContent.asOf(formatNearDate(keptAt)) : texts.away}</p>}
    </div>
  );
}
