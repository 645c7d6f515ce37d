import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddPushDeviceDocument, PushDevicesDocument } from './notices.generated.ts';
import { ownDevice, partsOf, presentSubscription } from './push-browser.ts';

/** Opens the lead of a notice that was tapped, and keeps this device among those of the account. */
export function useNotices(): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const hear = ({ data }: MessageEvent) => {
      const { type, path } = data as { type?: string; path?: string };
      if (type === 'open' && path?.startsWith('/my-account/')) void navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [navigate]);
  useEffect(() => {
    // Without an answer, the next opening of the office does it.
    renew(client).catch(() => undefined);
  }, [client]);
}

/**
 * Tells the server where this device is now, because browsers change their addresses and logins end. A device that was removed, or
 * whose login a person ended, gets no notices until they are switched on again.
 */
async function renew(client: ApolloClient): Promise<void> {
  const id = ownDevice.read();
  const subscription = await presentSubscription();
  if (!subscription) {
    if (id) ownDevice.write(null);
    return;
  }
  const { data } = await client.query({ query: PushDevicesDocument, fetchPolicy: 'network-only' });
  if (!data) return;
  if (!data.pushDevices.some((device) => device.id === id)) {
    ownDevice.write(null);
    await subscription.unsubscribe();
    return;
  }
  const input = partsOf(subscription);
  const renewed = await client.mutate({ mutation: AddPushDeviceDocument, variables: { input } });
  if (renewed.data) ownDevice.write(renewed.data.addPushDevice.id);
}
