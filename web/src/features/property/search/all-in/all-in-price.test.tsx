import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSearch } from 'domain/search/project-search.ts';
import { propertyDetails } from '../../../../testing/properties.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AllInPrice } from './all-in-price.tsx';
import { PriceSwitch } from '../filter/intent-switch.tsx';
import type { FoundProject } from '../found-project.ts';

const of = (allIn: FoundProject['allIn'], shownConfiguration: string | null = null): FoundProject => ({
  ...propertyDetails({ price: { from: 10_000_000, to: null } }),
  ...{ allIn, shownConfiguration },
});
const total = (configuration: string | null, sum: number, unknown: string[] = []) =>
  ({ configuration, price: 10_000_000, total: sum, unknown }) as NonNullable<FoundProject['allIn']>[number];
const price = (project: FoundProject) => {
  renderPage(<AllInPrice property={project} figures="text-xl" />);
  return document.body.textContent;
};

test('a card shows what the home that matched costs all-in, and how much that is above its price', () => {
  const project = of([total('2-bhk', 11_000_000), total('3-bhk', 12_500_000, ['FLOOR_RISE'])], '3-bhk');
  expect(price(project)).toContain('1,25,00,000all-in₹ 1 Cr asked, all-in 25 % more, without floor rise');
});

test('more than two costs that are not known are counted', () => {
  expect(price(of([total(null, 12_000_000, ['PARKING', 'CLUB', 'LEGAL'])]))).toContain(
    'all-in 20 % more, 3 costs not known',
  );
});

test('a home without an all-in price says so beside the price that is asked', () => {
  expect(price(of([]))).toContain('Asked; the all-in price is not known');
});

test('the switch keeps the search, and rents have none', () => {
  const search = (query: string) => readSearch(new URLSearchParams(query));
  const { unmount } = renderPage(<PriceSwitch search={search('rooms=3&page=2')} path="/shop" />);
  expect(screen.getByRole('link', { name: 'Price' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'All-in' }).getAttribute('href')).toBe('/shop?rooms=3&allIn=1');
  unmount();
  renderPage(<PriceSwitch search={search('intent=rent')} path="/shop" />);
  expect(screen.queryByRole('link')).toBeNull();
});
