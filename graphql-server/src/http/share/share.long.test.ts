import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { touch } from '../../database/changes.ts';
import { defaultSiteSettings } from '../../features/company/site-settings.seed.ts';
import { addProperty, addWithPicture, deleteItem, propertyInput } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { shareAlt } from './card.ts';
import { cardOf } from './cards.ts';
import { composeShareImage } from './compose.ts';
import { drawText } from './text-image.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token, origin } = app;
const site = 'https://homes.example.com';

/** The path of the share picture that a page names. */
async function shareImageOf(path: string): Promise<string> {
  const { text } = await call('GET', path);
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
  expect(address.startsWith(`${site}/share/`)).toBe(true);
  return address.replace(site, '');
}

/** The bytes of a picture, and what they are. */
async function fetchPicture(path: string) {
  const response = await fetch(origin + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

const home = { title: 'Jheel Court', price: '1.25 Cr', locality: 'Sector 150', city: 'Noida' };

async function edit(id: string, values: object) {
  const query =
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }';
  await ask(query, { id, input: propertyInput({ ...home, ...values }) }, { token });
}

test('each page names a picture of 1200 × 630 pixels below 300 kB', async () => {
  await addProperty(app, home, [await picture()]);
  await addProperty(app, { ...home, title: 'Without Pictures' });
  await addWithPicture(app, 'createBlog', { title: 'Keys and papers' });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const pages = ['/', '/faq', '/project-details/jheel-court', '/project-details/without-pictures'];
  for (const page of [...pages, '/blog-details/keys-and-papers', '/team-details/neha-verma']) {
    const { status, headers, bytes } = await fetchPicture(await shareImageOf(page));
    expect([page, status, headers.get('content-type')]).toEqual([page, 200, 'image/jpeg']);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([page, width, height, format]).toEqual([page, 1200, 630, 'jpeg']);
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test('the page of a property tells the size of its picture, and says it in words', async () => {
  await addProperty(app, { ...home, title: 'Towers & Sons' });
  const { text } = await call('GET', '/project-details/towers-sons');
  expect(text).toContain('<meta property="og:image:width" content="1200"/>');
  expect(text).toContain(
    '<meta property="og:image:alt" content="Towers &amp; Sons, Sector 150, Noida, ₹ 1.25 Cr"/>',
  );
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test('a change of what a picture shows gives it a new address, to which the former one leads', async () => {
  const { id } = await addProperty(app, home);
  const page = '/project-details/jheel-court';
  const before = await shareImageOf(page);
  // What the picture does not show leaves it as it is.
  await edit(id, { reraDetails: 'Another text.' });
  expect(await shareImageOf(page)).toBe(before);
  const addresses = new Set([before]);
  for (const values of [{ price: '1.3 Cr' }, { locality: 'Sector 151' }, { reraNumber: 'SAMPLE-1' }]) {
    await edit(id, values);
    addresses.add(await shareImageOf(page));
  }
  expect(addresses.size).toBe(4);
  const former = await call('GET', before);
  expect([former.status, former.headers.get('location')]).toEqual([302, await shareImageOf(page)]);
  expect(former.headers.get('cache-control')).toBe('no-cache');
});

test('browsers and chats keep a picture, and get it only once', async () => {
  await addProperty(app, home);
  const path = await shareImageOf('/project-details/jheel-court');
  const { headers } = await fetchPicture(path);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = headers.get('etag') ?? '';
  expect((await call('GET', path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('there is no picture of what visitors cannot see', async () => {
  const { id } = await addProperty(app, home);
  const path = await shareImageOf('/project-details/jheel-court');
  await deleteItem(app, 'PROPERTY', id);
  for (const unknown of [
    path,
    '/share/property/0123456789abcdef01234567/abc.jpg',
    '/share/property/x/abc.jpg',
    '/share/enquiry/0123456789abcdef01234567/abc.jpg',
  ])
    expect([unknown, (await call('GET', unknown)).status]).toEqual([unknown, 404]);
  expect((await call('GET', '/share/company/site/old.jpg')).status).toBe(302);
});

test('a picture of what is planned says so: on it, in words, and in the data of the page', async () => {
  const { id } = await addProperty(app, home, [await picture()]);
  const page = '/project-details/jheel-court';
  const before = await shareImageOf(page);
  const nature = 'ARTISTS_IMPRESSION';
  await app.db.collection('properties').updateOne({}, { $set: { 'images.0.nature': nature }, ...touch });
  await expect.poll(() => shareImageOf(page)).not.toBe(before);
  const context = { ...app.context, requestId: '', address: '', userAgent: '', admin: null };
  const marked = await cardOf(context, { kind: 'property', address: { id } }, defaultSiteSettings);
  if (!marked) throw new Error('There is no card.');
  expect(shareAlt(marked)).toMatch(/, Artist’s impression$/);
  const plain = await composeShareImage({ ...marked, picture: '' });
  expect((await composeShareImage(marked)).equals(plain)).toBe(false);
  expect((await call('GET', page)).text).toContain('"caption":"Artist’s impression: Jheel Court"');
  const alt = 'query ($id: ID!) { property(id: $id) { images { alt } } }';
  const [visitor, editor] = await Promise.all([ask(alt, { id }), ask(alt, { id }, { token })]);
  expect(visitor.data).toEqual({ property: { images: [{ alt: 'Artist’s impression: Jheel Court' }] } });
  expect(editor.data).toEqual({ property: { images: [{ alt: 'Jheel Court' }] } });
});

test('a picture says what is asked for a property, in the words of its page', async () => {
  const figureOf = async (values: object) => {
    const { id } = await addProperty(app, { ...home, ...values });
    const context = { ...app.context, requestId: '', address: '', userAgent: '', admin: null };
    return (await cardOf(context, { kind: 'property', address: { id } }, defaultSiteSettings))?.figure;
  };
  expect(await figureOf({ price: '85 lakh' })).toBe('₹ 85 lakh');
  expect(await figureOf({ price: '1.2–1.9 Cr' })).toBe('₹ 1.2 Cr onwards');
  expect(await figureOf({ propertyStatus: 'FOR_RENT', price: '45,000' })).toBe('₹ 45,000 / month');
  expect(await figureOf({ propertyStatus: 'FOR_RENT', price: '1.85 lakh' })).toBe('₹ 1.85 lakh / month');
  expect(await figureOf({ price: '' })).toBe('Price on request');
  expect(await figureOf({ propertyStatus: 'SOLD' })).toBe('Sold');
  expect(await figureOf({ propertyStatus: 'OFF_MARKET' })).toBe('Not on the market');
});

const look = { font: 'Fraunces', size: 40, colour: '#000000', width: 400, lines: 2 } as const;

test('long titles end with a mark, and no word breaks out of its line', async () => {
  const long = await drawText('a title that goes on '.repeat(20), look);
  expect([long.whole, long.width <= 400, long.height <= 116]).toEqual([false, true, true]);
  const word = await drawText('Pneumonoultramicroscopicsilicovolcanoconiosis', look);
  expect([word.whole, word.width <= 400]).toEqual([false, true]);
  expect((await drawText('Jheel Court', look)).whole).toBe(true);
  expect((await drawText('<b>A & B</b>', look)).whole).toBe(true);
  expect((await drawText('\u200b', look)).whole).toBe(true);
});

test('signs that no font has are left out, and a title of nothing else gives way to kind and place', async () => {
  const bytesOf = async (text: string) => (await drawText(text, look)).input.toString('base64');
  expect(await bytesOf('Ganga™ ★ Luxe → ½ acre ✓ ® 🏡')).toBe(await bytesOf('Ganga Luxe ½ acre ®'));
  expect(await bytesOf('गंगा ★ লেক')).toBe(await bytesOf('गंगा'));
  const titles: [string, string | undefined][] = [
    ['Ganga™ ★ Luxe', undefined],
    ['★ → ✓', 'Flat in Sector 150'],
    ['গঙ্গা', 'Flat in Sector 150'],
  ];
  for (const [title, plain] of titles) {
    const { id } = await addProperty(app, { title, kind: 'FLAT', locality: 'Sector 150', city: 'Noida' });
    const context = { ...app.context, requestId: '', address: '', userAgent: '', admin: null };
    const card = await cardOf(context, { kind: 'property', address: { id } }, defaultSiteSettings);
    expect([card?.title, card?.plainTitle]).toEqual([title, plain]);
  }
});

test('Devanagari is drawn with letters that join, from our own font', async () => {
  // A font without rules for Devanagari would set the four letters and the sign one after the other.
  const joined = await drawText('क्ष', look);
  const apart = await drawText('क ष', look);
  expect(joined.width).toBeLessThan(apart.width * 0.75);
  const ink = async (text: string) =>
    (await sharp((await drawText(text, look)).input).stats()).channels[3]?.mean;
  // A letter that no font has is drawn as an empty frame.
  expect(await ink('घ')).not.toBe(await ink('म'));
});

test('a picture that is hard to compress stays below the limit', async () => {
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
  const card = { kind: 'property', id: '1', title: 'Noise', company: 'A', registration: 'B' } as const;
  expect((await composeShareImage(card, noise)).length).toBeLessThan(300_000);
});

test('the code of a printed page leads to the live page on the public address', async () => {
  const response = await fetch(`${origin}/share/code/jheel-court.svg`);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(await response.text()).toBe(renderSVG(`${site}/project-details/jheel-court`, { border: 1 }));
  for (const slug of ['a%20b', '%3Cscript%3E', 'a'.repeat(201), '..%2f..%2fetc']) {
    expect((await call('GET', `/share/code/${slug}.svg`)).status).toBe(404);
  }
});

test('lists and landing pages show their name, how much they have, their prices and the newest photograph', async () => {
  const company = { ...defaultSiteSettings, registrationNumber: 'UPRERAAGT1' };
  const list = (slug: string) => cardOf(app.context as never, { kind: 'list', address: { slug } }, company);
  expect(await list('projects')).toMatchObject({ kind: 'company' });
  const shown = { ...home, placeKey: 'noida/sector-150', propertyStatus: 'FOR_SALE' };
  for (const price of ['90 lakh', '1.25 Cr', 'On Request'])
    await addProperty(app, propertyInput({ ...shown, price }), [await picture()]);
  expect(await list('projects')).toMatchObject({
    ...{ kind: 'list', id: 'projects', line: '3 projects for sale', figure: '₹ 90 lakh to ₹ 1.25 Cr' },
  });
  expect(await list('in-sector-150-noida')).toMatchObject({ line: '3 projects to choose from' });
  expect(await list('in-nowhere')).toMatchObject({ kind: 'company' });
  for (const path of ['/', '/shop-left-sidebar', '/shop', '/projects/in-sector-150-noida']) {
    const address = await shareImageOf(path);
    expect(address).toMatch(/^\/share\/list\//);
    const { status, bytes } = await fetchPicture(address);
    expect([path, status, bytes.length < 300_000]).toEqual([path, 200, true]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  }
});
