import { expect, test } from 'vitest';
import { addWithPicture, blogInput, deleteItem, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

interface BlogPage {
  items: { title: string }[];
  totalCount: number;
  pageInfo: Record<string, unknown>;
}

async function blogs(args = ''): Promise<BlogPage> {
  const query = `{ blogs ${args} { items { title } totalCount pageInfo { perPage totalPages } } }`;
  return given(await ask<{ blogs: BlogPage }>(query), 'blogs');
}

async function blogBy(variables: { id?: string; slug?: string }) {
  const { data, errors } = await ask(
    'query ($id: ID, $slug: String) { blog(id: $id, slug: $slug) { id slug } }',
    variables,
  );
  return errors ? errors.map(({ extensions }) => extensions.code) : data.blog;
}

test('stories are listed newest first, 9 per page, and by tag', async () => {
  await addWithPicture(app, 'createBlog', { title: 'First', tags: ['Loans', ' Loans ', ''] });
  await addWithPicture(app, 'createBlog', { title: 'Second', tags: ['Vastu', 'Loans'] });
  await addWithPicture(app, 'createBlog', { title: 'Third' });
  expect(await blogs()).toEqual({
    items: [{ title: 'Third' }, { title: 'Second' }, { title: 'First' }],
    totalCount: 3,
    pageInfo: { perPage: 9, totalPages: 1 },
  });
  expect((await blogs('(tag: "Loans")')).items).toEqual([{ title: 'Second' }, { title: 'First' }]);
  expect((await blogs('(tag: "Nothing")')).totalCount).toBe(0);
  expect((await blogs('(page: 2, perPage: 2)')).items).toEqual([{ title: 'First' }]);
  const { body } = await call<{ tags: string[] }[]>('GET', '/api/blogs');
  expect(body.map(({ tags }) => tags)).toEqual([[], ['Vastu', 'Loans'], ['Loans']]);
});

test('a retitled story is found under both addresses, and a deleted one answers GONE', async () => {
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Buying on plan' });
  expect(await blogBy({ slug: 'buying-on-plan' })).toEqual({ id, slug: 'buying-on-plan' });
  await ask(
    'mutation ($id: ID!, $input: BlogInput!) { updateBlog(id: $id, input: $input) { id } }',
    { id, input: blogInput({ title: 'Buying off plan' }) },
    { token },
  );
  for (const address of [{ slug: 'buying-on-plan' }, { slug: 'buying-off-plan' }, { id }]) {
    expect(await blogBy(address)).toEqual({ id, slug: 'buying-off-plan' });
  }
  await deleteItem(app, 'BLOG', id);
  expect(await blogBy({ slug: 'buying-on-plan' })).toEqual(['GONE']);
  expect(await blogBy({ slug: 'never-was' })).toBeNull();
});

test('stories are found by the beginnings of their words, together with a tag', async () => {
  await addWithPicture(app, 'createBlog', { title: 'Home loans, plainly', tags: ['Loans'] });
  await addWithPicture(app, 'createBlog', { title: 'Loans for shops', tags: ['Commercial'] });
  expect((await blogs('(keyword: "LOAN")')).totalCount).toBe(2);
  expect((await blogs('(keyword: "hom loans")')).items).toEqual([{ title: 'Home loans, plainly' }]);
  expect((await blogs('(keyword: "loans", tag: "Commercial")')).items).toEqual([
    { title: 'Loans for shops' },
  ]);
  expect((await blogs('(keyword: "villa")')).totalCount).toBe(0);
});

test('tags have the number of their stories, without deleted ones', async () => {
  await addWithPicture(app, 'createBlog', { title: 'First', tags: ['Loans', 'Vastu'] });
  await addWithPicture(app, 'createBlog', { title: 'Second', tags: ['Loans', 'Areas'] });
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Third', tags: ['Vastu', 'Metro'] });
  await deleteItem(app, 'BLOG', id);
  const { data } = await ask('{ blogTags { tag count } }');
  expect(data.blogTags).toEqual([
    { tag: 'Loans', count: 2 },
    { tag: 'Areas', count: 1 },
    { tag: 'Vastu', count: 1 },
  ]);
});
