import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';

/** What a page’s loader and action get. */
export interface PageRequest {
  client: ApolloClient;
  params: Record<string, string | undefined>;
  url: URL;
}

/** What a file `*-page.tsx` exports: its component, and what to do before it is shown or when its form is sent. */
export interface PageModule {
  Component: ComponentType;
  /** Stands in its place when it could not be loaded; by default the site’s own error page does. */
  ErrorBoundary?: ComponentType;
  /** The parameters of the address that the page reads; the server passes over all others. None when not given. */
  parameters?: readonly string[];
  /** Fills the Apollo cache; throws a Response for a redirect (301) or an error status. */
  load?: (page: PageRequest) => Promise<unknown>;
  /** Takes a form that was sent to the page’s address, in the browser or without JavaScript on the server. */
  act?: (form: FormData, page: PageRequest) => Promise<unknown>;
}
