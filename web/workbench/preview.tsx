// The sheet of the office has the classes of the site as well.
import '../src/fonts.css';
import '../src/office.css';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { makePage } from '../src/testing/make-page.tsx';
import type { State } from '../src/testing/state.ts';

function Page({ part, page }: { part: ReactElement } & State['parameters']) {
  const [{ element }] = useState(() => makePage(part, page()));
  return element;
}

const inPage: Decorator = (Part, { parameters }) => (
  <Page part={<Part />} {...(parameters as State['parameters'])} />
);

export default { decorators: [inPage] } satisfies Preview;
