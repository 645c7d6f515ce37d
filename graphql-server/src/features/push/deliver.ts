import { request as requestByHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import webPush from 'web-push';
import type { AppContext } from '../../base/context.ts';
import { pushPlace } from './push-address.ts';
import type { PushPlace } from './push-address.ts';
import type { PushDevice } from './push-device.type.ts';
import { pushKeys } from './push-keys.ts';

/** The notice as the service worker of a device shows it. */
export interface NoticeMessage {
  title: string;
  body: string;
  /** The path that a tap opens. */
  url: string;
  /** A later notice with the same tag replaces it. */
  tag: string;
  /** When the clock ends; null without one. */
  until: string | null;
}

/** `gone`: the device takes no more notices. `later`: its service was not reached, or wants to be asked again. */
export type Delivery = 'taken' | 'gone' | 'later' | 'refused';

interface Sending {
  message: NoticeMessage;
  /** How long the service may keep it while the device is away. */
  ttlSeconds: number;
  /** What it replaces at the service, at most 32 characters of base64url. */
  topic: string;
}

const patienceMs = 10_000;

/** Encrypts a notice for a device and gives it to its push service. */
export async function deliver(
  context: AppContext,
  { endpoint, p256dh, auth }: PushDevice,
  { message, ttlSeconds, topic }: Sending,
): Promise<Delivery> {
  // Push services write to this address when something is wrong; most take an https one only.
  const { siteUrl, push } = context.config;
  const subject = siteUrl.startsWith('https:') ? siteUrl : 'mailto:office@example.com';
  const keys = await pushKeys(context);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const place = await Promise.race([
      pushPlace(endpoint, push?.allowPrivateHosts ?? false),
      aborted(signal),
    ]);
    if (!place) return 'refused';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, topic, urgency: 'high' },
    );
    return deliveryOf(await post(place, headers, body, signal));
  } catch (error) {
    context.log.debug({ err: error }, 'a push service was not reached');
    return 'later';
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true }),
  );
}

/** Sends to the address that was checked, and answers the status. It follows no redirect and uses no proxy. */
function post(
  { url, address }: PushPlace,
  headers: Record<string, string>,
  body: Buffer,
  signal: AbortSignal,
): Promise<number> {
  const send = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: address.replace(/^\[|\]$/g, ''),
        port: url.port || undefined,
        path: url.pathname + url.search,
        servername: url.hostname,
        method: 'POST',
        headers: { ...headers, Host: url.host },
        agent: false,
        signal,
      },
      (response: IncomingMessage) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
