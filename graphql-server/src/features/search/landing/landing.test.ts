import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gazetteer, placesCollection } from '../../place/gazetteer.ts';
import { announceChange, touch } from '../../../database/changes.ts';
import { addProperty, addWithPicture } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { PropertyKind } from '../../property/facts/facts.type.ts';
import { landingSlug, readLandingSlug } from './landing-slug.ts';
import { subjectsOf } from './landing.service.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db } = app;

test('every topic has an address of its own, which leads back to it', async () => {
  const known = subjectsOf(await gazetteer(app.context));
  const keys = [...known.values()];
  expect(keys.length).toBeGreaterThan(200);
  expect(known.get('sector-1-noida')).toBe('noida/sector-1');
  expect(known.get('sector-1-greater-noida-west')).toBe('greater-noida-west/sector-1');
  for (const [slug, key] of known) expect(landingSlug({ place: key })).toBe(`in-${slug}`);

  const what = fc.oneof(
    fc.record({ kind: fc.constantFrom(...Object.values(PropertyKind)) }),
    fc.record({ rooms: fc.integer({ min: 1, max: 4 }) }),
    fc.constant({}),
  );
  fc.assert(
    fc.property(what, fc.constantFrom(...keys), (topic, key) => {
      const whole = { ...topic, place: key };
      expect(readLandingSlug(landingSlug(whole), known)).toEqual(whole);
    }),
  );
});

test('what is read from any text has that text as its address', async () => {
  const known = subjectsOf(await gazetteer(app.context));
  const part = fc.constantFrom(
    'in',
    'flats',
    '3-bhk',
    'noida',
    'greater-noida',
    'sector-1',
    'west',
    '5-bhk',
    'x',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join('-')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const topic = readLandingSlug(text, known);
      if (topic) expect(landingSlug(topic)).toBe(text);
    }),
    { numRuns: 500 },
  );
  for (const none of ['', 'in-', '3-bhk', '5-bhk-in-noida', 'flats-in-', 'Flats-in-noida', 'in-sector-1'])
    expect([none, readLandingSlug(none, known)]).toEqual([none, undefined]);
});

const inNoida = { city: 'Noida', locality: 'Sector 150', category: 'RESIDENTIAL', kind: 'FLAT', rooms: '3' };

async function addThree(values: object = {}): Promise<void> {
  const prices = { One: '90 lakh', Two: '1.2 Cr', Three: '1.5 Cr' };
  for (const [title, price] of Object.entries(prices))
    await addProperty(app, {
      ...inNoida,
      title,
      price,
      area: '1,000 sq ft carpet',
      yearBuilt: 'Ready to move',
      ...values,
    });
}

async function slugs(): Promise<string[]> {
  const { data } = await ask<{ landingPages: { slug: string }[] }>('{ landingPages(first: 100) { slug } }');
  return data.landingPages.map(({ slug }) => slug);
}

test('a kind, a place, and both have a page from three projects on', async () => {
  await addThree();
  await addProperty(app, { ...inNoida, title: 'To Let', propertyStatus: 'FOR_RENT' });
  await addProperty(app, { ...inNoida, title: 'A Villa', kind: 'VILLA', rooms: '4' });
  const found = await slugs();
  for (const slug of [
    'flats',
    'in-noida',
    'in-sector-150-noida',
    'flats-in-noida',
    '3-bhk-in-sector-150-noida',
  ])
    expect(found).toContain(slug);
  for (const slug of ['villas', 'villas-in-noida', '4-bhk-in-noida', '3-bhk'])
    expect(found).not.toContain(slug);
});

test('a page says what its projects have in common', async () => {
  await addThree();
  await addWithPicture(app, 'createBlog', { title: 'A day in Sector 150' });
  const { status, text } = await call('GET', '/projects/3-bhk-in-sector-150-noida');
  expect(status).toBe(200);
  expect(text).toContain(
    '3 BHK homes in Sector 150, Noida: 3 to choose from, priced from ₹ 90 lakh to ₹ 1.5 Cr.',
  );
  expect(text).toContain('Half of them cost ₹ 12,000 or less per square foot of carpet area.');
  expect(text).toContain('All of them are ready to move into.');
  expect(text).toContain('A day in Sector 150');
  expect(text).toContain('href="/projects/3-bhk-in-sector-150-noida?allIn=1"');
  for (const link of ['/projects/flats-in-sector-150-noida', '/projects/3-bhk-in-noida'])
    expect(text).toContain(`href="${link}"`);
  expect((await call('GET', '/shop-left-sidebar')).text).toContain('href="/projects/flats-in-noida"');
  expect((await call('GET', '/sitemaps/places-1.xml')).text).toContain(
    '/projects/3-bhk-in-sector-150-noida<',
  );
});

test('distances are to stations that are open', async () => {
  const near = { latitude: 28.511, longitude: 77.404 };
  await addThree({ locality: 'Sector 137', ...near });
  const { text } = await call('GET', '/projects/in-sector-137-noida');
  expect(text).toMatch(/The nearest metro stations are .*\(0 km\).*, in a straight line\./);
});

test('with too few projects, an address leads to the search', async () => {
  await addProperty(app, { ...inNoida, title: 'Alone' });
  const { status, headers } = await call('GET', '/projects/3-bhk-in-sector-150-noida');
  expect([status, headers.get('location')]).toEqual([
    302,
    '/shop-left-sidebar?rooms=3&place=noida/sector-150',
  ]);
  expect((await call('GET', headers.get('location') ?? '')).text).toContain('Alone');
});

test('an unknown address answers 404, and a place that was removed 410', async () => {
  for (const slug of ['nothing', 'in-nowhere', 'in-sector-13-noida', '5-bhk-in-noida', 'in-delhi'])
    expect([slug, (await call('GET', `/projects/${slug}`)).status]).toEqual([slug, 404]);
  const setDeleted = (deleted: boolean) =>
    db.collection(placesCollection).updateOne({ key: 'noida/sector-150' }, { $set: { deleted }, ...touch });
  await setDeleted(true);
  announceChange(app.context, placesCollection);
  expect((await call('GET', '/projects/in-sector-150-noida')).status).toBe(410);
  await setDeleted(false);
  announceChange(app.context, placesCollection);
});
