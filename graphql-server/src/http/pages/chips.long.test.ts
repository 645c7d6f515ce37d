import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addProperty, given, propertyInput } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const folder = new URL('../../features/search/understanding/', import.meta.url);
const { queries } = JSON.parse(readFileSync(new URL('queries.json', folder), 'utf8')) as {
  queries: { id: string; query: string }[];
};

interface Chip {
  label: string;
  href: string;
}

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

async function page(path: string) {
  const answer = await fetch(new URL(path, app.origin));
  const html = await answer.text();
  const chips = [...html.matchAll(/<a [^>]*>/g)].flatMap(([tag]): Chip[] => {
    const label = /aria-label="Remove: ([^"]*)"/.exec(tag)?.[1];
    const href = /href="([^"]*)"/.exec(tag)?.[1];
    return label && href ? [{ label: plain(label), href: plain(href) }] : [];
  });
  const count = /Showing (?:[\d,–]+ of )?([\d,]+) results?/.exec(html)?.[1];
  return { status: answer.status, count: Number(count?.replaceAll(',', '')), chips, address: answer.url };
}

async function addHomes() {
  for (const [title, facts] of [
    ['One', { placeKey: 'noida/sector-150', price: '1.1 Cr', rooms: '3 BHK', yearBuilt: 'Dec 2020' }],
    ['Two', { placeKey: 'greater-noida-west', price: '55 lakh', rooms: '2 BHK', kind: 'FLAT' }],
    ['Three', { placeKey: 'noida/sector-137', price: '24000', rooms: '2 BHK', propertyStatus: 'FOR_RENT' }],
  ] as const)
    await addProperty(app, propertyInput({ title, ...facts }));
}

test('each chip of the forty queries can be taken away, and the address left can be shared', async () => {
  await addHomes();
  let removed = 0;
  for (const { id, query } of queries) {
    const whole = await page(`/shop-left-sidebar?${new URLSearchParams({ q: query }).toString()}`);
    expect([id, whole.status]).toEqual([id, 200]);
    expect(whole.chips.length, id).toBeGreaterThan(0);
    for (const { label, href } of whole.chips) {
      const said = `${id}: without ${label}`;
      const rest = await page(href);
      expect([said, rest.status]).toEqual([said, 200]);
      expect(
        rest.chips.map((chip) => chip.label),
        said,
      ).not.toContain(label);
      const shared = await page(rest.address);
      expect([said, shared.count, shared.chips]).toEqual([said, rest.count, rest.chips]);
      const parameters = new URL(rest.address).searchParams;
      const intent = parameters.get('intent')?.toUpperCase();
      const found = await app.ask<{ projects: { totalCount: number } }>(
        'query ($query: String, $filter: ProjectFilter) { projects(query: $query, filter: $filter) { totalCount } }',
        { query: parameters.get('q'), filter: { intent } },
      );
      expect([said, rest.count]).toEqual([said, given(found, 'projects').totalCount]);
      removed += 1;
    }
  }
  expect(removed).toBeGreaterThan(100);
});

test('the button of the filters counts filters, and not the words whose meaning stands as chips', async () => {
  const chosen = async (query: string) => {
    const html = await (await fetch(`${app.origin}/shop-left-sidebar?${query}`)).text();
    return /([\d]+) chosen/.exec(html)?.[1];
  };
  expect(await chosen('q=3+bhk+under+2+crore')).toBeUndefined();
  expect(await chosen('q=3+bhk+under+2+crore&furnishing=furnished')).toBe('1');
  expect(await chosen('furnishing=furnished&rooms=3')).toBe('2');
});
