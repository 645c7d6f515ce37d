import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import type { HydrationState } from 'react-router-dom';
import './styles.css';
import { createApolloClient } from './apollo.ts';
import { Document } from './document.tsx';
import type { PageAssets } from './document.tsx';
import { createBrowserLink } from './lib/browser-link.ts';
import { createRoutes } from './routes.tsx';

interface PageState {
  assets: PageAssets;
  cache: NormalizedCacheObject;
  router: HydrationState;
}

declare global {
  interface Window {
    /** React Router reads its state here, including route errors. */
    __staticRouterHydrationData?: HydrationState;
  }
}

async function hydrate(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;
  const client = createApolloClient(createBrowserLink(), state.cache);
  const routes = createRoutes(client);
  // Loads lazy routes before hydration, which would otherwise render an empty page first.
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
  window.__staticRouterHydrationData = state.router;
  const router = createBrowserRouter(routes);
  hydrateRoot(
    document,
    <Document assets={state.assets}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </Document>,
  );
}

await hydrate();
