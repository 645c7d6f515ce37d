import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { watchOverlays } from '../lib/browser/back-closes.ts';
import { createPageClient, PageClientContext } from '../lib/server/page-client.ts';
import { AdminSessionContext } from '../office-kit/session/admin-session.ts';
import { createApolloClient } from '../office-kit/session/apollo.ts';
import { Toaster } from '../ui/toast.tsx';
import { fakeServer } from './fake-server.ts';
import type { Answer } from './fake-server.ts';

export interface PageOptions {
  /** The address of the page. */
  at?: InitialEntry;
  /** The path of its route. */
  path?: string;
  answers?: Record<string, Answer>;
}

watchOverlays();

const session = {
  withSession: async <Result,>(run: () => Promise<Result>) => {
    const result = await run();
    // In a browser, the page can render the answer before the caller continues.
    await new Promise((resolve) => setTimeout(resolve));
    return result;
  },
  isOwner: true,
  username: 'asha',
  sessionEnded: () => undefined,
};

/** A part of a page as in the product: with a router, a login, toasts, and a fake server. */
export function makePage(page: ReactNode, { at = '/', path = '*', answers = {} }: PageOptions = {}) {
  const server = fakeServer(answers);
  const client = createApolloClient(server.link);
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <>
            {page}
            <Toaster />
          </>
        ),
      },
      ...(path === '*' ? [] : [{ path: '*', element: <p>Another page</p> }]),
    ],
    { initialEntries: [at] },
  );
  const pageClient = createPageClient(server.send);
  const element = (
    <ApolloProvider client={client}>
      <PageClientContext value={pageClient}>
        <AdminSessionContext value={session}>
          <RouterProvider router={router} />
        </AdminSessionContext>
      </PageClientContext>
    </ApolloProvider>
  );
  return { element, server, client, router };
}
