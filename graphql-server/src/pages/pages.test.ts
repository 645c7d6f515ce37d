import { get } from 'node:http';
import { expect, test } from 'vitest';
import { currentRevision } from '../database/changes.ts';
import { addProperty, addWithPicture, propertyInput } from '../testing/factories.ts';
import { pdf } from '../testing/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { createPageCache } from './page-cache.ts';
import { readyPage } from './send-page.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;

const renameProperty =
  'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { slug } }';
const deleteProperty = 'mutation ($id: ID!) { deleteProperty(id: $id) { id } }';

test('a page is complete without JavaScript, with its data sent along', async () => {
  await addProperty(app, { title: 'Tamarind Court', price: '1.25 Cr' });
  const { status, text, headers } = await call('GET', '/shop-left-sidebar');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).toContain('Tamarind Court');
  expect(text).toContain('1,25,00,000');
  expect(text).toMatch(/<script type="application\/json" id="state">.*Tamarind Court/);
});

test('text that looks like markup is shown as text, in the page and in its state', async () => {
  const title = '</script><script>alert(1)</script>';
  const { slug } = await addProperty(app, { title });
  const { text } = await call('GET', `/project-details/${slug}`);
  expect(text).not.toContain('<script>alert');
  expect(text).toContain('&lt;script&gt;alert(1)');
});

/** The status of a page asked for as no browser does. */
function statusOf(path: string, host: string): Promise<number | undefined> {
  const { port } = new URL(app.origin);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { Host: host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

test.each(['a b', 'name:password@homes.example.com', '[::1', 'homes.example.com:99999', ''])(
  'a page is the same for the host “%s”',
  async (host) => {
    expect(await statusOf('/about', host)).toBe(200);
  },
);

test('a page is found by a whole address, as proxies ask for it', async () => {
  expect(await statusOf('http://homes.example.com/about?from=proxy', 'homes.example.com')).toBe(200);
  expect(await statusOf('http://homes.example.com', 'homes.example.com')).toBe(200);
  expect(await statusOf('http://homes.example.com/no-such-page', 'homes.example.com')).toBe(404);
});

test('an unknown address is 404, an unknown project too', async () => {
  const unknown = await call('GET', '/no-such-page');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Page Not Found!');
  expect((await call('GET', '/project-details/no-such-project')).status).toBe(404);
});

test('a changed address leads to the present one, a removed project is gone', async () => {
  const { id, slug } = await addProperty(app, { title: 'Old Name' });
  await ask(renameProperty, { id, input: propertyInput({ title: 'New Name' }) }, { token });
  const moved = await call('GET', `/project-details/${slug}`);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/project-details/new-name');
  await ask(deleteProperty, { id }, { token });
  expect((await call('GET', '/project-details/new-name')).status).toBe(410);
});

test('a removed story is gone, and others are named in its place', async () => {
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Old News' });
  await addWithPicture(app, 'createBlog', { title: 'Fresh News' });
  await call('DELETE', `/api/blogs/${id}`, { token });
  const gone = await call('GET', '/blog-details/old-news');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('This story was taken off the site.');
  expect(gone.text).toContain('Fresh News');
});

test('a person who was removed is gone, and the others are one link away', async () => {
  const { id } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await call('DELETE', `/api/teamMembers/${id}`, { token });
  const gone = await call('GET', '/team-details/neha-verma');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('This person is no longer on the team.');
  expect(gone.text).toContain('href="/team"');
});

test('without a project or a story there is a sentence where they would be', async () => {
  expect((await call('GET', '/')).text).toContain('No projects to show at the moment.');
  expect((await call('GET', '/?category=Studio')).text).toContain('Nothing in this category');
  expect((await call('GET', '/project-details')).text).toContain('No projects to show at the moment.');
  expect((await call('GET', '/blog-details')).text).toContain('No stories have been published yet');
});

test('a kept page is answered again as it was, and never after a write', async () => {
  await addProperty(app, { title: 'First Light' });
  const first = await call('GET', '/shop-left-sidebar');
  const etag = first.headers.get('etag') ?? '';
  const again = await call('GET', '/shop-left-sidebar', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  await addProperty(app, { title: 'Second Wind' });
  const changed = await call('GET', '/shop-left-sidebar', { headers: { 'If-None-Match': etag } });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('Second Wind');
});

test('made-up addresses fill no more than a part of the memory', async () => {
  const cache = createPageCache(app.context);
  const rendered: string[] = [];
  const ask = (url: string) =>
    cache.get(url, () => {
      rendered.push(url);
      return Promise.resolve(readyPage({ status: 200, headers: {}, html: 'x'.repeat(1024 * 1024) }));
    });
  const addresses = Array.from({ length: 100 }, (_, index) => `/?made-up=${index}`);
  for (const address of addresses) await ask(address);
  rendered.length = 0;
  for (const address of addresses.toReversed()) await ask(address);
  expect(rendered).toEqual(addresses.slice(0, 52).toReversed());
});

test('a write of another process is noticed by its revision', async () => {
  const before = await currentRevision(app.context);
  await addProperty(app);
  expect(await currentRevision(app.context)).not.toBe(before);
});

test('the contact form works without JavaScript', async () => {
  const body = new URLSearchParams({
    name: 'Asha Rao',
    email: 'asha@example.com',
    service: 'Residential',
    agree: 'on',
  });
  const { status, text } = await call('POST', '/contact', { body });
  expect(status).toBe(200);
  const stored = await db.collection('contactRequests').findOne({ email: 'asha@example.com' });
  expect(stored).toMatchObject({ name: 'Asha Rao', source: 'contact', agree: true });
  expect(text).toContain(String(stored?.reference));
});

test('a contact form with mistakes comes back with what was typed', async () => {
  const body = new URLSearchParams({ email: 'nonsense', message: 'Two rooms, please' });
  const { status, text } = await call('POST', '/contact', { body });
  expect(status).toBe(400);
  expect(text).toContain('Please fill out all required fields.');
  expect(text).toContain('Please enter a valid e-mail address.');
  expect(text).toContain('Two rooms, please');
  expect(await db.collection('contactRequests').countDocuments()).toBe(0);
});

test('the career form with its résumé works without JavaScript', async () => {
  const form = {
    fullName: 'Ravi Kumar',
    email: 'ravi@example.com',
    role: 'Editor',
    phone: '98100 00001',
    resume: pdf(),
  };
  const { status } = await call('POST', '/career', { form });
  expect(status).toBe(200);
  expect(await db.collection('jobApplications').findOne({ email: 'ravi@example.com' })).not.toBeNull();
});

test('what is no form is refused', async () => {
  expect((await call('POST', '/contact', { json: { email: 'asha@example.com' } })).status).toBe(400);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await call('POST', '/contact', { body: 'not multipart', headers })).status).toBe(400);
});
