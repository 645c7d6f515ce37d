import webPush from 'web-push';
import { NotPublic, outgoingUrl, post } from '../../access/outgoing.ts';
import type { AppContext } from '../../base/context.ts';
import { pushRules } from './push-address.ts';
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
  const { siteUrl } = context.config;
  const subject = siteUrl.startsWith('https:') ? siteUrl : 'mailto:office@example.com';
  const keys = await pushKeys(context);
  const rules = pushRules(context.config);
  const url = outgoingUrl(endpoint, rules);
  if (!url) return 'refused';
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, topic, urgency: 'high' },
    );
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await post(url, { headers, body, rules, signal });
    return deliveryOf(status);
  } catch (error) {
    if (error instanceof NotPublic) return 'refused';
    context.log.debug({ err: error }, 'a push service was not reached');
    return 'later';
  }
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
