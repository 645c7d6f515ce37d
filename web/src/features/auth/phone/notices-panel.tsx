import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from 'domain/text/format.ts';
import { useBrowserStore } from '../../../lib/browser/browser-store.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm } from '../../../office-kit/field/small-form.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { deviceWords } from '../device-words.ts';
import {
  AddPushDeviceDocument,
  PushDevicesDocument,
  PushKeyDocument,
  RemovePushDeviceDocument,
  TestPushDeviceDocument,
  usePushDevicesQuery,
} from './notices.generated.ts';
import type { PushDeviceFactsFragment } from './notices.generated.ts';
import { phoneContent } from './phone.content.ts';
import { ownDevice, presentSubscription, pushAbility, subscribe } from './push-browser.ts';

const texts = phoneContent.notices;

/** The devices on which the account hears of its leads: switched on by a tap, listed, tested and removed. */
export function NoticesPanel() {
  const { data } = useListResult(usePushDevicesQuery({ fetchPolicy: 'cache-and-network' }));
  const here = useBrowserStore(ownDevice);
  const devices = data?.pushDevices;
  const isOn = devices?.some(({ id }) => id === here) ?? false;
  return (
    <Panel title={texts.title} line={texts.line}>
      {!devices && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {devices && !isOn && <SwitchOn />}
      {devices && devices.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-dense font-semibold first:mt-0">{texts.devices}</h3>
          <ul className="text-dense">
            {devices.map((device) => (
              <DeviceRow key={device.id} {...device} isHere={device.id === here} />
            ))}
          </ul>
        </>
      )}
      {devices?.length === 0 && <p className="mt-4 text-dense text-ink-muted">{texts.none}</p>}
    </Panel>
  );
}

function SwitchOn() {
  const client = useApolloClient();
  const [ability, setAbility] = useState(pushAbility);
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function switchOn() {
    setWaiting(true);
    setFailure(undefined);
    try {
      const { data } = await client.query({ query: PushKeyDocument, fetchPolicy: 'network-only' });
      const input = data && (await subscribe(data.pushKey));
      setAbility(pushAbility());
      if (input) {
        const added = await client.mutate({
          mutation: AddPushDeviceDocument,
          variables: { input },
          refetchQueries: [PushDevicesDocument],
          awaitRefetchQueries: true,
        });
        ownDevice.write(added.data?.addPushDevice.id ?? null);
        showToast({ tone: 'success', text: texts.switchedOn });
      } else setFailure(pushAbility() === 'blocked' ? undefined : texts.unasked);
    } catch (error) {
      setFailure(readError(error, texts.failed).message || texts.failed);
    }
    setWaiting(false);
  }

  if (ability !== 'able') return <p className="max-w-[65ch] text-dense">{texts[ability]}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <Button disabled={waiting} onClick={() => void switchOn()}>
        {waiting ? texts.switchingOn : texts.switchOn}
      </Button>
      {failure && <StatusMessage tone="danger">{failure}</StatusMessage>}
    </div>
  );
}

function DeviceRow({
  id,
  userAgent,
  createdAt,
  lastSentAt,
  isHere,
}: PushDeviceFactsFragment & { isHere: boolean }) {
  const client = useApolloClient();
  const refetched = { refetchQueries: [PushDevicesDocument], awaitRefetchQueries: true };

  async function test() {
    try {
      await client.mutate({ mutation: TestPushDeviceDocument, variables: { id } });
      showToast({ tone: 'success', text: texts.tested });
    } finally {
      // One that takes no more notices is gone.
      await client.refetchQueries({ include: [PushDevicesDocument] });
    }
  }
  async function remove() {
    if (isHere) {
      await (await presentSubscription())?.unsubscribe();
      ownDevice.write(null);
    }
    await client.mutate({ mutation: RemovePushDeviceDocument, variables: { id }, ...refetched });
    showToast({ tone: 'success', text: texts.removed });
  }

  const since = texts.since(formatDateTime(createdAt), lastSentAt && formatDateTime(lastSentAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {deviceWords(userAgent)}
          {isHere && (
            <span className="ml-2 rounded-full bg-pine-soft px-2 py-0.5 text-xs whitespace-nowrap text-pine">
              {texts.here}
            </span>
          )}
        </p>
        <p className="text-ink-muted">{since}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SmallForm
          submitLabel={texts.test}
          submittingLabel={texts.testing}
          failed={texts.testFailed}
          look="outline"
          send={test}
        />
        <SmallForm submitLabel={texts.remove} failed={texts.removeFailed} look="danger" send={remove} />
      </div>
    </li>
  );
}
