import { expect, test } from 'vitest';
import { sitePaths } from 'web/site/routes.tsx';
import { listedPages } from 'domain/site/listed-pages.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  propertyInput,
  registeredBlock,
} from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;
const site = 'https://homes.example.com';
const dayMs = 86_400_000;

/** The whole addresses in a file of the site map. */
async function locationsIn(path: string): Promise<string[]> {
  const { text, status } = await call('GET', path);
  expect(status).toBe(200);
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

const setPublication =
  'mutation ($id: ID!, $publication: PublicationInput!) { setPropertyPublication(id: $id, publication: $publication) { id } }';

test('the site map names what visitors can find, and nothing else', async () => {
  const { id: shown } = await addProperty(app, { title: 'For Sale' }, [await picture()]);
  await addProperty(app, { title: 'To Let', propertyStatus: 'FOR_RENT' });
  await addProperty(app, { title: 'Off Market', propertyStatus: 'OFF_MARKET' });
  for (const title of ['Sold Lately', 'Sold Long Ago'])
    await addProperty(app, { title, propertyStatus: 'SOLD' });
  const soldBefore = (days: number) => ({ $set: { soldAt: new Date(Date.now() - days * dayMs) } });
  await db.collection('properties').updateOne({ slug: 'sold-lately' }, soldBefore(300));
  await db.collection('properties').updateOne({ slug: 'sold-long-ago' }, soldBefore(370));
  const { id: draft } = await addProperty(app, { title: 'A Draft' });
  await ask(setPublication, { id: draft, publication: { state: 'DRAFT' } }, { token });
  const { id: planned } = await addProperty(app, { title: 'Next Week' });
  const publishAt = new Date(Date.now() + 7 * dayMs).toISOString();
  await ask(setPublication, { id: planned, publication: { state: 'SCHEDULED', publishAt } }, { token });
  const { id: removed } = await addProperty(app, { title: 'Removed' });
  await deleteItem(app, 'PROPERTY', removed);

  const found = await locationsIn('/sitemaps/properties-1.xml');
  const projects = ['for-sale', 'to-let', 'sold-lately'].map((slug) => `${site}/project-details/${slug}`);
  expect(found.sort()).toEqual(projects.sort());

  const { text } = await call('GET', '/sitemaps/properties-1.xml');
  const stored = await db.collection('properties').findOne({ slug: 'for-sale' });
  expect(String(stored?._id)).toBe(shown);
  const { updatedAt, images } = stored as unknown as { updatedAt: Date; images: { url: string }[] };
  expect(text).toContain(`<lastmod>${updatedAt.toISOString()}</lastmod>`);
  expect(text).toContain(`<image:loc>${site}${images[0]?.url}</image:loc>`);
});

test('every address in the site map is answered, and is the one to list', async () => {
  await addProperty(app, { title: 'Jheel Court' });
  await addWithPicture(app, 'createBlog', { title: 'Keys and papers' });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const files = await locationsIn('/sitemap.xml');
  expect(files.map((file) => file.replace(`${site}/sitemaps/`, ''))).toEqual([
    ...['pages-1.xml', 'properties-1.xml', 'stories-1.xml', 'team-1.xml'],
  ]);
  const addresses = [];
  for (const file of files) addresses.push(...(await locationsIn(file.replace(site, ''))));
  expect(addresses).toHaveLength(listedPages.length + 3);
  for (const address of addresses) {
    const { text, status } = await call('GET', address.replace(site, ''));
    expect([address, status]).toEqual([address, 200]);
    expect(text).toContain(`<link rel="canonical" href="${address}"`);
    expect([address, text.includes('name="robots"')]).toEqual([address, false]);
  }
  // What is not in it is about items, or not listed.
  const others = Object.keys(sitePaths).filter(
    (path) => !path.includes(':') && !(listedPages as readonly string[]).includes(path),
  );
  for (const path of others) {
    const { text } = await call('GET', path);
    expect([path, text.includes(`<link rel="canonical" href="${site}${path}"`)]).toEqual([path, false]);
  }
});

test('a file of the site map is split where it would be too long', async () => {
  for (const title of ['One', 'Two', 'Three']) await addProperty(app, { title });
  const context = { ...app.context, requestId: '', address: '', userAgent: '', admin: null };
  const asked = (file: string) => ({ context, site, params: { file } });
  expect(await sitemapIndex(asked(''), 2)).toContain(`${site}/sitemaps/properties-2.xml`);
  expect(await sitemapIndex(asked(''), 2)).not.toContain('properties-3.xml');
  expect(await sitemap(asked('properties-1'), 2)).toMatch(/\/one<.*\/two</s);
  expect(await sitemap(asked('properties-2'), 2)).toContain('/three<');
  for (const file of ['properties-3', 'properties-0', 'nothing-1', 'properties', '__proto__-1'])
    await expect(sitemap(asked(file), 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await call('GET', '/sitemaps/properties-2.xml')).status).toBe(404);
});

test('the feeds hold the newest stories and projects, and follow writes', async () => {
  await addWithPicture(app, 'createBlog', {
    title: 'Keys & papers',
    tags: ['Loans'],
    writtenBy: 'Meera Shah',
  });
  const registered = { reraNumber: 'UPRERA-SAMPLE-7', rera: registeredBlock };
  await addProperty(app, { title: 'Jheel Court', price: '1.25 Cr', ...registered });
  await addProperty(app, { title: 'Sold Court', price: '1 Cr', propertyStatus: 'SOLD' });
  const stories = await call('GET', '/feeds/stories.xml');
  expect(stories.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(stories.text).toContain('<title>Keys &amp; papers</title>');
  expect(stories.text).toContain(`<link>${site}/blog-details/keys-papers</link>`);
  expect(stories.text).toContain('<dc:creator>Meera Shah</dc:creator>');
  expect(stories.text).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);

  const projects = await call<{ items: object[] }>('GET', '/feeds/projects.json');
  expect(projects.body.items).toMatchObject([
    {
      url: `${site}/project-details/jheel-court`,
      title: 'Jheel Court, ₹ 1,25,00,000',
      // The law wants both numbers beside an offer.
      content_text: expect.stringMatching(/RERA UPRERA-SAMPLE-7; .*agent registration UPRERAAGT10202/),
    },
  ]);
  expect(projects.body.items).toHaveLength(1);
  await addProperty(app, { title: 'Newer Court' });
  const again = await call<{ items: object[] }>('GET', '/feeds/projects.json');
  expect(again.body.items).toMatchObject([{ title: 'Newer Court, On Request' }, {}]);
  expect((await call('GET', '/feeds/projects.xml')).text).toContain('Newer Court, On Request');
  const { items } = (await call<{ items: object[] }>('GET', '/feeds/stories.json')).body;
  expect(items).toMatchObject([
    { title: 'Keys & papers', tags: ['Loans'], authors: [{ name: 'Meera Shah' }] },
  ]);
});

test('an item of a feed keeps its id under another title', async () => {
  const { id } = await addProperty(app, { title: 'Guid Court' });
  const blog = await addWithPicture(app, 'createBlog', { title: 'Guid story' });
  const ids = async () => {
    const { text } = await call('GET', '/feeds/projects.xml');
    const homes = await call<{ items: { id: string }[] }>('GET', '/feeds/projects.json');
    const stories = await call<{ items: { id: string }[] }>('GET', '/feeds/stories.json');
    return [/<guid.*?<\/guid>/.exec(text)?.[0], homes.body.items[0]?.id, stories.body.items[0]?.id];
  };
  const before = await ids();
  expect(before).toEqual([
    `<guid isPermaLink="false">${site}/project-details/${id}</guid>`,
    `${site}/project-details/${id}`,
    `${site}/blog-details/${blog.id}`,
  ]);
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { slug } }',
    { id, input: propertyInput({ title: 'Guid Court Noida' }) },
    { token },
  );
  expect(await ids()).toEqual(before);
});

test('robots are told what to leave alone, and where the site map is', async () => {
  const { text, headers } = await call('GET', '/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const isRefused = (path: string) =>
    rules.some((rule) => new RegExp(`^${rule.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path));
  for (const path of [
    '/my-account/contacts',
    '/graphql',
    '/api/form',
    '/shop-left-sidebar?category=Studio&rooms=3',
  ])
    expect([path, isRefused(path)]).toEqual([path, true]);
  for (const path of [
    ...listedPages,
    '/shop-left-sidebar?category=Studio',
    '/files/1/a',
    '/project-details/a',
  ])
    expect([path, isRefused(path)]).toEqual([path, false]);
});

test('security.txt names the address of the settings, and ends within a year', async () => {
  const { text } = await call('GET', '/.well-known/security.txt');
  expect(text).toContain('Contact: mailto:info@example.com\n');
  expect(text).toContain(`Canonical: ${site}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('llms.txt names the company, its pages and its data', async () => {
  const { text } = await call('GET', '/llms.txt');
  expect(text).toMatch(/^# Apna Hi Ghar Realty\n\n> /);
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = '']) =>
    address.replace(site, ''),
  );
  expect(links.length).toBeGreaterThan(8);
  expect(links).toContain('/openapi.json');
  expect(text).toContain(`${site}/mcp `);
  for (const link of links) expect([link, (await call('GET', link)).status]).toEqual([link, 200]);
});

test('what has not changed is not sent again', async () => {
  await addProperty(app);
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/properties-1.xml',
    '/feeds/projects.xml',
    '/robots.txt',
    '/llms.txt',
    '/openapi.json',
  ]) {
    const etag = (await call('GET', path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await call('GET', path, { headers: { 'If-None-Match': etag } });
    expect([path, again.status]).toEqual([path, 304]);
  }
});
