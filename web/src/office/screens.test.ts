import { expect, test } from 'vitest';
import { openedElsewhere, sweptScreens } from '../../../e2e/office/swept-screens.ts';
import { screens } from './screens.ts';

const opened = [...sweptScreens.map(([path]) => path.split('?')[0] ?? ''), ...openedElsewhere];
const paths = screens.flatMap(({ path, open }) => (open ? [path] : []));

test('the sweep of the journeys opens every screen of the office, or a journey of its own does', () => {
  const asPattern = (path: string) => path.replace('website/home', 'website/:page');
  expect(paths).toContain('properties/:id/edit');
  expect(paths.filter((path) => !opened.map(asPattern).includes(path))).toEqual([]);
  expect(opened.map(asPattern).filter((path) => !paths.includes(path))).toEqual(['nowhere']);
});
