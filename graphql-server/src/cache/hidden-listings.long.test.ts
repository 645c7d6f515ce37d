import { ObjectId } from 'mongodb';
import { sitePaths } from 'web/site/routes.tsx';
import { beforeEach, expect, test } from 'vitest';
import { announceChange, touch } from '../database/changes.ts';
import { createSchema } from '../http/graphql/schema.ts';
import { checkListings } from '../features/listings/check-listings.ts';
import { sendAlertMail, workAlerts } from '../features/alert/mail/alert-mails.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  given,
  passingChecks,
  sendContact,
} from '../testing/factories.ts';
import type { Stored } from '../testing/factories.ts';
import { pdf, picture } from '../testing/data/files.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { questionOf } from '../testing/questions.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestApp } from '../testing/start-test-app.ts';

/** A listing that is hidden, in whatever way, stands in no answer that a visitor gets. */

const { settings: mail, received } = await startMailServer();
const app = await startTestApp({ pages: true, settings: { mail } });
const { ask, call, context, db, token } = app;

const title = 'Hidden Draft Court';
/** What only this listing says; its address in the site is not in this form. */
const secrets = [
  title,
  'Plot 77 Kept Lane',
  'UNSEEN-4711',
  '12345000',
  '1,23,45,000',
  '1.23 crore',
  'Slab unseen',
];
const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});
const yesterday = () => new Date(Date.now() - 24 * 3_600_000);

let hidden: Stored;
let other: Stored;
let builderSlug = '';
let personSlug = '';
let sharedToken = '';
let alertToken = '';
let reference = '';
let documentPath = '';
let sharePicture = '';

type Values = Record<string, unknown>;
const properties = () => db.collection('properties');
const set = (values: Values) =>
  properties().updateOne({ _id: new ObjectId(hidden.id) }, { $set: values, ...touch });

async function changed(query: string, variables: Values, files?: Record<string, File>) {
  const answer = await ask<{ done: Record<string, string> }>(query, variables, { token, files });
  return given(answer, 'done');
}

beforeEach(async () => {
  const person = await addWithPicture(app, 'createTeamMember');
  personSlug = String((await db.collection('teamMembers').findOne({}))?.slug);
  await addWithPicture(app, 'createBuilder', { name: 'Peepal Developers' });
  builderSlug = String((await db.collection('builders').findOne({}))?.slug);
  const alertInput = { email: 'asha@example.com', search: 'q=court' };
  await ask('mutation ($input: AlertInput!) { askForAlert(input: $input) }', { input: alertInput });
  await workAndSend();
  [, alertToken = ''] = /\/alerts\/confirm\/([\w-]+)/.exec(received.at(-1) ?? '') ?? [];
  other = await addProperty(app, { title: 'Jamun Court', price: '90 lakh' });
  hidden = await addProperty(
    app,
    {
      ...passingChecks,
      ...{ title, address: 'Plot 77 Kept Lane', locality: 'Sector 150', city: 'Noida', price: '1.2345 Cr' },
      ...{
        builder: 'Peepal Developers',
        responsibleId: person.id,
        reraNumber: 'UNSEEN-4711',
        rooms: '3 BHK',
      },
    },
    [await picture()],
  );
  const { id } = hidden;
  await changed(
    'mutation ($input: ProgressPhotoInput!, $image: Upload) { done: createProgressPhoto(input: $input, image: $image) { id } }',
    { input: { propertyId: id, takenOn: '2026-10-01', text: 'Slab unseen.' }, image: null },
    { image: await picture() },
  );
  await changed(
    `mutation ($id: ID!, $input: PropertyDocumentInput!, $file: Upload) {
      done: addPropertyDocument(propertyId: $id, input: $input, file: $file) { id }
    }`,
    { id, input: { kind: 'BROCHURE', title: 'Brochure', dated: '2026-01-01', isPublic: true }, file: null },
    { file: pdf() },
  );
  const shared = await changed(
    'mutation ($input: ShareShortlistInput!) { done: shareShortlist(input: $input) { token } }',
    { input: { name: 'Asha', mode: 'TOGETHER', propertyIds: [id] } },
  );
  sharedToken = shared.token ?? '';
  reference = await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  const page = (await call('GET', `/project-details/${hidden.slug}`)).text;
  documentPath = /\/documents\/[^"]+/.exec(page)?.[0] ?? '';
  sharePicture = /\/share\/property\/[^"]+\.jpg/.exec(page)?.[0] ?? '';
  expect([documentPath, sharePicture, sharedToken, alertToken]).not.toContain('');
  expect(secrets.filter((secret) => !page.includes(secret)).length).toBeLessThan(4);
});

async function workAndSend() {
  while (await workAlerts(context));
  while (await sendAlertMail(context));
}

const setState = (publication: Values) =>
  changed(
    'mutation ($id: ID!, $publication: PublicationInput!) { done: setPropertyPublication(id: $id, publication: $publication) { id } }',
    { id: hidden.id, publication },
  );

/** Each way in which a listing is not seen. */
const ways: [way: string, hide: () => Promise<unknown>][] = [
  ['a draft', () => setState({ state: 'DRAFT' })],
  [
    'scheduled',
    async () => {
      await setState({ state: 'DRAFT' });
      await setState({ state: 'SCHEDULED', publishAt: new Date(Date.now() + 24 * 3_600_000) });
    },
  ],
  ['deleted', () => deleteItem(app, 'PROPERTY', hidden.id)],
  ['past the day until which it may be seen', () => set({ shownUntil: yesterday() })],
  [
    'sold, and past that day',
    () => set({ propertyStatus: 'SOLD', soldAt: yesterday(), shownUntil: yesterday() }),
  ],
  [
    'of a company whose registration has ended',
    async () => {
      const ended = { $set: { registrationValidTo: '2026-01-31' } };
      await db.collection<{ _id: string }>('siteSettings').updateOne({ _id: 'site' }, ended);
      await checkListings(context);
    },
  ],
];

const givenOf = (): Values => ({
  ...{ propertyId: hidden.id, itemId: hidden.id, besides: null, ids: [hidden.id], propertyIds: [hidden.id] },
  ...{
    slug: hidden.slug,
    query: 'hidden',
    keyword: 'hidden',
    search: 'hidden',
    text: 'hidden',
    typed: 'hidden',
  },
  ...{ email: 'asha@example.com', reference, token: sharedToken, first: 3 },
});

/** The parameters of the pages and routes of the site, by what stands before them. */
function filled(path: string): string {
  const values: [RegExp, string][] = [
    [/^\/builders\/:slug/, `/builders/${builderSlug}`],
    [/^\/team-details\/:slug/, `/team-details/${personSlug}`],
    [/^\/projects\/:slug/, '/projects/3-bhk-in-sector-150-noida'],
    [/^\/shortlist\/:token/, `/shortlist/${sharedToken}`],
    [/^\/alerts\/(confirm|stop)\/:token/, `/alerts/$1/${alertToken}`],
    [/^\/share\/:kind\/:id\/:hash.jpg/, sharePicture],
    [/^\/documents\/:id\/:name/, documentPath],
    [/:slug/, hidden.slug],
    [/:id/, hidden.id],
    [/:file/, 'properties-1'],
    [/:name/, 'a.pdf'],
  ];
  return values.reduce((done, [from, to]) => done.replace(from, to), path);
}

const parameters = ['', '?q=hidden', '?view=map', '?places=noida-sector-150'];

async function publicAnswers(): Promise<[asked: string, text: string][]> {
  const said: [string, string][] = [];
  for (const field of queries) {
    const different = new Set(
      [
        {},
        givenOf(),
        { ...givenOf(), slug: builderSlug, id: other.id },
        { ...givenOf(), slug: personSlug },
      ].map((values) => {
        const { query, variables } = questionOf(field, `Of${field.name}`, hidden.id, values);
        return JSON.stringify({ query, variables });
      }),
    );
    await db.collection('loginAttempts').deleteMany({});
    for (const question of different)
      said.push([field.name, (await call('POST', '/graphql', { json: JSON.parse(question) })).text]);
  }
  const routes = (await routesOf(app)).filter(
    (route) => route.startsWith('GET /') && !/events|\*/.test(route),
  );
  const paths = new Set([...routes.map((route) => route.slice(4)), ...Object.keys(sitePaths)]);
  for (const path of paths)
    for (const search of path.startsWith('/shop') ? parameters : ['']) {
      const cookie = `shortlist=${hidden.id}`;
      const { text } = await call('GET', filled(path) + search, { headers: { accept: 'text/html', cookie } });
      said.push([filled(path) + search, text]);
    }
  for (const page of ['/wishlist', '/compare', '/contact', '/add-listing', '/shop-left-sidebar'])
    said.push([page, (await call('GET', `${page}?ids=${hidden.id}&property=${hidden.id}`)).text]);
  return said;
}

test('a listing that is seen stands in the answers', async () => {
  const said = (await publicAnswers()).filter(([, text]) => text.includes(title)).map(([asked]) => asked);
  const queriesAndLists = [
    ...['projects', 'property', 'propertiesByIds', 'similarProperties', 'builderProjects'],
    ...['listings', 'listing', '/api/v1/listings', `/api/v1/listings/${hidden.id}`],
  ];
  const doors = [
    '/',
    '/compare',
    '/api/form',
    '/feeds/projects.xml',
    '/feeds/projects.json',
    '/project-details',
  ];
  const ofItems = [`/builders/${builderSlug}`, `/shortlist/${sharedToken}`, `/product-details/${hidden.id}`];
  expect(said).toEqual(expect.arrayContaining([...queriesAndLists, ...doors, ...ofItems, 'suggestions']));
});

/** A family’s list and a sender’s enquiry keep the name that the home had when they were written. */
const isOwnWords = (asked: string, secret: string) =>
  secret === title && /^(?:sharedShortlist|contactStatus|\/shortlist\/.*)$/.test(asked);

test.each(ways)('no visitor reads of a listing that is %s', async (_way, hide) => {
  await hide();
  for (const topic of ['properties', 'siteSettings']) announceChange(context, topic);
  const said = await publicAnswers();
  const leaks = said.flatMap(([asked, text]) =>
    secrets
      .filter((secret) => text.includes(secret) && !isOwnWords(asked, secret))
      .map((secret) => `${asked.split('?')[0]}: ${secret}`),
  );
  expect([...new Set(leaks)]).toEqual([]);
  const linked = said.filter(([asked, text]) => asked.startsWith('/') && text.includes(hidden.slug));
  expect(linked.map(([asked]) => asked).filter((asked) => !asked.includes(hidden.slug))).toEqual([]);
  const counts = JSON.stringify((await ask('{ builders { items { slug listedCount } } }')).data);
  expect(counts).not.toContain('"listedCount":1');
  received.length = 0;
  await ask('mutation ($token: String!) { confirmAlert(token: $token) { state } }', { token: alertToken });
  await workAndSend();
  expect(secrets.filter((secret) => received.join().includes(secret))).toEqual([]);
  expect((await call('GET', documentPath)).status).toBeGreaterThanOrEqual(400);
});
