import type { ComponentType } from 'react';
import type { PageClient } from './server/page-client.ts';

/** The arguments of a page’s loader and action. */
export interface PageRequest {
  client: PageClient;
  params: Record<string, string | undefined>;
  url: URL;
}

/** The exports of a file `*-page.tsx`: its component, its loader and its action. */
export interface PageModule {
  Component: ComponentType;
  /** Replaces the page if it fails to load; by default, the site’s own error page does. */
  ErrorBoundary?: ComponentType;
  /** The parameters of the address that the page reads; the server ignores all others. None by default. */
  parameters?: readonly string[];
  /** The texts that the page shows, under the names by which the office changes them. */
  texts?: readonly string[];
  /** Asks the questions of the page. Throws a Response for a redirect (301) or an error status. */
  load?: (page: PageRequest) => Promise<unknown>;
  /** Handles a form sent to the page’s address, in the browser or, without JavaScript, on the server. */
  act?: (form: FormData, page: PageRequest) => Promise<unknown>;
}
