import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { announceChange } from '../../../database/changes.ts';
import { sendAlertMail, workAlerts } from '../../alert/mail/alert-mails.ts';
import { checkListings } from '../../listings/check-listings.ts';
import { given, propertyInput } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;
const properties = () => db.collection('properties');
const mark = 'Trial listing: registration not checked';

const settings = (values: object) =>
  db.collection<{ _id: string }>('siteSettings').updateOne({ _id: 'site' }, { $set: values });
/** As a product is handed over: the company has no registration of its own. */
const beTrial = () =>
  settings({ registrationNumber: 'SAMPLE-AGENT-2026-0062', registrationValidTo: null, liveSince: null });
const beOpen = () =>
  settings({ registrationNumber: 'UPRERAAGT10202', registrationValidTo: '2099-12-31', liveSince: null });

beforeEach(async () => {
  await beTrial();
  announceChange(context, 'siteSettings');
});
afterEach(() => setClock(0));

/** What an owner knows of a resale on the first day: no ground, no carpet area, a sentence that promises too much. */
const bare = {
  ...{ title: 'Silicon City flat', address: 'Sector 76, Noida', locality: 'Sector 76', city: 'Noida' },
  ...{ aboutBuilder: 'A builder.', reraDetails: 'Not known.', disclaimer: 'As told by the owner.' },
  ...{ price: '95 lakh', area: '1,450 sq ft super built-up', description: 'Assured returns of 12 % a year.' },
};

const create = (input: object) =>
  ask<{ createProperty: { id: string; slug: string; publication: string } }>(
    'mutation ($input: PropertyInput!) { createProperty(input: $input) { id slug publication } }',
    { input },
    { token },
  );
const update = (id: string, input: object, publication?: object) =>
  ask<{ updateProperty: { publication: string } | null }>(
    `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, publication: $publication) { publication }
    }`,
    { id, input, publication },
    { token },
  );
const listed = async () =>
  (
    await ask<{ projects: { items: { title: string; mark: string | null; registration: string }[] } }>(
      '{ projects { items { title mark registration } } }',
    )
  ).data.projects.items;

/** The doors through which an owner adds the first listing of their own. */
const doors: [string, () => Promise<unknown>][] = [
  ['GraphQL, as the form sends it', () => create(bare)],
  [
    'REST, which knows no drafts',
    async () => {
      const { status, body } = await call<{ publication: string }>('POST', '/api/form/submit', {
        token,
        json: bare,
      });
      expect([status, body.publication]).toEqual([201, 'published']);
    },
  ],
  [
    'REST, published',
    () => call('POST', '/api/form/submit', { token, json: { ...bare, publication: 'published' } }),
  ],
  [
    'a file',
    () =>
      ask(
        'mutation ($text: String!) { importListings(text: $text) { saved } }',
        {
          text: [
            'project_name,address,about_builder,rera_details,disclaimer,publish',
            'Silicon City flat,"Sector 76, Noida",A builder.,Not known.,As told.,yes',
          ].join('\n'),
        },
        { token },
      ),
  ],
];

test.each(doors)('in a trial the first listing is public at once: %s', async (_, add) => {
  await add();
  expect(await listed()).toEqual([{ title: 'Silicon City flat', mark: 'TRIAL', registration: mark }]);
  expect((await call('GET', '/api/form')).text).toContain(mark);
  expect((await call('GET', '/shop-left-sidebar')).text).toContain(mark);
});

test.each([
  [{ price: '85' }, 'price', 'Is a price of ₹ 85 right?'],
  [{ price: '95', propertyStatus: 'FOR_RENT' }, 'price', 'Is a rent of ₹ 95 a month right?'],
  [{ area: '1.25 sq ft carpet' }, 'area', 'Is 1.25 sq ft right?'],
])('a trial and an open site ask about %j at each door', async (figure, field, question) => {
  for (const begin of [beTrial, beOpen]) {
    await begin();
    announceChange(context, 'siteSettings');
    const input = { ...bare, ...figure, sale: 'RESALE' };
    const typed = await create(input);
    expect(typed.errors?.[0]?.extensions.fields).toMatchObject({
      [field]: expect.stringContaining(question) as string,
    });
    const sent = await call<object>('POST', '/api/form/submit', { token, json: input });
    expect(sent.body).toMatchObject({ publication: 'draft', checks: [{ number: 13, field }] });
    expect(sent.text).toContain(question);
    expect(await listed()).toEqual([]);
    const draft = await ask(
      'mutation ($input: PropertyInput!) { createProperty(input: $input, publication: { state: DRAFT }) { id } }',
      { input },
      { token },
    );
    expect(draft.errors).toBeUndefined();
  }
  const gateReasons = [{ check: 13, reason: 'A parking place that is let by the day.' }];
  const { data } = await create({ ...bare, ...figure, sale: 'RESALE', gateReasons });
  expect(data.createProperty.publication).toBe('PUBLISHED');
});

interface Added {
  id: string;
  slug: string;
}

/** The ways to a trial listing that show it, and those that advertise it. */
const ways: [string, 'marked' | 'left out', (item: Added) => Promise<string>][] = [
  ['its card', 'marked', async () => (await call('GET', '/shop-left-sidebar')).text],
  ['its page', 'marked', async ({ slug }) => (await call('GET', `/project-details/${slug}`)).text],
  ['its page by id', 'marked', async ({ id }) => (await call('GET', `/product-details/${id}`)).text],
  ['the REST list', 'marked', async () => (await call('GET', '/api/form')).text],
  ['REST', 'marked', async ({ id }) => (await call('GET', `/form/view/${id}`)).text],
  [
    'GraphQL',
    'marked',
    async ({ id }) => (await ask(`{ property(id: "${id}") { title advertisement } }`)).text,
  ],
  ['the site map', 'left out', async () => (await call('GET', '/sitemaps/properties-1.xml')).text],
  ['the feed', 'left out', async () => (await call('GET', '/feeds/projects.xml')).text],
  ['the JSON feed', 'left out', async () => (await call('GET', '/feeds/projects.json')).text],
  [
    'structured data of its list',
    'left out',
    async () => /ld\+json">(.*?)<\/script>/s.exec((await call('GET', '/shop-left-sidebar')).text)?.[1] ?? '',
  ],
  [
    'structured data of its page',
    'left out',
    async ({ slug }) =>
      /ld\+json">(.*?)<\/script>/s.exec((await call('GET', `/project-details/${slug}`)).text)?.[1] ?? '',
  ],
];

test.each(ways)('a trial listing in %s: %s', async (_, expected, look) => {
  const added = given(await create(bare), 'createProperty');
  const text = await look(added);
  if (expected === 'left out') expect(text).not.toContain('Silicon City flat');
  else expect(text).toContain(mark);
});

test('search engines and chats do not list the page of a trial listing', async () => {
  const { slug, id } = given(await create(bare), 'createProperty');
  const { status, text, headers } = await call('GET', `/project-details/${slug}`);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toMatch(/og:image|rel="canonical"/);
  expect((await call('GET', `/share/property/${id}/0000.jpg`)).status).toBe(404);
});

test('an alert tells of a listing once it is no trial any more', async () => {
  const work = async () => {
    while (await workAlerts(context));
    while (await sendAlertMail(context));
  };
  await work();
  const { id } = given(
    await create(propertyInput({ title: 'Neem Court', price: '1.1 Cr' })),
    'createProperty',
  );
  await work();
  const news = () => db.collection('propertyNews').countDocuments({ propertyId: new ObjectId(id) });
  expect(await news()).toBe(0);
  await beOpen();
  await checkListings(context);
  await work();
  expect(await news()).toBe(1);
});

interface Sample {
  _id: ObjectId;
  title: string;
}

/** Makes a stored listing a sample, as a fresh start brings it. */
async function addSample(): Promise<Sample & { id: string }> {
  const { id } = given(await create(bare), 'createProperty');
  const _id = new ObjectId(id);
  const shownUntil = new Date('9999-12-31T00:00:00Z');
  await properties().updateOne({ _id }, { $set: { sample: true, gate: null, isTrial: false, shownUntil } });
  return { _id, id, title: bare.title };
}

test('a sample stays public and a sample, whether it is edited, has a draft, or gets another status', async () => {
  const { id, _id } = await addSample();
  const isSample = async () => {
    await checkListings(context);
    expect((await properties().findOne({ _id }))?.sample).toBe(true);
    expect((await listed()).map((one) => one.mark)).toEqual(['SAMPLE']);
  };
  await update(id, { ...bare, price: '99 lakh' });
  await isSample();
  await update(id, { ...bare, price: '98 lakh' }, { state: 'DRAFT' });
  await isSample();
  await ask(
    'mutation ($ids: [ID!]!) { setPropertyStatuses(selection: { ids: $ids }, propertyStatus: UNDER_OFFER) { doneIds } }',
    { ids: [id] },
    { token },
  );
  await isSample();
});

test('in an open site a listing that passes has no mark, and only what the law forbids is refused', async () => {
  await beOpen();
  const passing = given(await create(propertyInput({ title: 'Neem Court' })), 'createProperty');
  const open = given(await create({ ...bare, title: 'Open House' }), 'createProperty');
  expect((await listed()).map(({ title, mark }) => [title, mark])).toEqual([
    ['Open House', 'TRIAL'],
    ['Neem Court', null],
  ]);
  const sitemap = (await call('GET', '/sitemaps/properties-1.xml')).text;
  expect([sitemap.includes(passing.slug), sitemap.includes(open.slug)]).toEqual([true, false]);
  const { errors } = await create({ ...bare, title: 'Launch House', stage: 'NEW_LAUNCH', sale: 'NEW' });
  const { checks } = (errors?.[0]?.extensions ?? {}) as { checks?: { number: number }[] };
  expect(checks?.map(({ number }) => number)).toEqual([2]);
  const json = { ...bare, title: 'False House', reraNumber: 'UPRERAAGT10202', stage: 'NEW_LAUNCH' };
  const { status, body } = await call<{ publication: string }>('POST', '/api/form/submit', { token, json });
  expect([status, body.publication]).toEqual([201, 'draft']);
});

test('with the registration of the company, what passes loses its mark by itself', async () => {
  await create(propertyInput({ title: 'Neem Court' }));
  expect((await listed()).map(({ mark }) => mark)).toEqual(['TRIAL']);
  await beOpen();
  await checkListings(context);
  expect((await listed()).map(({ mark }) => mark)).toEqual([null]);
});

const goLive = () => ask<{ goLive: { mode: string } | null }>('mutation { goLive { mode } }', {}, { token });

test('going live needs the registration of the company', async () => {
  const { errors } = await goLive();
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  await settings({ registrationNumber: 'UPRERAAGT10202', registrationValidTo: '2026-01-01' });
  expect((await goLive()).errors?.[0]?.message).toContain('has ended');
  const { data } = await ask<{ settings: { mode: string } }>('{ settings { mode } }');
  expect(data.settings.mode).toBe('OPEN');
});

test('going live says beforehand what it hides, and hides the same at once', async () => {
  await beOpen();
  await create(propertyInput({ title: 'Neem Court' }));
  await create({ ...bare, title: 'Open House' });
  await addSample();
  const { data } = await ask<{ goLiveEffect: object }>(
    '{ goLiveEffect { count total listings { title } } }',
    {},
    { token },
  );
  expect(data.goLiveEffect).toEqual({ count: 1, total: 2, listings: [{ title: 'Open House' }] });
  expect((await listed()).map(({ title }) => title).sort()).toEqual([
    'Neem Court',
    'Open House',
    'Silicon City flat',
  ]);
  expect((await goLive()).data.goLive).toEqual({ mode: 'GATED' });
  expect((await listed()).map(({ title }) => title).sort()).toEqual(['Neem Court', 'Silicon City flat']);
  const refused = await create({ ...bare, title: 'Late House' });
  expect(refused.errors?.[0]?.extensions).toHaveProperty('checks');
});

test('a trial listing is not put back into a site that went live meanwhile', async () => {
  await beOpen();
  const { id } = given(await create(bare), 'createProperty');
  const off = 'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: DRAFT }) { id } }';
  await ask(off, { id }, { token });
  await goLive();
  const { errors } = await ask('mutation ($id: ID!) { putBack(id: $id) }', { id }, { token });
  expect(errors?.[0]?.extensions).toHaveProperty('checks');
  expect(await listed()).toEqual([]);
});
