import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { readError } from '../../../lib/errors.ts';
import { isUnauthenticated, useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { goingLiveContent as texts } from './going-live.content.ts';
import { GoLiveDocument, useGoLiveEffectQuery } from './going-live.generated.ts';
import type { GoLiveEffectQuery, ListingEffectFragment } from './going-live.generated.ts';

const linkClass = 'font-semibold text-pine underline underline-offset-4';

/** What the checks of listings do on this site, and the one switch that makes them a gate. */
export function LegalChecksPart() {
  const { data, failed, onRetry } = useListResult(useGoLiveEffectQuery({ fetchPolicy: 'network-only' }));
  if (data) return <Mode data={data} onLive={onRetry} />;
  if (!failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  return (
    <ListMessage tone="failed" title={texts.notLoaded}>
      <Button look="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </ListMessage>
  );
}

function Mode({ data, onLive }: { data: GoLiveEffectQuery; onLive: () => void }) {
  const { mode, registrationNumber, registrationValidTo, liveSince } = data.settings;
  return (
    <div className="max-w-4xl">
      <Panel title={texts.title}>
        <div className="grid justify-items-start gap-4 text-dense">
          <p>
            {texts.modes[mode]} {liveSince && texts.liveSince(liveSince)}
          </p>
          <p>
            {texts.registration(registrationNumber, registrationValidTo)}{' '}
            <Link to="/my-account/settings/company" className={linkClass}>
              {texts.company}
            </Link>
          </p>
          {mode !== 'GATED' && <Effect effect={data.goLiveEffect} />}
          {mode === 'TRIAL' && <p>{texts.needsRegistration}</p>}
          {mode === 'OPEN' && <GoLive effect={data.goLiveEffect} onLive={onLive} />}
        </div>
      </Panel>
    </div>
  );
}

function Effect({ effect: { count, total, isPartial, listings } }: { effect: ListingEffectFragment }) {
  return (
    <div>
      <p>{texts.passing(total - count, total)}</p>
      {count > 0 && (
        <>
          <p className="mt-2">{texts.hidden(count, isPartial)}</p>
          <ul className="mt-1 list-disc pl-5">
            {listings.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/my-account/properties/${id}/edit`} className={linkClass}>
                  {title}
                </Link>
              </li>
            ))}
            {count > listings.length && <li>{texts.more(count - listings.length)}</li>}
          </ul>
        </>
      )}
    </div>
  );
}

function GoLive({ effect: { count }, onLive }: { effect: ListingEffectFragment; onLive: () => void }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [asking, setAsking] = useState(false);
  const [going, setGoing] = useState(false);

  async function go() {
    setGoing(true);
    try {
      await withSession(() => client.mutate({ mutation: GoLiveDocument }));
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminProperties' });
      showToast({ tone: 'success', text: texts.done });
      setAsking(false);
      onLive();
    } catch (error) {
      if (!isUnauthenticated(error))
        showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    } finally {
      setGoing(false);
    }
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.goLive}</Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.question}>
        <p>{texts.explanation}</p>
        <p className="mt-3 font-semibold">{count > 0 ? texts.hides(count) : texts.hidesNone}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setAsking(false)}>
            {texts.cancel}
          </Button>
          <Button disabled={going} onClick={() => void go()}>
            {going ? texts.going : texts.confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
