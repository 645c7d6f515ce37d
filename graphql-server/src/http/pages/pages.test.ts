import { get } from 'node:http';
import { expect, test } from 'vitest';
import { defaultSiteSettings } from '../../features/company/site-settings.seed.ts';
import { createKeptAnswers } from '../../cache/kept-answers.ts';
import { readyAnswer } from '../../cache/ready-answer.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  propertyInput,
  sendContact,
} from '../../testing/factories.ts';
import { pdf } from '../../testing/data/files.ts';
import { formTokenOf } from '../../testing/data/form-token.ts';
import { answersMade } from '../../testing/data/measures.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;

const renameProperty =
  'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { slug } }';

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

/** Requests a page with a path or host that no browser would send, and answers the status. */
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

test('search engines get one whole address for each page, and none for pages that are a task of their own', async () => {
  const { slug } = await addProperty(app, { title: 'Tamarind Court' });
  const canonical = async (path: string) => {
    const { text } = await call('GET', path);
    const [, address = null] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
    return { address, listed: !text.includes('<meta name="robots" content="noindex"') };
  };
  const site = 'https://homes.example.com';
  const listed = (path: string) => ({ address: `${site}${path}`, listed: true });
  expect(await canonical('/')).toEqual(listed('/'));
  expect(await canonical(`/project-details/${slug}`)).toEqual(listed(`/project-details/${slug}`));
  expect(await canonical(`/product-details/${slug}`)).toEqual(listed(`/project-details/${slug}`));
  // The layouts of the one search.
  for (const path of ['/shop', '/shop-grid', '/shop-right-sidebar', '/shop-left-sidebar'])
    expect(await canonical(`${path}?category=Residential&view=list`)).toEqual(
      listed('/shop-left-sidebar?category=Residential'),
    );
  expect(await canonical('/compare')).toEqual(listed('/compare'));
  for (const path of ['/compare?ids=000000000000000000000001', '/cart', '/no-such-page'])
    expect(await canonical(path)).toEqual({ address: null, listed: false });
});

test('pages that are a task of their own, and errors, ask to end without the consultation banner', async () => {
  const isQuiet = async (path: string) => (await call('GET', path)).text.includes('class="quiet-page ');
  const tasks = ['/login', '/cart', '/checkout', '/wishlist', '/order-tracking', '/register'];
  const asked = ['/compare', '/terms', '/add-listing', '/contact'];
  for (const path of [...tasks, ...asked, '/no-such-page'])
    expect({ path, quiet: await isQuiet(path) }).toEqual({ path, quiet: true });
  expect(await isQuiet('/about')).toBe(false);
});

test('an unknown address or project answers 404', async () => {
  const unknown = await call('GET', '/no-such-page');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Page Not Found!');
  expect((await call('GET', '/project-details/no-such-project')).status).toBe(404);
});

test('a former address redirects, and a removed project answers 410 with similar ones', async () => {
  const { id, slug } = await addProperty(app, { title: 'Old Name' });
  await ask(renameProperty, { id, input: propertyInput({ title: 'New Name' }) }, { token });
  const moved = await call('GET', `/project-details/${slug}`);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/project-details/new-name');
  await addProperty(app, { title: 'Like It', category: 'RESIDENTIAL' });
  await addProperty(app, { title: 'Of Another Kind', category: 'STUDIO' });
  await ask(
    renameProperty,
    { id, input: propertyInput({ title: 'New Name', category: 'RESIDENTIAL' }) },
    { token },
  );
  await deleteItem(app, 'PROPERTY', id);
  for (const path of ['/project-details/new-name', `/project-details/${slug}`, `/product-details/${id}`]) {
    const gone = await call('GET', path);
    expect([gone.status, gone.text.includes('Like It')]).toEqual([410, true]);
    expect(gone.text).not.toContain('Of Another Kind');
    expect(/>(Same type|SAME_KIND)</.exec(gone.text)?.[1]).toBe('Same type');
  }
});

test('an address in other capitals leads to its page, with all that stands behind the path', async () => {
  const { id, slug } = await addProperty(app, { title: 'Alpha Heights', price: '90 lakh' });
  await ask(
    renameProperty,
    { id, input: propertyInput({ title: 'Beta Heights', price: '90 lakh' }) },
    { token },
  );
  const own = '/project-details/beta-heights';
  for (const [path, to] of [
    ['/project-details/Beta-Heights', own],
    ['/Project-Details/beta-heights', own],
    ['/project-details/BETA-HEIGHTS?utm_source=wa&utm_medium=x', `${own}?utm_source=wa&utm_medium=x`],
    [`/project-details/${slug}?utm_source=wa`, `${own}?utm_source=wa`],
    [`/project-details/${slug}?utm_source=mail`, `${own}?utm_source=mail`],
    [`/project-details/${slug}`, own],
    ['/project-details/Beta-Heights/cost?floor=3&utm_source=wa', `${own}/cost?floor=3&utm_source=wa`],
  ]) {
    const { status, headers } = await call('GET', path ?? '');
    expect([path, status, headers.get('location')]).toEqual([path, 301, to]);
  }
  expect((await call('GET', own)).status).toBe(200);
  await addWithPicture(app, 'createBlog', { title: 'Buying Early' });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await addWithPicture(app, 'createBuilder', { name: 'Tulsi Angan' });
  for (const [path, to] of [
    ['/blog-details/Buying-Early?x=1', '/blog-details/buying-early?x=1'],
    ['/team-details/Neha-Verma', '/team-details/neha-verma'],
    ['/builders/TULSI-ANGAN', '/builders/tulsi-angan'],
  ]) {
    const { status, headers } = await call('GET', path ?? '');
    expect([path, status, headers.get('location')]).toEqual([path, 301, to]);
  }
});

test('an address that was renamed more than once leads to the present one in one step', async () => {
  const { id } = await addProperty(app, { title: 'First Name' });
  for (const title of ['Second Name', 'Third Name', 'Fourth Name'])
    await ask(renameProperty, { id, input: propertyInput({ title }) }, { token });
  for (const former of ['first-name', 'second-name', 'third-name', id]) {
    const { status, headers } = await call('GET', `/project-details/${former}`);
    expect([former, status, headers.get('location')]).toEqual([former, 301, '/project-details/fourth-name']);
  }
  // The old address of a property opens it, and names the page to list.
  for (const former of ['first-name', 'fourth-name', id]) {
    const { status, text } = await call('GET', `/product-details/${former}`);
    expect([former, status]).toEqual([former, 200]);
    expect(text).toContain(
      '<link rel="canonical" href="https://homes.example.com/project-details/fourth-name"',
    );
  }
});

test('a removed story answers 410 and offers others', async () => {
  const { id } = await addWithPicture(app, 'createBlog', { title: 'Old News' });
  await addWithPicture(app, 'createBlog', { title: 'Fresh News' });
  await call('DELETE', `/api/blogs/${id}`, { token });
  const gone = await call('GET', '/blog-details/old-news');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('We have taken this story off the site.');
  expect(gone.text).toContain('Fresh News');
});

test('a removed person answers 410, with a link to the team', async () => {
  const { id } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await call('DELETE', `/api/teamMembers/${id}`, { token });
  const gone = await call('GET', '/team-details/neha-verma');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('This person has left the team.');
  expect(gone.text).toContain('href="/team"');
});

test('a page without projects or stories says so', async () => {
  expect((await call('GET', '/')).text).toContain('No projects to show at the moment.');
  expect((await call('GET', '/')).text).not.toContain('No projects match');
  expect((await call('GET', '/?category=Studio')).text).toContain('Nothing in this category');
  const list = await call('GET', '/shop-left-sidebar');
  expect(list.text).toContain('No projects to show at the moment');
  expect(list.text).not.toContain('Show all projects');
  for (const search of ['intent=rent', 'category=Studio', 'kind=villa', 'q=villa']) {
    const { text } = await call('GET', `/shop-left-sidebar?${search}`);
    expect(text, search).toContain('No projects match your search');
    expect(text, search).toContain('Show all projects');
  }
  expect((await call('GET', '/project-details')).text).toContain('No projects to show at the moment.');
  expect((await call('GET', '/blog-details')).text).toContain('No stories have been published yet');
});

test('a kept page is answered unchanged, and not after a write', async () => {
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

test('invented addresses fill only a part of the memory', async () => {
  const cache = createKeptAnswers(app.context, []);
  const rendered: string[] = [];
  const ask = (url: string) =>
    cache.get(url, () => {
      rendered.push(url);
      return Promise.resolve(readyAnswer('x'.repeat(1024 * 1024), {}));
    });
  const addresses = Array.from({ length: 100 }, (_, index) => `/?made-up=${index}`);
  for (const address of addresses) await ask(address);
  rendered.length = 0;
  for (const address of addresses.toReversed()) await ask(address);
  expect(rendered).toEqual(addresses.slice(0, 52).toReversed());
});

/** The number of pages rendered to answer these paths. */
async function renderings(...paths: string[]): Promise<number> {
  const before = await answersMade(app);
  for (const path of paths) expect((await call('GET', path)).status).toBe(200);
  return (await answersMade(app)) - before;
}

test('parameters that a page does not read add no kept page and do not appear in it', async () => {
  await addProperty(app, { title: 'Tamarind Court', category: 'RESIDENTIAL' });
  expect(await renderings('/shop-left-sidebar?category=Residential&rooms=2&sort=newest')).toBe(1);
  const shared =
    '/shop-left-sidebar?utm_source=mail&sort=newest&fbclid=x1&rooms=2&made=up&category=Residential';
  expect(await renderings(shared, shared)).toBe(0);
  expect((await call('GET', shared)).text).not.toMatch(/utm_source|fbclid|made=up/);
  expect(await renderings('/?utm_source=mail', '/?gclid=1', '/', '/?page=2')).toBe(1);
  expect(await renderings('/blog?keyword=metro', '/blog?keyword=rent')).toBe(2);
});

test('a write drops only the pages that show items of its kind', async () => {
  const pages = ['/shop-left-sidebar', '/blog', '/team', '/testimonials', '/media', '/about'];
  await renderings(...pages);
  const renderedAfter = async (write: Promise<unknown>) => {
    await write;
    const again = [];
    for (const page of pages) if ((await renderings(page)) > 0) again.push(page);
    return again;
  };
  expect(await renderedAfter(addProperty(app))).toEqual(['/shop-left-sidebar']);
  expect(await renderedAfter(addWithPicture(app, 'createBlog'))).toEqual(['/blog']);
  expect(await renderedAfter(addWithPicture(app, 'createTeamMember'))).toEqual(['/team']);
  expect(await renderedAfter(addWithPicture(app, 'createMediaItem'))).toEqual(['/media']);
  const settings = ask(
    'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { slogan } }',
    { input: { ...defaultSiteSettings, slogan: 'Another slogan' } },
    { token },
  );
  expect(await renderedAfter(settings)).toEqual(pages);
});

test('an enquiry drops only pages in the order by popularity', async () => {
  const { id, slug } = await addProperty(app);
  const pages = ['/', '/shop-left-sidebar', `/project-details/${slug}`];
  const byPopularity = '/shop-left-sidebar?sort=popularity';
  await renderings(...pages, byPopularity);
  await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  expect(await renderings(...pages)).toBe(0);
  expect(await renderings(byPopularity)).toBe(1);
});

test('concurrent requests for a page render it once', async () => {
  const before = await answersMade(app);
  await Promise.all(Array.from({ length: 20 }, () => call('GET', '/faq')));
  expect((await answersMade(app)) - before).toBe(1);
});

test('the contact form works without JavaScript', async () => {
  const body = new URLSearchParams({
    name: 'Asha Rao',
    email: 'asha@example.com',
    service: 'RESIDENTIAL',
    agree: 'on',
    formToken: await formTokenOf(app, '/contact'),
  });
  const { status, text } = await call('POST', '/contact', { body });
  expect(status).toBe(200);
  const stored = await db.collection('contactRequests').findOne({ email: 'asha@example.com' });
  expect(stored).toMatchObject({ name: 'Asha Rao', source: 'CONTACT', agree: true });
  expect(text).toContain(String(stored?.reference));
});

test('a contact form with errors comes back with the input', async () => {
  const formToken = await formTokenOf(app, '/contact');
  const body = new URLSearchParams({ email: 'nonsense', message: 'Two rooms, please', formToken });
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
    formToken: await formTokenOf(app, '/career'),
  };
  const { status } = await call('POST', '/career', { form });
  expect(status).toBe(200);
  expect(await db.collection('jobApplications').findOne({ email: 'ravi@example.com' })).not.toBeNull();
});

test('a form sent to the back office, which has none, gets an error page of our own', async () => {
  const { status, text } = await call('POST', '/my-account/properties', { body: new URLSearchParams() });
  expect(status).toBe(405);
  expect(text).toContain('This page could not be loaded');
  expect(text).not.toContain('Unexpected Application Error');
});

test('a body that is not a form is refused', async () => {
  expect((await call('POST', '/contact', { json: { email: 'asha@example.com' } })).status).toBe(400);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await call('POST', '/contact', { body: 'not multipart', headers })).status).toBe(400);
});
