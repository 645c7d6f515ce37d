import '../styles.css';
import { countArrival, moveCards, prefetchDocument } from '../lib/document-links.ts';
import { watchLinks } from '../lib/fetch-ahead.ts';
import { noteArrival } from '../lib/arrivals.ts';
import { holdBack } from '../lib/held-actions.ts';
import { openSheets } from '../lib/browser/open-sheets.ts';
import { watchTaps } from '../lib/taps.ts';
import { nextTask } from '../lib/next-task.ts';
import { keptKeys } from '../lib/kept-keys.ts';
import { savesData } from '../lib/browser/saves-data.ts';

/**
 * The only script of a page that runs by itself. A page is HTML that works alone, so React starts when the visitor
 * touches, types, scrolls or moves the mouse; until then its files are only fetched, once the browser is idle.
 */
const starts = [
  ...['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'],
  // Assistive technology sends these alone.
  ...['click', 'submit', 'change'],
  // From now on a form is kept, and says so.
  'offline',
];
/** What this browser keeps and a page shows from the start. */
const shownKeys = [keptKeys.shortlist, keptKeys.compare, keptKeys.cart, keptKeys.visitor, keptKeys.outbox];
const nothingKept = ['[]', 'false'];
const idleMs = 3_000;
const maxViewed = 9;

const shown = address();
let started = false;
/** Whether this browser keeps a login, so that the page has the way to change it. */
let isLoggedIn = false;

async function start(): Promise<void> {
  if (started) return;
  started = true;
  for (const event of starts) window.removeEventListener(event, begin, true);
  try {
    // In several tasks, so that the browser can answer the visitor in between.
    await import('../lib/framework.ts');
    await nextTask();
    const { hydrate } = await import('./entry-client.tsx');
    await nextTask();
    held.note();
    const fetchPage = await hydrate(isLoggedIn);
    links.fetchBy(fetchPage);
    window.removeEventListener('popstate', onBack);
    held.replay();
    document.documentElement.dataset.started = '';
  } catch (error) {
    // Without the rest, links and forms work as in a browser without JavaScript.
    held.release();
    throw error;
  }
}

function address(): string {
  return window.location.pathname + window.location.search;
}

/** After a reload, Back can lead to an address whose page only the router could draw. */
function onBack(): void {
  if (address() !== shown) window.location.reload();
}

function begin(event?: Event): void {
  // Browsers report a mouse that rests while the page moves below it.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return;
  void start();
}

/** Fetches the rest of the scripts without running them. */
function fetchRest(): void {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}

/** Runs something when the page is complete and painted. */
function whenPainted(run: () => void): void {
  // The second frame follows the first paint, which files that nothing waits for must not delay.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(run));
  if (document.readyState === 'complete') painted();
  else window.addEventListener('load', painted, { once: true });
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleMs });
  else setTimeout(run, idleMs / 3);
}

/** Runs something when the page is complete and painted, and the browser idle. */
function whenLoaded(run: () => void): void {
  whenPainted(() => whenIdle(run));
}

/** Whether the page shows something that only the script knows: what this browser keeps, or a clock. */
function showsMore(): boolean {
  try {
    isLoggedIn = 'token' in localStorage;
    if (isLoggedIn || shownKeys.some((key) => !nothingKept.includes(localStorage.getItem(key) ?? '[]')))
      return true;
  } catch {
    // Without storage, nothing is kept.
  }
  return document.querySelector('[data-starts]') !== null;
}

/** A property counts as viewed even if its page never starts; the list is cleaned when it is read. */
function rememberViewed(): void {
  const { viewed: id } = document.querySelector<HTMLElement>('[data-viewed]')?.dataset ?? {};
  if (!id) return;
  try {
    const ids = JSON.parse(localStorage.getItem(keptKeys.viewed) ?? '[]') as string[];
    localStorage.setItem(keptKeys.viewed, JSON.stringify([id, ...ids].slice(0, maxViewed)));
  } catch {
    // Without storage, nothing is kept.
  }
}

const isOffice = /^\/(?:my-account|login)(?:\/|$)/.test(window.location.pathname);

if (!isOffice) {
  noteArrival();
  watchTaps();
}
rememberViewed();
countArrival();
moveCards();
openSheets();
for (const event of starts) window.addEventListener(event, begin, { capture: true, passive: true });
// After these listeners, because it stops the events that it holds.
const held = holdBack();
const links = watchLinks(prefetchDocument);
window.addEventListener('popstate', onBack);
whenPainted(() => {
  // `waiting-picture` in look.css follows it.
  document.documentElement.dataset.painted = '';
});
if (isOffice || showsMore() || !navigator.onLine) begin();
else if (!savesData()) whenLoaded(fetchRest);
if (import.meta.env.PROD)
  whenLoaded(
    () =>
      void import('../lib/offline/offline.ts').then(
        ({ startOffline }) => startOffline(),
        () => undefined,
      ),
  );
