import { answer, isOffices, keepFiles, renewFiles } from './office-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** A notice as the server sends it. */
interface Notice {
  title: string;
  body: string;
  url: string;
  tag: string;
  until: string | null;
}

/** Leads to the icon of the office as it is now. */
const icon = '/icons/now/office-small.png';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Without the network, the next start of the office renews them.
  event.waitUntil(Promise.all([self.clients.claim(), renewFiles().catch(() => undefined)]));
});

// Only where the account works without the network: the office then has its files kept.
self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: string };
  if (type === 'keep') event.waitUntil(keepFiles().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  if (isOffices(event.request)) event.respondWith(answer(event.request));
});

// A browser takes the right away from a site that shows nothing for a push, so that every one shows something.
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, url, tag, until } = event.data.json() as Notice;
  const words = until ? `${body} · ${timeLeft(until)}` : body;
  const options = { body: words, tag, icon, data: { url }, renotify: true };
  event.waitUntil(self.registration.showNotification(title, options));
});

function timeLeft(until: string): string {
  const minutes = Math.ceil((Date.parse(until) - Date.now()) / 60_000);
  return minutes > 0 ? `${minutes} min left` : 'the time is over';
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as Pick<Notice, 'url'>;
  event.waitUntil(open(url));
});

/** Opens a lead in an open window of the office, which keeps what is typed there, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOffice = ({ url }: WindowClient) => new URL(url).pathname.startsWith('/my-account');
  const offices = windows.filter(isOffice);
  const office = offices.find(({ visibilityState }) => visibilityState === 'visible') ?? offices[0];
  if (!office) {
    await self.clients.openWindow(path);
    return;
  }
  office.postMessage({ type: 'open', path });
  await office.focus();
}
