import { expect, test } from 'vitest';
import { readSearch, searchPath, searchVariables } from './project-search.ts';

function read(query: string) {
  return readSearch(new URLSearchParams(query));
}

test('an empty address is the first twelve of everything', () => {
  expect(read('')).toMatchObject({ sort: '', page: 1, perPage: 12 });
  expect(searchVariables(read('')).filter).toEqual({});
});

test('what makes no sense in the address narrows nothing', () => {
  const search = read(
    'category=Castle&page=-3&perPage=13&sort=colour&minPrice=cheap&maxPrice=1e99&keyword=%20',
  );
  expect(searchPath(search)).toBe('/shop-left-sidebar');
});

test('a page that no list has is still a number that the server understands', () => {
  expect(read('page=99999999999').page).toBe(1_000_000);
});

test('the category is read in any case', () => {
  expect(read('category=studio').category).toBe('Studio');
});

test('the address of a search is read back as the same search', () => {
  const query =
    'category=Residential&keyword=Sector+150&minPrice=5000000&maxPrice=15000000&sort=price-low&perPage=20&page=2';
  const search = read(query);
  expect(searchPath(search, { page: search.page })).toBe(`/shop-left-sidebar?${query}`);
});

test('any change but of the page begins on page 1', () => {
  const search = read('keyword=metro&page=3');
  expect(searchPath(search, { category: 'Studio' })).toBe('/shop-left-sidebar?category=Studio&keyword=metro');
  expect(searchPath(search, { keyword: undefined })).toBe('/shop-left-sidebar');
});
