import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makePage } from './make-page.tsx';
import type { PageOptions } from './make-page.tsx';
import type { State } from './state.ts';

/** Renders a part of a page as in the product: with a router, a login, toasts, and a fake server. */
export function renderPage(page: ReactNode, options?: PageOptions) {
  const { element, ...made } = makePage(page, options);
  return { ...render(element), ...made, user: userEvent.setup() };
}

/** Renders a state of the workbench. */
export function renderState({ render: page, parameters }: State) {
  return renderPage(page(), parameters.page());
}
