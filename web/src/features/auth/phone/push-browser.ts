import { createBrowserStore } from '../../../lib/browser/browser-store.ts';
import { isInstalledApp } from './install-prompt.ts';

const workerPath = '/office-sw.js';
const scope = '/my-account';

/** The id of this browser among the devices of the account; null while it gets no notices. */
export const ownDevice = createBrowserStore('office-device', (stored) =>
  typeof stored === 'string' ? stored : null,
);

export type PushAbility = 'able' | 'blocked' | 'apple' | 'unknown';

/** Whether this browser can show notices, and if not, why. */
export function pushAbility(): PushAbility {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  if (!isKnown) return isApple && !isInstalledApp() ? 'apple' : 'unknown';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** What the server has to know of a browser that takes notices. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks the person, and subscribes this browser with the key of the server; null if the person did not allow it. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await registerOfficeWorker();
  const former = await registration.pushManager.getSubscription();
  // One that was made with another key gets nothing any more.
  if (former && keyOf(former) !== key) await former.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return partsOf(await registration.pushManager.subscribe(options));
}

/** Registers the worker of the office; resolves once it is active. */
export async function registerOfficeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath, { scope, updateViaCache: 'none' });
  return activeRegistration();
}

/** The registration of the office once its worker is active; `ready` would wait for that of the page. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const worker = registration?.installing ?? registration?.waiting;
  if (!registration || (!worker && !registration.active)) throw new Error('no worker of the office');
  if (worker && !registration.active)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve();
      });
    });
  return registration;
}

function keyOf({ options }: PushSubscription): string {
  return options.applicationServerKey ? base64url(options.applicationServerKey) : '';
}

/** The present subscription of this browser; null without one. */
export async function presentSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'able') return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export function partsOf(subscription: PushSubscription): Subscription {
  const part = (name: PushEncryptionKeyName) => base64url(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: subscription.endpoint, p256dh: part('p256dh'), auth: part('auth') };
}

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
