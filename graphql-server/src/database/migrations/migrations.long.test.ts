import { ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { checkListings } from '../../features/listings/check-listings.ts';
import { addProperty, addWithPicture, sendContact } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { announceRewriting } from '../changes.ts';
import { lastMigration, migrate, migrations, newestMigration } from './migrations.ts';

const app = await startTestApp();
const { token } = app;
beforeEach(async () => {
  await app.db.collection('migrations').deleteMany({});
});

test('a project of an earlier version is found by its words after a start', async () => {
  await addProperty(app, { title: 'Ashwattha House' });
  await app.db.collection('properties').updateMany({}, { $unset: { searchText: 1, touchedAt: 1 } });
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  await migrate(app.db);
  await announceRewriting(app.context, 'properties');
  const { data } = await app.ask<{ projects: { totalCount: number } }>(
    '{ projects(filter: { keyword: "ashwattha house" }) { totalCount } }',
  );
  expect(data.projects.totalCount).toBe(1);
});

test('choices of an earlier version are stored under their names in the schema', async () => {
  await addProperty(app, {
    title: 'Ashwattha House',
    area: '1,000 sq ft carpet; 1,400 sq ft super built-up',
  });
  await app.db
    .collection('properties')
    .updateMany({}, [
      { $set: { propertyStatus: 'underOffer', category: 'Residential', 'areas.unit': 'sqFt' } },
    ]);
  await app.db
    .collection('properties')
    .updateMany(
      { 'areas.basis': 'SUPER_BUILT_UP' },
      { $set: { 'areas.$[one].basis': 'superBuiltUp' } },
      { arrayFilters: [{ 'one.basis': 'SUPER_BUILT_UP' }] },
    );
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  await announceRewriting(app.context, 'properties');
  const { data } = await app.ask<{ projects: { items: unknown[] } }>(
    '{ projects { items { category propertyStatus areas { unit basis } } } }',
  );
  expect(data.projects.items).toEqual([
    {
      category: 'RESIDENTIAL',
      propertyStatus: 'UNDER_OFFER',
      areas: [
        { unit: 'SQ_FT', basis: 'CARPET' },
        { unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' },
      ],
    },
  ]);
});

test('pictures of an earlier version are found in the library', async () => {
  await addProperty(app, { title: 'Ashwattha House' }, [await picture()]);
  const member = await addWithPicture(app, 'createTeamMember');
  const text = `![The lift](${member.image.url})`;
  await addWithPicture(app, 'createBlog', { title: 'Moving in', para_1: text });
  const find = async (search: string) => {
    const answer = await app.ask<{ pictureLibrary: { items: { uses: { title: string }[] }[] } }>(
      'query ($search: String) { pictureLibrary(search: $search) { items { uses { title } } } }',
      { search },
      { token },
    );
    return answer.data.pictureLibrary.items.map(({ uses }) => uses.map(({ title }) => title));
  };
  const earlier = { $unset: { 'metadata.picture': 1, 'metadata.words': 1 } };
  await app.db.collection('fs.files').updateMany({}, earlier);
  await app.db.collection('blogs').updateMany({}, { $unset: { textPictures: 1 } });
  expect(await find('ashwattha')).toEqual([]);
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  expect(await find('ashwattha')).toEqual([['Ashwattha House']]);
  expect(await find('neha')).toEqual([['Neha Verma', 'Moving in']]);
});

test('steps are numbered one by one, and the database tells the last that it has seen', async () => {
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(await lastMigration(app.db)).toBe(0);
  await migrate(app.db);
  expect(await lastMigration(app.db)).toBe(newestMigration);
});

test('processes that start at once run each step once, in order', async () => {
  const ran: string[] = [];
  const steps = ['001 first', '002 second'].map((name) => ({
    name,
    run: async () => {
      ran.push(`${name} begins`);
      await app.db.collection('notes').insertOne({ name });
      ran.push(`${name} ends`);
    },
  }));
  await Promise.all([migrate(app.db, steps), migrate(app.db, steps), migrate(app.db, steps)]);
  expect(ran).toEqual(['001 first begins', '001 first ends', '002 second begins', '002 second ends']);
});

test('a step that failed runs again at the next start, and no later step before it', async () => {
  const ran: string[] = [];
  let broken = true;
  const steps = ['001 first', '002 second', '003 third'].map((name) => ({
    name,
    run: () => {
      ran.push(name);
      return broken && name === '002 second'
        ? Promise.reject(new Error('the power failed'))
        : Promise.resolve();
    },
  }));
  await expect(migrate(app.db, steps)).rejects.toThrow('the power failed');
  broken = false;
  await migrate(app.db, steps);
  expect(ran).toEqual(['001 first', '002 second', '002 second', '003 third']);
});

test('what an earlier version published stays visible for the days of the rule, and drafts and samples need none', async () => {
  for (const title of ['Older House', 'Older draft', 'Older sample']) await addProperty(app, { title });
  const properties = app.db.collection('properties');
  await properties.updateOne({ title: 'Older draft' }, { $set: { publishAt: null } });
  await properties.updateOne({ title: 'Older sample' }, { $set: { sample: true } });
  await properties.updateMany({}, { $unset: { gate: 1, gateReasons: 1, shownUntil: 1 } });
  await properties.updateMany({}, { $set: { reraNumber: 'UPRERAPRJ7771' }, $unset: { shownNumber: 1 } });
  const rules = app.db.collection('rules');
  await rules.deleteMany({ key: 'gate.graceDays' });
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  expect(await rules.findOne({ key: 'gate.graceDays' })).toMatchObject({ value: '30' });
  const stored = await properties.find({}, { sort: { title: 1 } }).toArray();
  const lastDay = new Date(Date.now() + (30 * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);
  expect(stored[0]).toMatchObject({ title: 'Older House', gate: { passes: false, graceUntil: lastDay } });
  expect((stored[0]?.shownUntil as Date).getTime()).toBe(
    Date.parse(`${lastDay}T00:00:00+05:30`) + 24 * 3_600_000,
  );
  expect(stored.slice(1)).toMatchObject([{ gate: null }, { gate: null }]);
  // Only what visitors saw under its number is not asked to prove it first.
  expect(stored.map(({ shownNumber }) => shownNumber as unknown)).toEqual([
    'UPRERAPRJ7771',
    undefined,
    undefined,
  ]);
  await announceRewriting(app.context, 'properties');
  const { data } = await app.ask<{ projects: { items: object[] } }>('{ projects { items { title } } }');
  expect(data.projects.items).toEqual([{ title: 'Older sample' }, { title: 'Older House' }]);
});

test.each([
  ['014', 'duty.rate'],
  ['017', 'price.staleDays'],
  ['018', 'report.answerHours'],
])(
  'step %s adds the rule %s that an earlier version lacks, and keeps what an owner changed',
  async (step, key) => {
    const rules = app.db.collection('rules');
    const owned = { key: 'gate.graceDays' };
    const delivered = await rules.countDocuments({ key });
    await rules.deleteMany({ key });
    await rules.updateOne(owned, { $set: { value: '40' } });
    const done = migrations
      .filter(({ name }) => !name.startsWith(step))
      .map(({ name }) => ({ _id: name, at }));
    await app.db.collection<{ _id: string }>('migrations').insertMany(done);
    await migrate(app.db);
    const { data } = await app.ask<{ adminRules: { items: { key: string; value: string }[] } }>(
      '{ adminRules(list: { perPage: 100 }) { items { key value } } }',
      {},
      { token },
    );
    await rules.updateOne(owned, { $set: { value: '30' } });
    const { items } = data.adminRules;
    expect(delivered).toBeGreaterThan(0);
    expect(items.filter((rule) => rule.key === key)).toHaveLength(delivered);
    expect(items.filter((rule) => rule.key === owned.key)).toEqual([{ ...owned, value: '40' }]);
  },
);

test('step 024 renews the delivered rules, and keeps what an owner confirmed, ended or added', async () => {
  const rules = app.db.collection('rules');
  const delivered = await rules.find().toArray();
  const day = new Date('2026-11-23T05:30:00Z');
  const earlier = (key: string, from: string, others: object = {}) => ({
    ...{ key, value: '3', authority: 'UP', subject: null, validFrom: from, validTo: null, note: null },
    ...{ sourceTitle: 'The press', sourceAddress: null, confidence: 'LOW', words: [] },
    ...{ checkedBy: null, checkedOn: '2026-11-22', createdAt: day, updatedAt: day, deleted: false },
    ...others,
  });
  const byOwner = { checkedBy: 'owner', checkedOn: '2026-11-24' };
  await rules.deleteMany({});
  await rules.insertMany([
    earlier('registration.rate', '2020-02-13'),
    earlier('loan.rate', '2026-11-01', { authority: null }),
    earlier('loan.foir', '2015-10-08', { authority: null, value: '45', ...byOwner }),
    earlier('duty.rate', '2020-02-13', { validTo: '2026-11-30', updatedAt: new Date() }),
    earlier('duty.rate', '2026-12-01', { value: '8', ...byOwner }),
  ]);
  const done = migrations
    .filter(({ name }) => !name.startsWith('024'))
    .map(({ name }) => ({ _id: name, at }));
  await app.db.collection<{ _id: string }>('migrations').insertMany(done);
  await migrate(app.db);
  await app.db.collection<{ _id: string }>('migrations').deleteOne({ _id: { $regex: /^024/ } as never });
  await migrate(app.db);
  const kept = await rules.find({}, { sort: { key: 1, validFrom: 1 } }).toArray();
  await rules.deleteMany({});
  await rules.insertMany(delivered);
  const of = (key: string) => kept.filter((rule) => rule.key === key);
  expect(of('registration.rate')).toMatchObject([{ value: '1', validFrom: '2020-02-14', checkedOn: null }]);
  expect(of('loan.rate')).toEqual([]);
  const confirmed = { value: '45', checkedBy: 'owner', checkedOn: '2026-11-24', readOn: '2026-11-24' };
  expect(of('loan.foir')).toMatchObject([
    { ...confirmed, otherValues: [], sourceDate: null, allotment: null },
  ]);
  expect(of('duty.rate')).toMatchObject([
    { validFrom: '2020-02-13', validTo: '2026-11-30', checkedOn: null, readOn: '2026-11-22' },
    { validFrom: '2026-12-01', value: '8', checkedBy: 'owner' },
  ]);
  expect(kept).toHaveLength(delivered.length + 1);
});

test('an index of the activity log that an earlier version made is removed', async () => {
  const activities = app.db.collection('activities');
  await activities.createIndexes([{ key: { words: 1 } }]);
  await migrate(app.db);
  expect(await activities.indexExists('words_1')).toBe(false);
});

const idOf = (n: number) => new ObjectId(String(n).padStart(24, '0'));
const at = new Date('2026-01-05T05:30:00Z');
const alive = { createdAt: at, updatedAt: at, deleted: false, deletedAt: null };

/** Documents in the shape of the first version. */
const firstVersion: Record<string, object[]> = {
  properties: [
    {
      ...alive,
      _id: idOf(1),
      title: 'Ashwattha House',
      locality: 'Sector 16, Greater Noida West',
      city: 'Greater Noida',
      features: ['Garage'],
      amenities: ['Swimming Pool'],
      draft: { values: { locality: 'Sec-16', city: 'Noida', category: 'STUDIO' } },
      slug: 'ashwattha-house',
      words: ['ashwattha', 'house'],
      category: 'Residential',
      propertyStatus: 'underOffer',
      areas: [{ min: 1000, max: 1000, unit: 'sqFt', basis: 'superBuiltUp' }],
      images: [
        { fileId: idOf(9), url: '/files/9/a.webp', width: 800, height: 600, colour: '#aabbcc', alt: 'Lobby' },
      ],
    },
  ],
  blogs: [
    {
      ...alive,
      _id: idOf(2),
      title: 'Moving in',
      slug: 'moving-in',
      para_1: 'A lift.',
      words: ['moving', 'in'],
    },
  ],
  contactRequests: [
    {
      ...alive,
      ...{ _id: idOf(3), reference: 'AHG-1', name: 'Meena Sample', email: 'Meena@example.com' },
      ...{ phoneE164: '+919810000044', phone: '98100 00044', message: 'Please call.', source: 'addListing' },
      words: ['meena', 'sample'],
    },
    {
      ...alive,
      ...{ _id: idOf(4), reference: 'AHG-2', name: '', email: 'Ravi@example.com', phoneE164: null },
      ...{ phone: null, message: null, source: 'newsletter', words: ['ravi'] },
    },
  ],
  jobApplications: [
    {
      ...alive,
      ...{ _id: idOf(5), fullName: 'Ravi Kumar', email: 'ravi@example.com', phoneE164: '+919810000001' },
      words: ['ravi', 'kumar'],
    },
  ],
  activities: [{ _id: idOf(6), at, verb: 'passwordChanged', address: '203.0.113.9', words: [] }],
  admins: [{ _id: idOf(7), username: 'meera', role: 'sales' }],
  outbox: [{ ...alive, _id: idOf(8), state: 'queued', words: [] }],
  'fs.files': [
    { _id: idOf(9), length: 0, uploadDate: at, metadata: { kind: 'image', contentType: 'image/webp' } },
  ],
};

test.each(migrations.map((_, landed) => landed))(
  'data of a version with %i steps is updated to the present one',
  async (landed) => {
    for (const [collection, documents] of Object.entries(firstVersion)) {
      await app.db.collection(collection).insertMany(documents);
    }
    await migrate(app.db, migrations.slice(0, landed));
    expect(await lastMigration(app.db)).toBe(Number.parseInt(migrations[landed - 1]?.name ?? '0', 10));
    await migrate(app.db);
    const one = (collection: string, n: number) => app.db.collection(collection).findOne({ _id: idOf(n) });
    expect(await one('properties', 1)).toMatchObject({
      searchText: 'ashwattha house',
      publishAt: at,
      placeKey: 'greater-noida-west/sector-16',
      extras: ['POOL', 'PARKING'],
      facing: [],
      draft: { values: { placeKey: 'noida/sector-16', kind: 'STUDIO' } },
      category: 'RESIDENTIAL',
      propertyStatus: 'UNDER_OFFER',
      areas: [{ unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' }],
      touchedAt: expect.any(Date) as Date,
    });
    expect(await one('blogs', 2)).toMatchObject({ publishAt: at, textPictures: [] });
    expect(await one('contactRequests', 3)).toMatchObject({
      ...{ state: 'NEW', unread: false, nextAt: null, history: [], source: 'ADD_LISTING' },
      threadKeys: ['meena@example.com', '+919810000044'],
      words: expect.arrayContaining(['meena@example.com', '9810000044']) as string[],
    });
    expect(await one('contactRequests', 4)).toBeNull();
    expect(await app.db.collection('subscribers').find().toArray()).toMatchObject([
      { email: 'ravi@example.com', source: 'NEWSLETTER', createdAt: at },
    ]);
    expect(await one('jobApplications', 5)).toMatchObject({ state: 'NEW', unread: false, history: [] });
    expect(await one('activities', 6)).toMatchObject({
      verb: 'PASSWORD_CHANGED',
      address: '203.0.113.0',
    });
    expect(await one('admins', 7)).toMatchObject({ role: 'SALES' });
    expect(await one('outbox', 8)).toMatchObject({ state: 'QUEUED' });
    expect(await one('fs.files', 9)).toMatchObject({
      metadata: { picture: { url: '/files/9/a.webp', width: 800 }, words: ['ashwattha', 'house', 'lobby'] },
    });
    await app.db.collection('admins').deleteOne({ _id: idOf(7) });
  },
);

test('the builders that properties of an earlier version name get a page, and no text is lost', async () => {
  const sample = { builder: 'Tulsi Angan', aboutBuilder: 'Builds floors.' };
  const add = (title: string, values: object) => addProperty(app, { title, ...values });
  const old = await add('Oldest', { ...sample, aboutBuilder: 'An older text.' });
  await add('Newer', { ...sample, builder: 'TULSI  Angan' });
  await add('Usual', { ...sample, aboutBuilder: 'A usual text.' });
  const nameless = await add('Nameless', { aboutBuilder: 'About an unnamed builder.' });
  await app.db.collection('properties').updateMany({}, [{ $set: { createdAt: { $toDate: '$_id' } } }]);
  for (const [index, title] of ['Oldest', 'Newer', 'Usual'].entries())
    await app.db
      .collection('properties')
      .updateOne({ title }, { $set: { createdAt: new Date(Date.UTC(2026, 0, index + 1)) } });
  await app.db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { defaultAboutBuilder: 'A usual text.' } }, { upsert: true });
  await app.db.collection('builders').deleteMany({});
  await migrate(app.db);
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  for (const topic of ['builders', 'properties']) await announceRewriting(app.context, topic);
  const { data } = await app.ask<{ builders: { id: string }[] }>(
    '{ builders { id name slug introduction listedCount isSample } }',
  );
  const [builder] = data.builders;
  expect(data.builders).toEqual([
    {
      ...{ id: builder?.id, name: 'Tulsi Angan', slug: 'tulsi-angan', introduction: 'Builds floors.' },
      ...{ listedCount: 3, isSample: false },
    },
  ]);
  const office = await app.ask(
    `{ differingAboutTexts(builderId: "${builder?.id}") { title aboutBuilder } }`,
    {},
    { token },
  );
  expect(office.data.differingAboutTexts).toEqual([
    { title: 'Usual', aboutBuilder: 'A usual text.' },
    { title: 'Oldest', aboutBuilder: 'An older text.' },
  ]);
  const texts = `{
    old: property(id: "${old.id}") { aboutBuilder builderPage { slug } }
    nameless: property(id: "${nameless.id}") { aboutBuilder builderPage { slug } }
  }`;
  expect((await app.ask(texts)).data).toEqual({
    old: { aboutBuilder: 'An older text.', builderPage: { slug: 'tulsi-angan' } },
    nameless: { aboutBuilder: 'About an unnamed builder.', builderPage: null },
  });
});

test('what passed before the checks asked more stays for the grace period', async () => {
  await addProperty(app, { title: 'Former House' });
  await addProperty(app, { title: 'Ready House' });
  const properties = app.db.collection<{
    title: string;
    stage: string;
    publishAt: Date | null;
    gate: { passes: boolean; graceUntil: string | null };
  }>('properties');
  await properties.updateOne({ title: 'Former House' }, { $set: { stage: 'NEW_LAUNCH' } });
  await migrate(app.db);
  await checkListings(app.context);
  const stored = await properties.find({}).sort({ title: 1 }).toArray();
  expect(stored.map(({ publishAt, gate }) => [publishAt !== null, gate.passes, gate.graceUntil])).toEqual([
    [true, false, expect.any(String)],
    [true, true, null],
  ]);
  const { data } = await app.ask<{ projects: { totalCount: number } }>('{ projects { totalCount } }');
  expect(data.projects.totalCount).toBe(2);
});

test('step 025 takes invisible signs out of stored addresses and numbers, and leaves what is taken', async () => {
  const veiled = (text: string) => `\u200b${text.slice(0, 3)}\u00ad${text.slice(3)}\u202c`;
  const reference = await sendContact(app, { email: 'veiled@example.com', phone: '98100 00077' });
  const contacts = app.db.collection<{ words: string[] }>('contactRequests');
  const before = await contacts.findOne({ reference });
  await contacts.updateOne(
    { reference },
    {
      $set: {
        ...{ email: veiled('veiled@example.com'), phone: veiled('98100 00077'), phoneE164: null },
        threadKeys: [veiled('veiled@example.com')],
        words: (before?.words ?? []).map((word) => (word.includes('@') ? veiled(word) : word)),
      },
    },
  );
  const subscribe = (email: string) =>
    app.ask('mutation ($input: SubscriberInput!) { subscribe(input: $input) }', {
      input: { email, source: 'NEWSLETTER' },
    });
  await subscribe('free@example.com');
  const subscribers = app.db.collection<{ _id: ObjectId; email: string }>('subscribers');
  const known = await subscribers.findOne({ email: 'free@example.com' });
  const admins = app.db.collection<{ username: string; email?: string | null }>('admins');
  const owner = await admins.findOne({});
  const { _id: _own, ...account } = owner ?? { _id: null, username: '' };
  await admins.updateOne({ username: account.username }, { $set: { email: 'taken@example.com' } });
  await admins.insertOne({ ...account, username: 'second', email: veiled('taken@example.com') });
  const twin = { ...known, _id: new ObjectId(), email: veiled('free@example.com') };
  await subscribers.insertOne(twin);
  await subscribers.insertOne({ ...twin, _id: new ObjectId(), email: veiled('alone@example.com') });
  const notes: string[] = [];
  await migrate(app.db, undefined, (sentence) => notes.push(sentence));
  expect(await contacts.findOne({ reference })).toMatchObject({
    ...{ email: 'veiled@example.com', phone: '98100 00077', phoneE164: '+919810000077' },
    ...{ threadKeys: ['veiled@example.com'], words: before?.words },
  });
  const status = await app.ask(
    'query ($reference: String!) { contactStatus(reference: $reference, email: "veiled@example.com") { state } }',
    { reference },
  );
  expect(status.data.contactStatus).toEqual({ state: 'NEW' });
  expect((await admins.findOne({ username: 'second' }))?.email).toBe(veiled('taken@example.com'));
  const kept = notes.filter((sentence) => sentence.startsWith('Two'));
  expect(kept.map((sentence) => sentence.slice(0, 15))).toEqual(['Two documents o', 'Two subscribers']);
  expect(await subscribers.countDocuments({ email: 'alone@example.com' })).toBe(1);
  // A second run finds nothing more to do.
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  expect(await contacts.findOne({ reference })).toMatchObject({ email: 'veiled@example.com' });
});

const modeOf = async () =>
  (await app.ask<{ settings: { mode: string } }>('{ settings { mode } }')).data.settings.mode;
const forgetGoingLive = () =>
  app.db.collection('siteSettings').updateMany(
    {},
    {
      $set: { registrationNumber: 'SAMPLE-AGENT-2026-0062', registrationValidTo: null },
      $unset: { liveSince: 1 },
    },
  );

test('step 026 keeps the gate of a site that has listings, and nothing is hidden or shown by it', async () => {
  await addProperty(app, { title: 'Seen House' });
  await addProperty(app, { title: 'Hidden House' });
  const hidden = { shownUntil: new Date('2026-01-01'), touchedAt: new Date() };
  await app.db.collection('properties').updateOne({ title: 'Hidden House' }, { $set: hidden });
  await forgetGoingLive();
  await app.db.collection('migrations').deleteMany({ _id: /^026/ });
  const seen = async () => (await app.call('GET', '/sitemaps/properties-1.xml')).text;
  const before = await seen();
  await migrate(app.db);
  expect(await modeOf()).toBe('GATED');
  await checkListings(app.context);
  expect(await app.db.collection('properties').countDocuments({ isTrial: true })).toBe(0);
  expect(before).toContain('seen-house');
  expect(before).not.toContain('hidden-house');
});

test.each<[string, object[], string]>([
  ['is empty', [], 'TRIAL'],
  ['has samples alone', [{ sample: true, publishAt: new Date(0) }], 'TRIAL'],
  ['has a draft alone', [{ publishAt: null }], 'TRIAL'],
  ['has a scheduled listing', [{ publishAt: new Date('2099-01-01') }], 'GATED'],
  ['has what the checks took off', [{ publishAt: null, gate: { takenOff: { at: new Date(0) } } }], 'GATED'],
])('step 026: a site that %s', async (_, items, mode) => {
  await forgetGoingLive();
  for (const item of items) {
    const { id } = await addProperty(app, {});
    await app.db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: item });
  }
  await forgetGoingLive();
  await app.db.collection('migrations').deleteMany({ _id: /^026/ });
  await migrate(app.db);
  expect(await modeOf()).toBe(mode);
});
