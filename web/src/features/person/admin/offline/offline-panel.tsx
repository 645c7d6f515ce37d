import { useApolloClient } from '@apollo/client/react';
import { formatNearDate } from '../../../../office-kit/moments.ts';
import { SmallForm } from '../../../../office-kit/field/small-form.tsx';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { useKeptAt } from '../../../../office-kit/offline/office-copy.ts';
import { Panel } from '../../../../office-kit/panel.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { isInstalledApp } from '../../../auth/phone/install-prompt.ts';
import { keepLeads } from './keep-leads.ts';
import { SetWorksOfflineDocument, useOfflineSettingQuery } from './offline.generated.ts';
import { waitingContent } from './waiting.content.ts';

const texts = waitingContent.panel;

/** Switches work without the network on and off for the account, and says what this device keeps. */
export function OfflinePanel() {
  const client = useApolloClient();
  const { data } = useListResult(useOfflineSettingQuery({ fetchPolicy: 'cache-and-network' }));
  const keptAt = useKeptAt();
  if (!data) return <Panel title={texts.title}>{texts.loading}</Panel>;
  const { worksOffline, memberId } = data.me;

  async function set(on: boolean) {
    await client.mutate({ mutation: SetWorksOfflineDocument, variables: { input: { on } } });
    showToast({ tone: 'success', text: on ? texts.switchedOn : texts.switchedOff });
    // What this device keeps follows at the next contact, if it does not now.
    await keepLeads(client).catch(() => undefined);
  }

  const state = keptAt
    ? texts.kept(formatNearDate(keptAt))
    : isInstalledApp()
      ? texts.notKept
      : texts.notInstalled;
  return (
    <Panel title={texts.title} line={texts.line}>
      {memberId === null ? (
        <p className="max-w-[65ch] text-dense">{texts.noMember}</p>
      ) : (
        <div className="grid gap-4 text-dense">
          {worksOffline && <p role="status">{state}</p>}
          <SmallForm
            key={String(worksOffline)}
            submitLabel={worksOffline ? texts.off : texts.on}
            failed={texts.failed}
            look={worksOffline ? 'outline' : 'primary'}
            send={() => set(!worksOffline)}
          />
        </div>
      )}
    </Panel>
  );
}
