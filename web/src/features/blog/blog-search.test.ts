import { expect, test } from 'vitest';
import { blogSearchPath, readBlogSearch } from './blog-search.ts';

test.each([
  ['', { page: 1 }],
  ['page=3&tag=Home+loans&keyword=+metro+', { page: 3, tag: 'Home loans', keyword: 'metro' }],
  ['page=-1&tag=&keyword=%20', { page: 1 }],
  ['page=1.5', { page: 1 }],
])('the address “%s” is read', (address, search) => {
  expect(readBlogSearch(new URLSearchParams(address))).toEqual({
    keyword: undefined,
    tag: undefined,
    ...search,
  });
});

test.each([
  [{}, '/blog'],
  [{ page: 1, tag: 'Home loans' }, '/blog?tag=Home+loans'],
  [{ page: 2, tag: 'A & B', keyword: 'x' }, '/blog?keyword=x&tag=A+%26+B&page=2'],
])('the search %j has the address %s', (search, path) => {
  expect(blogSearchPath('/blog', search)).toBe(path);
});
