import { useApolloClient } from '@apollo/client/react';
import { formatDateTime } from 'domain/text/format.ts';
import { dropToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { Panel } from '../../office-kit/panel.tsx';
import { SmallForm } from '../../office-kit/field/small-form.tsx';
import { deviceWords } from './device-words.ts';
import { ownAccountContent } from './own-account.content.ts';
import { EndSessionDocument, LogoutEverywhereDocument, OwnAccountDocument } from './own-account.generated.ts';
import type { OwnAccountQuery } from './own-account.generated.ts';

const texts = ownAccountContent.sessions;

/** The user’s own logins, with buttons to end one or all. */
export function OwnSessions({ sessions }: { sessions: OwnAccountQuery['sessions'] }) {
  const client = useApolloClient();

  async function end(id: string) {
    await client.mutate({
      mutation: EndSessionDocument,
      variables: { id },
      refetchQueries: [OwnAccountDocument],
      awaitRefetchQueries: true,
    });
    showToast({ tone: 'success', text: texts.ended });
  }
  async function logOutEverywhere() {
    await client.mutate({ mutation: LogoutEverywhereDocument });
    dropToken();
    window.location.assign('/login');
  }

  return (
    <Panel title={texts.title} line={texts.line}>
      <ul className="mb-5 text-dense">
        {sessions.map(({ id, userAgent, address, createdAt, staysUntil, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">
                {deviceWords(userAgent)}
                {current && (
                  <span className="ml-2 rounded-full bg-pine-soft px-2 py-0.5 text-xs whitespace-nowrap text-pine">
                    {texts.current}
                  </span>
                )}
              </p>
              <p className="text-ink-muted">
                {texts.since(formatDateTime(createdAt), address)}
                {staysUntil && `, ${texts.stays(formatDateTime(staysUntil))}`}
              </p>
            </div>
            {!current && (
              <SmallForm
                submitLabel={texts.end}
                failed={texts.endFailed}
                look="outline"
                send={() => end(id)}
              />
            )}
          </li>
        ))}
      </ul>
      <SmallForm
        submitLabel={texts.everywhere}
        failed={texts.everywhereFailed}
        look="danger"
        send={logOutEverywhere}
      />
    </Panel>
  );
}
