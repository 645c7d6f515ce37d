import { expect, test } from 'vitest';
import {
  budgetChoices,
  canonicalAddress,
  readSearch,
  searchPath,
  searchVariables,
  withIntent,
} from './project-search.ts';

function read(query: string) {
  return readSearch(new URLSearchParams(query));
}

test('an empty address shows the first twelve of all projects', () => {
  expect(read('')).toMatchObject({ sort: '', page: 1, perPage: 12 });
  expect(searchVariables(read('')).filter).toEqual({});
});

test('invalid values in the address are ignored', () => {
  const search = read('category=Castle&page=-3&perPage=13&sort=colour&minPrice=cheap&maxPrice=1e99&q=%20');
  expect(searchPath(search)).toBe('/shop-left-sidebar');
});

test('a page number beyond the server’s limit is cut to it', () => {
  expect(read('page=99999999999').page).toBe(1_000_000);
});

test('the category is read in any case', () => {
  expect(read('category=studio').category).toBe('STUDIO');
});

test('the address of a search is read back as the same search', () => {
  const query =
    'q=Sector+150&category=Residential&minPrice=5000000&maxPrice=15000000&sort=price-low&perPage=20&page=2';
  const search = read(query);
  expect(searchPath(search, { page: search.page })).toBe(`/shop-left-sidebar?${query}`);
});

test('any change but of the page begins on page 1', () => {
  const search = read('q=metro&page=3');
  expect(searchPath(search, { category: 'STUDIO' })).toBe('/shop-left-sidebar?q=metro&category=Studio');
  expect(searchPath(search, { query: undefined })).toBe('/shop-left-sidebar');
});

test('several rooms and statuses are sorted, without repetitions', () => {
  const search = read('rooms=3&rooms=0&rooms=3&rooms=9&rooms=&status=sold&status=forSale&status=lost');
  expect(search.rooms).toEqual([3, 0]);
  expect(search.statuses).toEqual(['FOR_SALE', 'SOLD']);
  expect(searchVariables(search).filter).toEqual({ rooms: [3, 0], statuses: ['FOR_SALE', 'SOLD'] });
  expect(searchPath(search, {}, '/shop')).toBe('/shop?rooms=3&rooms=0&status=forSale&status=sold');
});

test('a type counts as a category, and a swapped budget is put right', () => {
  expect(read('type=residential').category).toBe('RESIDENTIAL');
  expect(read('category=&type=studio').category).toBe('STUDIO');
  expect(read('minPrice=900&maxPrice=100')).toMatchObject({ minPrice: 100, maxPrice: 900 });
});

test('the view stays when something else changes', () => {
  const search = read('view=list&page=2');
  expect(searchPath(search, { category: 'STUDIO' }, '/shop')).toBe('/shop?category=Studio&view=list');
});

function canonical(address: string) {
  return canonicalAddress(new URL(address, 'http://localhost'));
}

test('the address drops empty fields, defaults and invalid values', () => {
  expect(canonical('/shop?category=&q=&keyword=&minPrice=&maxPrice=&sort=&perPage=12')).toBe('/shop');
  expect(canonical('/shop?type=studio&rooms=7&keyword=+metro+')).toBe('/shop?q=metro&category=Studio');
  expect(canonical('/shop?page=1&ref=friend')).toBe('/shop?ref=friend');
});

test('a canonical search stays unchanged, in any order of parameters', () => {
  const plain = [
    '/shop',
    '/shop?utm_source=x',
    '/shop?page=2&category=Studio',
    '/shop?rooms=3&rooms=1&view=list',
    '/shop?intent=rent&maxPrice=50000',
  ];
  for (const address of plain) expect(canonical(address)).toBeNull();
});

test('a canonical address is canonical', () => {
  const parts = [
    'category=studio',
    'type=x',
    'rooms=1',
    'rooms=1',
    'status=sold',
    'status=',
    'q=%20a%20',
    'intent=buy',
    'page=0',
    'intent=rent',
    'keyword=office+rent',
    'minRent=',
  ];
  for (let chosen = 0; chosen < 2 ** parts.length; chosen += 1) {
    const query = parts.filter((_, index) => chosen & (2 ** index)).join('&');
    const address = canonical(`/shop?${query}`);
    if (address) expect(canonical(address)).toBeNull();
  }
});

test('budgets are per month for rents, and include the chosen one', () => {
  expect(budgetChoices(read(''), 123)[0]).toBe(123);
  expect(budgetChoices(read('intent=rent'), undefined)[0]).toBe(10_000);
  expect(budgetChoices(read('status=forRent&status=sold'), undefined)[0]).toBe(2_500_000);
});

test('buying is the default, and renting is in the address', () => {
  expect(read('').intent).toBe('BUY');
  expect(searchVariables(read('intent=rent')).filter).toEqual({ intent: 'RENT' });
  expect(canonical('/shop?intent=buy&maxPrice=5000000')).toBe('/shop?maxPrice=5000000');
  expect(canonical('/shop?status=forRent')).toBe('/shop?intent=rent');
  expect(canonical('/shop?intent=buy&q=office')).toBeNull();
});

test('a form sends the budgets of both intents, and that of the chosen intent counts', () => {
  const sent = 'minPrice=5000000&maxPrice=&minRent=20000&maxRent=50000';
  expect(canonical(`/shop?intent=rent&${sent}`)).toBe('/shop?intent=rent&minPrice=20000&maxPrice=50000');
  expect(canonical(`/shop?intent=buy&${sent}`)).toBe('/shop?minPrice=5000000');
});

test('switching to rent drops the budget and the status', () => {
  const search = read('category=Residential&minPrice=5000000&status=underOffer&page=2');
  expect(searchPath(search, withIntent(search, 'RENT'))).toBe(
    '/shop-left-sidebar?intent=rent&category=Residential',
  );
  expect(searchPath(search, withIntent(search, 'BUY'))).toBe(searchPath(search));
  const rent = read('intent=rent&q=office+rent&maxPrice=50000');
  expect(searchPath(rent, withIntent(rent, 'BUY'))).toBe('/shop-left-sidebar?q=office+rent&intent=buy');
});

test('an area of the map stands in the address, to ten metres, until it is taken off', () => {
  const search = read('view=map&area=28.41001,77.29,28.63,77.55&page=2');
  expect(search.area).toEqual({ south: 28.41, west: 77.29, north: 28.63, east: 77.55 });
  expect(searchVariables(search).filter).toEqual({ area: search.area });
  const path = '/shop-left-sidebar?area=28.41%2C77.29%2C28.63%2C77.55&view=map';
  expect(searchPath(search)).toBe(path);
  expect(canonicalAddress(new URL(path, 'http://example.com'))).toBeNull();
  expect(searchPath(search, { area: undefined })).toBe('/shop-left-sidebar?view=map');
});

test('what is no area is ignored', () => {
  for (const area of [
    '',
    '1,2,3',
    '28.6,77.2,28.4,77.5',
    '28.4,77.2,28.6,x',
    '1,2,3,4,5',
    '-91,0,0,1',
    ',,,',
  ])
    expect(read(`area=${area}`).area).toBeUndefined();
});

test('an old address with a keyword leads to the search in plain words', () => {
  expect(canonical('/shop?keyword=2+bhk&page=2')).toBe('/shop?q=2+bhk&page=2');
  expect(canonical('/shop?q=villa&keyword=2+bhk')).toBe('/shop?q=villa');
});

test('the server understands the words, and learns the intent only if the visitor chose it', () => {
  expect(searchVariables(read('q=office+for+rent'))).toMatchObject({ query: 'office for rent', filter: {} });
  expect(searchVariables(read('q=office+for+rent')).filter).not.toHaveProperty('intent');
  expect(searchVariables(read('q=office&intent=buy')).filter).toMatchObject({ intent: 'BUY' });
});

test('one field of Home holds a category or a kind', () => {
  expect(searchPath(read('what=Residential'))).toBe('/shop-left-sidebar?category=Residential');
  expect(searchPath(read('what=builderFloor&rooms=3'))).toBe('/shop-left-sidebar?rooms=3&kind=builderFloor');
  expect(searchPath(read('what=Studio'))).toBe('/shop-left-sidebar?category=Studio');
  expect(searchPath(read('what=castle&kind=plot'))).toBe('/shop-left-sidebar?kind=plot');
  const sent = new URL('http://localhost/shop-left-sidebar?intent=&what=office&q=&rooms=');
  expect(canonicalAddress(sent)).toBe('/shop-left-sidebar?kind=office');
});

test('all-in prices are a part of the address when buying', () => {
  const search = read('allIn=1&maxPrice=8000000&sort=price-low');
  expect(searchPath(search)).toBe('/shop-left-sidebar?maxPrice=8000000&allIn=1&sort=price-low');
  expect(searchVariables(search)).toMatchObject({
    filter: { allIn: true, maxPrice: 8_000_000 },
    withAllIn: true,
  });
  expect(searchPath(search, { allIn: false })).toBe('/shop-left-sidebar?maxPrice=8000000&sort=price-low');
  expect(searchPath(search, withIntent(search, 'RENT'))).toBe(
    '/shop-left-sidebar?intent=rent&sort=price-low',
  );
  expect(canonicalAddress(new URL('https://example.in/shop?allIn=yes'))).toBe('/shop');
});
