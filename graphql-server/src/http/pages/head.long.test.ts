import { get } from 'node:http';
import { expect, test } from 'vitest';
import { sitePaths } from 'web/site/routes.tsx';
import { dayInIndia } from '../../base/clock.ts';
import { createApp } from '../app.ts';
import { startApollo } from '../graphql/graphql.ts';
import { announceChange } from '../../database/changes.ts';
import { addProperty, addWithPicture, given, registeredBlock } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { loadPages } from '../../testing/programs/load-pages.ts';
import { serve } from '../../testing/listen.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { notOnPage, structuredDataOf, unknownNames } from '../../testing/structured-data.ts';

const app = await startTestApp({ pages: true });
const { call } = app;
const site = 'https://homes.example.com';

/** The pages that show one item each, with the addresses of the items below. */
const addresses: Record<string, string> = {
  '/project-details/:slug': '/project-details/jheel-court',
  '/project-details/:slug/cost': '/project-details/jheel-court/cost',
  '/project-details/:slug/report': '/project-details/jheel-court/report',
  '/product-details/:id': '/product-details/jheel-court',
  '/projects/:slug': '/projects/3-bhk-in-sector-150-noida',
  '/blog-details/:slug': '/blog-details/keys-and-papers',
  '/team-details/:slug': '/team-details/neha-verma',
  '/builders/:slug': '/builders/tulsi-angan-developers',
  '/page/:slug': '/page/fees',
  '/developers/:part': '/developers/webhooks',
};

/** The pages that search engines list. */
const listed = [
  ...[
    '/',
    '/shop-left-sidebar',
    '/projects/:slug',
    '/project-details/:slug',
    '/compare',
    '/commute',
    '/team',
    '/team-details/:slug',
    '/builders',
    '/builders/:slug',
    '/page/:slug',
    '/developers/:part',
  ],
  ...[
    '/blog',
    '/blog-details/:slug',
    '/contact',
    '/career',
    '/about',
    '/service',
    '/service-details',
    '/faq',
  ],
  ...['/whychooseus', '/testimonials', '/media', '/privacy', '/terms', '/developers'],
];
/** The pages that name another page as the one to list. */
const otherwiseListed = ['/shop', '/shop-grid', '/shop-right-sidebar', '/product-details/:id'];

const home = {
  title: 'Jheel Court',
  price: '1.25 Cr',
  area: '1,250 sq ft carpet; 1,700 sq ft super built-up',
  rooms: '3',
  baths: '2',
  yearBuilt: '2024',
  category: 'RESIDENTIAL',
  locality: 'Sector 150',
  city: 'Noida',
  reraNumber: 'UPRERA-SAMPLE-7',
  rera: { ...registeredBlock, validFrom: '2020-02-01' },
  amenities: ['Gym', 'Swimming Pool'],
  latitude: 28.43,
  longitude: 77.48,
  description: 'Three bedrooms above the lake.',
};

async function fill(): Promise<void> {
  await addProperty(app, home, [await picture()]);
  await addWithPicture(app, 'createBlog', { title: 'Keys and papers', tags: ['Loans'] });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma', phone: '+91 98100 00000' });
  await addWithPicture(app, 'createBuilder', { since: 2015 });
  await addWithPicture(app, 'createTestimonial');
  await app.ask(
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    {
      blocks: [{ page: 'plain', key: 'fees', text: 'Our fees\n\nWe agree them in writing before we begin.' }],
    },
    { token: app.token },
  );
  const opening = { title: 'Clerk', place: 'Noida', text: 'Keep the files.', payFrom: 20_000 };
  const dates = { employment: 'FULL_TIME', applyBy: dayInIndia(new Date(Date.now() + 30 * 24 * 3_600_000)) };
  await app.ask(
    'mutation ($input: JobOpeningInput!) { saveJobOpening(input: $input) { id } }',
    { input: { ...opening, ...dates } },
    { token: app.token },
  );
  for (const title of ['Second Court', 'Third Court']) await addProperty(app, { ...home, title });
}

/** The path of a shared shortlist. */
async function sharedPath(): Promise<string> {
  const { id } = await addProperty(app, { ...home, title: 'Fourth Court' });
  const answer = await app.ask<{ shareShortlist: { token: string } }>(
    'mutation ($input: ShareShortlistInput!) { shareShortlist(input: $input) { token } }',
    { input: { name: 'Asha', mode: 'READ_ONLY', propertyIds: [id] } },
  );
  return `/shortlist/${given(answer, 'shareShortlist').token}`;
}

interface Head {
  /** The values of `<meta>` by name or property. */
  meta: Map<string, string>;
  titles: string[];
  canonical: string | undefined;
  hreflang: string | undefined;
  lang: string | undefined;
}

function headOf(html: string): Head {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    meta: new Map(metas.map(([, name = '', content = '']) => [name, content])),
    titles: [...head.matchAll(/<title>(.*?)<\/title>/g)].map(([, title = '']) => title),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    hreflang: /<link rel="alternate" hreflang="en-IN" href="([^"]+)"/.exec(head)?.[1],
    lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
  };
}

/** The operations that the answers inside a page hold more than once for one item. */
function askedTwice(html: string): string[] {
  const [, state = '{}'] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? [];
  const { answers } = JSON.parse(state) as { answers: Record<string, unknown> };
  const asked = Object.keys(answers).flatMap((key) => {
    const [operation = '', variables = '{}'] = key.split(/ (.*)/s);
    const { slug, id } = JSON.parse(variables) as { slug?: string; id?: string };
    return slug || id ? [`${operation} ${slug ?? id}`] : [];
  });
  return asked.filter((one, index) => asked.indexOf(one) !== index);
}

test('every page has a title, a description and a preview of its own, and asks for each thing once', async () => {
  await fill();
  addresses['/shortlist/:token'] = await sharedPath();
  const titles = new Map<string, string>();
  for (const path of Object.keys(sitePaths)) {
    const { text, status } = await call('GET', addresses[path] ?? path);
    const { meta, titles: found, canonical, hreflang, lang } = headOf(text);
    expect([path, status, found.length, lang]).toEqual([path, 200, 1, 'en-IN']);
    expect([path, askedTwice(text)]).toEqual([path, []]);
    const [title = ''] = found;
    expect(title.endsWith('Apna Hi Ghar Realty'), title).toBe(true);
    expect(meta.get('og:title')).toBe(title.replace(' · Apna Hi Ghar Realty', ''));
    expect(meta.get('og:site_name')).toBe('Apna Hi Ghar Realty');
    const isListed = listed.includes(path);
    expect([path, meta.get('robots')]).toEqual([
      path,
      isListed || otherwiseListed.includes(path) ? undefined : 'noindex',
    ]);
    if (!otherwiseListed.includes(path))
      expect([path, canonical]).toEqual([path, isListed ? site + (addresses[path] ?? path) : undefined]);
    expect([path, hreflang]).toEqual([path, canonical]);
    if (!isListed) continue;
    expect((meta.get('description') ?? '').length, path).toBeGreaterThan(10);
    expect(meta.get('og:url')).toBe(canonical);
    expect([title, titles.get(title)]).toEqual([title, undefined]);
    titles.set(title, path);
  }
});

test('pages of filters are not listed; pages of one category, and further pages, are', async () => {
  await fill();
  const listedAs = async (query: string) => {
    const { meta, canonical } = headOf((await call('GET', `/shop-left-sidebar${query}`)).text);
    return meta.has('robots') ? undefined : canonical;
  };
  for (const query of ['', '?category=Residential', '?intent=rent', '?page=2'])
    expect(await listedAs(query)).toBe(`${site}/shop-left-sidebar${query}`);
  expect(await listedAs('?view=list')).toBe(`${site}/shop-left-sidebar`);
  for (const query of ['?rooms=3', '?keyword=noida', '?maxPrice=5000000', '?sort=newest', '?status=sold'])
    expect([query, await listedAs(query)]).toEqual([query, undefined]);
});

/** Requests a page by any host, which `fetch` does not allow. */
function pageAt(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => (text += part)).on('end', () => resolve(text));
    }).on('error', reject);
  });
}

test('without SITE_URL, pages name the host that was asked, if it has a public name', async () => {
  const local = { ...app.context, config: { ...app.context.config, siteUrl: 'http://localhost:3000' } };
  const apollo = await startApollo(local);
  const server = await serve(createApp(local, apollo, await loadPages(apollo, local.config)));
  const canonical = async (host: string, protocol = 'https') =>
    headOf(await pageAt(server.origin, '/about', { Host: host, 'X-Forwarded-Proto': protocol })).canonical;
  expect(await canonical('homes.example.org')).toBe('https://homes.example.org/about');
  expect(await canonical('Other.Example.com:8080', 'http')).toBe('http://other.example.com:8080/about');
  // Each address is kept for itself.
  expect(await canonical('homes.example.org')).toBe('https://homes.example.org/about');
  for (const host of [
    'localhost:3000',
    '127.0.0.1',
    '[::1]',
    'nas.local',
    'a b',
    'x"><script>.example.com',
    '',
  ])
    expect([host, await canonical(host)]).toEqual([host, undefined]);
  await server.close();
  await apollo.stop();
});

test('structured data are in the vocabulary, and say what the page shows', async () => {
  await fill();
  await addProperty(app, { ...home, title: 'Two Towers', rooms: '2–4', price: '90 lakh–1.9 Cr' });
  await addProperty(app, {
    ...home,
    title: 'Wide Range',
    area: '900–1,800 sq ft carpet',
    price: '90 lakh–1.9 Cr',
  });
  await addProperty(app, { ...home, title: 'To Let', propertyStatus: 'FOR_RENT', price: '45,000' });
  await addProperty(app, { ...home, title: 'Long Gone', propertyStatus: 'SOLD' });
  await addProperty(app, { ...home, title: 'One Villa', kind: 'VILLA' });
  await addProperty(app, { ...home, title: 'Open Plot', rooms: '', area: '200 sq yd plot', price: '' });
  const items = ['two-towers', 'wide-range', 'one-villa', 'to-let', 'long-gone', 'open-plot'].map(
    (slug) => `/project-details/${slug}`,
  );
  for (const path of [...listed, ...items]) {
    const { text } = await call('GET', addresses[path] ?? path);
    const nodes = structuredDataOf(text);
    expect([path, unknownNames(nodes)]).toEqual([path, []]);
    expect([path, notOnPage(nodes, text)]).toEqual([path, []]);
  }
});

/** The node of one type on a page. */
async function nodeOf(path: string, type: string): Promise<unknown> {
  const nodes = structuredDataOf((await call('GET', path)).text);
  return nodes.find((node) => node['@type'] === type);
}

test('a project says what is offered, where, how large and for how much', async () => {
  await fill();
  expect(await nodeOf('/project-details/jheel-court', 'RealEstateListing')).toMatchObject({
    name: 'Jheel Court',
    url: `${site}/project-details/jheel-court`,
    identifier: { propertyID: 'RERA', value: 'UPRERA-SAMPLE-7' },
    mainEntity: {
      '@type': 'Apartment',
      address: { streetAddress: 'Plot 12, Sector 150, Noida', addressLocality: 'Sector 150, Noida' },
      geo: { latitude: 28.43, longitude: 77.48 },
      floorSize: { value: 1250, unitCode: 'FTK' },
      numberOfBedrooms: { value: 3 },
      numberOfBathroomsTotal: 2,
      yearBuilt: 2024,
    },
    offers: {
      '@type': 'Offer',
      price: 12_500_000,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(await nodeOf('/project-details/jheel-court', 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${site}/` },
      { name: 'Projects' },
      { name: 'Sector 150' },
      { position: 4, name: 'Jheel Court' },
    ],
  });
});

test('a villa is a house', async () => {
  await addProperty(app, { ...home, title: 'One Villa', kind: 'VILLA' });
  expect(await nodeOf('/project-details/one-villa', 'RealEstateListing')).toMatchObject({
    mainEntity: { '@type': 'SingleFamilyResidence', floorSize: { value: 1250, unitCode: 'FTK' } },
  });
});

test('a rent is per month, a range has two ends, and what is sold has no price', async () => {
  const offerOf = async (values: object) => {
    const { slug } = await addProperty(app, { ...home, ...values });
    const node = await nodeOf(`/project-details/${slug}`, 'RealEstateListing');
    return (node as { offers: object }).offers;
  };
  expect(await offerOf({ propertyStatus: 'FOR_RENT', price: '45,000' })).toMatchObject({
    priceSpecification: { price: 45_000, unitText: 'month' },
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
  });
  expect(await offerOf({ price: '90 lakh–1.9 Cr', area: '900–1,800 sq ft carpet' })).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 9_000_000,
    highPrice: 19_000_000,
  });
  const sold = await offerOf({ propertyStatus: 'SOLD' });
  expect(sold).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(JSON.stringify(sold)).not.toContain('price');
  expect(JSON.stringify(await offerOf({ price: '' }))).not.toContain('price');
});

test('markup in a title stays text in tags and structured data', async () => {
  const { slug } = await addProperty(app, { ...home, title: '</script><b a="1">Towers & Sons' });
  const { text } = await call('GET', `/project-details/${slug}`);
  expect(headOf(text).meta.get('og:title')).toContain(
    '&lt;/script&gt;&lt;b a=&quot;1&quot;&gt;Towers &amp; Sons',
  );
  expect(structuredDataOf(text)).toMatchObject([{}, { name: '</script><b a="1">Towers & Sons' }]);
  expect(text).not.toContain('<b a=');
});

test('pages of errors have no preview', async () => {
  const { text } = await call('GET', '/no-such-page');
  expect(text).not.toContain('og:title');
  expect(structuredDataOf(text)).toEqual([]);
});

test('the page of a builder describes an organisation, unless it is a sample', async () => {
  await fill();
  const organisations = async () =>
    (await call('GET', '/builders/tulsi-angan-developers')).text.includes('"@type":"Organization"');
  expect(await organisations()).toBe(true);
  await app.db.collection('builders').updateMany({}, { $set: { sample: true } });
  announceChange(app.context, 'builders');
  expect(await organisations()).toBe(false);
});
