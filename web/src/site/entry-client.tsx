import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { HydrationState } from 'react-router-dom';
import { Document } from './document.tsx';
import type { PageAssets } from './document.tsx';
import { askServer } from '../lib/server/ask-server.ts';
import type { FetchPage } from '../lib/fetch-ahead.ts';
import { allowForeignNodes } from '../lib/browser/foreign-nodes.ts';
import { nextTask } from '../lib/next-task.ts';
import { watchOverlays } from '../lib/browser/back-closes.ts';
import { keepMovesQuick } from '../lib/browser/quick-moves.ts';
import { createPageClient, PageClientContext } from '../lib/server/page-client.ts';
import { addEditing, createRoutes, loadAhead } from './routes.tsx';

interface PageState {
  assets: Omit<PageAssets, 'modules'>;
  answers: Record<string, unknown>;
  router: HydrationState;
}

declare global {
  interface Window {
    /** React Router reads its state here, including route errors. */
    __staticRouterHydrationData?: HydrationState;
  }
}

/** Starts React on the page as the server rendered it. Once the page reacts, answers what fetches pages ahead. */
export async function hydrate(isLoggedIn: boolean): Promise<FetchPage> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
  const named = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules;
  const assets = { ...state.assets, modules: named?.split(' ') ?? [] };
  const client = createPageClient(askServer, state.answers);
  const routes = createRoutes(client);
  // Those who are logged in may change what they read; visitors fetch nothing of it.
  // Without it, the page is as for visitors.
  if (isLoggedIn) await addEditing(routes).catch(() => undefined);
  // Loads lazy routes before hydration, which would otherwise render an empty page first.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  await nextTask();
  window.__staticRouterHydrationData = state.router;
  // Before the router, because browsers tell the listeners of a window in their order.
  watchOverlays();
  const router = createBrowserRouter(routes);
  await nextTask();
  allowForeignNodes();
  await new Promise<void>((resolve) => {
    // As a transition, React hydrates in short slices and lets the browser answer in between.
    startTransition(() => {
      hydrateRoot(
        document,
        <Document assets={assets}>
          <PageClientContext value={client}>
            <RouterProvider router={router} />
            <Started onStart={resolve} />
          </PageClientContext>
        </Document>,
      );
    });
  });
  keepMovesQuick();
  return (url) => loadAhead(client, url);
}

function Started({ onStart }: { onStart: () => void }) {
  useEffect(() => {
    onStart();
  }, [onStart]);
  return null;
}
