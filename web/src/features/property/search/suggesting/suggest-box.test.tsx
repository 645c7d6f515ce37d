import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { parseRecent, recentSearches } from './recent-searches.ts';
import { SearchInput } from './search-input.tsx';
import type { Suggested } from './suggest-options.ts';

const sectors: Suggested = {
  before: '',
  items: [
    { kind: 'PLACE', key: 'noida/sector-15', name: 'Sector 15', detail: 'Noida', count: 1 },
    { kind: 'PLACE', key: 'noida/sector-150', name: 'Sector 150', detail: 'Noida', count: 12 },
    { kind: 'STATION', key: 'metro/noida-sector-15', name: 'Noida Sector 15', detail: null, count: 2 },
    { kind: 'PROJECT', key: 'sector-walk', name: 'Sector Walk', detail: 'Sector 75, Noida', count: null },
    { kind: 'BUILDER', key: 'Sector & Sons', name: 'Sector & Sons', detail: null, count: 3 },
  ],
};

beforeEach(() => recentSearches.write([]));

function show(answer: (variables: Record<string, unknown>) => Suggested = () => sectors, fields?: ReactNode) {
  const page = renderPage(
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="relative">
        <SearchInput aria-label="Search" />
      </div>
      <input type="hidden" name="intent" value="" />
      {fields}
      <button type="submit">Go</button>
    </form>,
    { answers: { Suggestions: (variables) => ({ suggestions: answer(variables) }) } },
  );
  const address = () => `${page.router.state.location.pathname}${page.router.state.location.search}`;
  const box = () => screen.getByLabelText<HTMLInputElement>('Search');
  return { ...page, address, box };
}

function activeText(box: HTMLElement): string | null {
  const id = box.getAttribute('aria-activedescendant');
  return id ? (document.getElementById(id)?.textContent ?? 'nothing') : null;
}

test('a plain search field becomes a combobox when it is focused', async () => {
  const { user, box, server } = show();
  expect(box().getAttribute('role')).toBeNull();
  await user.click(box());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(server.asked('Suggestions')).toEqual([]);
  await user.type(box(), 'sec 15');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(list.id);
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual([...['Places', 'Near a metro station', 'Projects', 'Builders']]);
  expect(within(list).getAllByRole('option')[1]?.textContent).toBe('Sector 150, Noida12 projects');
  expect(screen.getByText('5 suggestions').getAttribute('role')).toBe('status');
});

test('arrows, Home, End, Escape and Enter work as in a combobox', async () => {
  const { user, box, address } = show();
  await user.click(box());
  await user.type(box(), 'sector 15');
  await screen.findByRole('listbox');
  expect(activeText(box())).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(activeText(box())).toContain('Sector 15, Noida');
  await user.keyboard('{End}');
  expect(activeText(box())).toContain('Sector & Sons');
  await user.keyboard('{ArrowDown}');
  expect(activeText(box())).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(activeText(box())).toContain('Sector & Sons');
  await user.keyboard('{Home}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Sector 150');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('sector 15');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/shop-left-sidebar?place=noida/sector-150');
});

test.each([
  ['Sector 15, Noida', '/shop-left-sidebar?place=noida/sector-15'],
  ['Noida Sector 15', '/shop-left-sidebar?near=metro/noida-sector-15'],
  ['Sector Walk', '/project-details/sector-walk'],
  ['Sector & Sons', '/shop-left-sidebar?builder=Sector+%26+Sons'],
])('a tap on “%s” goes to %s', async (name, wanted) => {
  const { user, box, address } = show();
  await user.click(box());
  await user.type(box(), 'sector 1');
  const option = (await screen.findAllByRole('option')).find(({ textContent }) =>
    textContent.startsWith(name),
  );
  await user.click(option ?? box());
  expect(address()).toBe(wanted);
});

test('the words in front of a suggestion stay', async () => {
  const { user, box, address } = show(() => ({ ...sectors, before: '3 bhk in' }));
  await user.click(box());
  await user.type(box(), '3 bhk in sect');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/shop-left-sidebar?q=3+bhk+in&place=noida/sector-15');
  expect(recentSearches.read()).toMatchObject([{ label: '3 bhk in Sector 15, Noida' }]);
});

test('the keys do nothing else while the list is closed, and Tab leaves the box', async () => {
  const { user, box, address } = show();
  await user.click(box());
  await user.type(box(), 'secto');
  await screen.findByRole('listbox');
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Go');
  expect(address()).toBe('/');
});

test('a search that was sent is offered again, and can be removed one by one or all', async () => {
  const { user, box, address } = show();
  await user.click(box());
  for (const query of ['2 bhk noida', '3 bhk gaur city', 'plot jewar']) {
    await user.clear(box());
    await user.type(box(), `${query}{Enter}`);
  }
  await user.clear(box());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['plot jewar', '3 bhk gaur city', '2 bhk noida'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove from recent searches: 3 bhk gaur city' }));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(document.activeElement).toBe(box());
  await user.keyboard('{ArrowDown}{Delete}');
  expect(recentSearches.read()).toEqual([
    { label: '2 bhk noida', address: '/shop-left-sidebar?q=2+bhk+noida' },
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/shop-left-sidebar?q=2+bhk+noida');
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(recentSearches.read()).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list survives a server that does not answer', async () => {
  const { user, box } = show(() => {
    throw new Error('away');
  });
  await user.click(box());
  await user.type(box(), 'away{Enter}');
  await user.clear(box());
  await user.type(box(), 'aw');
  expect(await screen.findByRole('option', { name: 'away' })).toBeDefined();
});

test('axe finds no fault in the closed and the open list', async () => {
  const { user, box, container } = show();
  const faults = async () => (await axe.run(container)).violations.map(({ id }) => id);
  await user.click(box());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  expect(await faults()).toEqual([]);
  await user.type(box(), 'sector');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}');
  expect(await faults()).toEqual([]);
  await user.keyboard('{Escape}{Enter}');
  await user.clear(box());
  await screen.findByRole('button', { name: 'Remove all' });
  expect(await faults()).toEqual([]);
});

test('what another page has written into the storage is no address of another site', () => {
  const kept = { label: 'Sector 150', address: '/shop' };
  expect(parseRecent([kept, { ...kept, address: '//evil.example' }, { label: 3 }, null, 'x'])).toEqual([
    kept,
  ]);
  expect(parseRecent('x')).toEqual([]);
});

test('a suggestion keeps the other choices of the form, and counts nothing that they narrow', async () => {
  const { user, address } = show(
    () => sectors,
    <>
      <input type="hidden" name="what" value="flat" />
      <input type="hidden" name="rooms" value="3" />
      <input type="hidden" name="place" value="noida/sector-62" />
      <input type="hidden" name="maxPrice" value="10000000" />
    </>,
  );
  await user.click(screen.getByLabelText('Search'));
  await user.type(screen.getByLabelText('Search'), 'sector 15');
  const place = await screen.findByRole('option', { name: /^Sector 150/ });
  expect(place.textContent).toBe('Sector 150, Noida');
  await user.click(place);
  expect(address()).toBe('/shop-left-sidebar?rooms=3&maxPrice=10000000&place=noida/sector-150&kind=flat');
  // It reads as the words alone, so it leads to them alone.
  expect(recentSearches.read()).toEqual([
    { label: 'Sector 150, Noida', address: '/shop-left-sidebar?place=noida/sector-150' },
  ]);
});
