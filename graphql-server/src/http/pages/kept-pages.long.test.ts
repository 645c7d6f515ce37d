import { expect, test } from 'vitest';
import { addProperty, addWithPicture, deleteItem, propertyInput } from '../../testing/factories.ts';
import { answersMade } from '../../testing/data/measures.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;

/** Of these pages, the ones that have to be rendered again. */
async function renderedAgain(paths: string[]): Promise<string[]> {
  const again: string[] = [];
  for (const path of paths) {
    const before = await answersMade(app);
    await call('GET', path);
    if ((await answersMade(app)) > before) again.push(path);
  }
  return again;
}

const pageOf = ({ slug }: { slug: string }) => `/project-details/${slug}`;
const inSector = (sector: string, title: string) =>
  addProperty(app, { title, locality: sector, city: 'Noida', category: 'RESIDENTIAL' });

async function edit(id: string, values: Record<string, unknown>) {
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ city: 'Noida', category: 'RESIDENTIAL', ...values }) },
    { token },
  );
}

/** Five projects in each of two localities, so that no list of similar ones looks beyond its locality. */
async function twoLocalities() {
  const here = [];
  const there = [];
  for (const number of [1, 2, 3, 4, 5]) {
    here.push(await inSector('Sector 150', `Here ${number}`));
    there.push(await inSector('Sector 76', `There ${number}`));
  }
  const [one, ...others] = here;
  const [other] = there;
  if (!one || !other) throw new Error('There are projects.');
  return { one, other, neighbours: others };
}

test('a write to a project leaves the pages of projects elsewhere, and drops those of its neighbours', async () => {
  const { one, other, neighbours } = await twoLocalities();
  const paths = [one, other, ...neighbours].map(pageOf);
  expect(await renderedAgain(paths)).toEqual(paths);
  expect(await renderedAgain(paths)).toEqual([]);
  await edit(one.id, { title: 'Here 1', locality: 'Sector 150', price: '95 lakh' });
  const again = await renderedAgain(paths);
  expect(again).not.toContain(pageOf(other));
  expect(again).toEqual(paths.filter((path) => path !== pageOf(other)));
  expect((await call('GET', pageOf(one))).text).toContain('95 lakh');
});

test('a project that moves leaves the similar ones of one page and joins those of another', async () => {
  const { one, other, neighbours } = await twoLocalities();
  const [neighbour] = neighbours;
  if (!neighbour) throw new Error('There is a neighbour.');
  const shows = async (page: { slug: string }) => (await call('GET', pageOf(page))).text.includes('Here 5');
  expect([await shows(neighbour), await shows(other)]).toEqual([true, false]);
  const last = neighbours.at(-1);
  await edit(last?.id ?? '', { title: 'Here 5', locality: 'Sector 76' });
  await edit(one.id, { title: 'Here 1', locality: 'Sector 150' });
  expect(await shows(neighbour)).toBe(false);
  await deleteItem(app, 'PROPERTY', last?.id ?? '');
  expect(await shows(other)).toBe(false);
});

test('an address that another project takes over shows that project', async () => {
  const first = await addProperty(app, { title: 'Jamun Court' });
  await edit(first.id, { title: 'Imli Court' });
  const moved = await call('GET', '/project-details/jamun-court');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/project-details/imli-court']);
  await addProperty(app, { title: 'Jamun Court' });
  const taken = await call('GET', '/project-details/jamun-court');
  expect([taken.status, taken.text.includes('Jamun Court')]).toEqual([200, true]);
});

test('a scheduled project appears in lists, counts and pages at its minute', async () => {
  const appears = new Date(Date.now() + 4_000);
  const { id } = await addProperty(app, { title: 'Kadamba House', category: 'STUDIO' });
  await ask(
    `mutation ($id: ID!, $publication: PublicationInput!) {
      setPropertyPublication(id: $id, publication: $publication) { id }
    }`,
    { id, publication: { state: 'SCHEDULED', publishAt: appears.toISOString() } },
    { token },
  );
  const query = `query ($id: ID!) {
    projects { totalCount facets { categories { value count } } items { title } } property(id: $id) { title }
  }`;
  const seen = async () => {
    const { data } = await ask(query, { id });
    const list = await call('GET', '/shop-left-sidebar');
    const rest = await call('GET', '/api/form');
    return [JSON.stringify(data), list.text, rest.text].map((text) => text.includes('Kadamba House'));
  };
  for (const early of [await seen(), await seen()]) {
    // A busy machine may read it too late to tell.
    if (Date.now() < appears.getTime()) expect(early).toEqual([false, false, false]);
  }
  await expect.poll(seen, { interval: 50 }).toEqual([true, true, true]);
  expect(Date.now()).toBeGreaterThanOrEqual(appears.getTime());
  const { data } = await ask<{ projects: { totalCount: number; facets: object } }>(query, { id });
  expect(data.projects.totalCount).toBe(1);
  expect(data.projects.facets).toMatchObject({
    categories: expect.arrayContaining([{ value: 'STUDIO', count: 1 }]) as unknown,
  });
});

test('a story that is written leaves the pages of other stories', async () => {
  await addWithPicture(app, 'createBlog', { title: 'Old News' });
  const pages = ['/blog-details/old-news', '/about'];
  await renderedAgain(pages);
  expect(await renderedAgain(pages)).toEqual([]);
  await addWithPicture(app, 'createBlog', { title: 'Fresh News' });
  expect(await renderedAgain(['/about'])).toEqual([]);
});
