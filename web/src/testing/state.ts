import type { ReactElement } from 'react';
import type { PageOptions } from './make-page.tsx';

/** A state of a component, in the form of Storybook’s stories: the workbench shows it, and a test renders it. */
export interface State {
  render: () => ReactElement;
  parameters: { page: () => PageOptions };
}

/** A state of a component on a page with an address and answers of the server, which begins anew each time. */
export function stateOf(render: () => ReactElement, page: () => PageOptions = () => ({})): State {
  return { render, parameters: { page } };
}
