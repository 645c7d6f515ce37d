import { postOperation } from './server/post-operation.ts';

/** Fetches the document of a link for the browser’s next navigation; done when that is known to be over. */
export async function prefetchDocument({ href }: URL): Promise<void> {
  if (HTMLScriptElement.supports('speculationrules')) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prefetch: [{ urls: [href], eagerness: 'immediate' }] });
    document.head.append(rules);
    return;
  }
  await new Promise((resolve) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href, onload: resolve, onerror: resolve });
    document.head.append(link);
  });
}

const propertyPath = /^\/(?:project|product)-details\/([^/]+)\/?$/;
const idPattern = /^[0-9a-f]{24}$/i;

/** Lets the server count the view of this page if the browser fetched it ahead, which counted none. */
export function countArrival(): void {
  const [arrival] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
  const [, address] = propertyPath.exec(window.location.pathname) ?? [];
  if (arrival?.deliveryType !== 'navigational-prefetch' || !address) return;
  const text = 'query PropertySeen($id:ID$slug:String){property(id:$id slug:$slug){id}}';
  const variables = idPattern.test(address) ? { id: address } : { slug: decodeURIComponent(address) };
  postOperation({ name: 'PropertySeen', text, variables }).catch(() => undefined);
}

const names = ['page-picture', 'page-title'];

/**
 * Gives the picture and the heading of the card that leads to a page, or that Back returns to, the names of those of
 * its page, so that they move between two documents. `web/src/ui/moving.ts` does it within the application.
 */
export function moveCards(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    // Chromium sometimes gives none, although the standard has one for each navigation.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined;
    nameCard(viewTransition, entry?.url);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    nameCard(viewTransition, (window.navigation as Navigation | undefined)?.activation?.from?.url);
  });
}

function nameCard(transition: ViewTransition | null, address: string | null | undefined): void {
  if (!transition) return;
  const { pathname = '' } = address ? new URL(address) : {};
  const isDetails = document.querySelector('h1[style*="page-title"]') !== null;
  const card = isDetails ? null : document.querySelector(`article:has(a[href="${CSS.escape(pathname)}"])`);
  const parts = [card?.querySelector('img'), card?.querySelector('h2, h3')].map((part) => part ?? null);
  if (!isDetails && !card) transition.skipTransition();
  const name = (isNamed: boolean) => {
    for (const [place, part] of parts.entries())
      if (part instanceof HTMLElement) part.style.viewTransitionName = isNamed ? (names[place] ?? '') : '';
  };
  name(true);
  for (const over of [transition.ready, transition.finished]) over.catch(() => undefined);
  void transition.finished.finally(() => name(false)).catch(() => undefined);
}
