import { ObjectId } from 'mongodb';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { announceChange, touch } from '../../../database/changes.ts';
import { checkListings } from '../../listings/check-listings.ts';
import { publishDueDrafts } from '../../../office/versions/due-drafts.ts';
import {
  addFormC,
  addProperty,
  given,
  passingChecks,
  propertyInput,
  registeredBlock,
} from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;
const dayMs = 24 * 3_600_000;
const dayIn = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
afterEach(() => setClock(0));

type Values = Record<string, unknown>;
interface OpenCheck {
  number: number;
  level: string;
  field: string;
  text: string;
}

const reraNumber = 'UPRERAPRJ106523/01/2026';
const registered = (values: Values = {}, others: Values = {}) => ({
  reraNumber,
  rera: { ...registeredBlock, ...values },
  ...others,
});
const reasonsBut = (check: number) => passingChecks.gateReasons.filter((given) => given.check !== check);

type Prepare = (id: string) => Promise<unknown>;

interface Row {
  check: number;
  level: 'BLOCKING' | 'WARNING';
  values: Values;
  /** Makes it fail besides the property. */
  before?: () => Promise<unknown>;
  /** What the draft gets before it is sent on. */
  prepare?: Prepare;
}

const prove: Prepare = (id) => addFormC(app, id);
const noteShown: Prepare = (id) =>
  db
    .collection('properties')
    .updateOne({ _id: new ObjectId(id) }, { $set: { shownNumber: reraNumber }, ...touch });

const picture = {
  ...{ fileId: new ObjectId(), url: '/files/000000000000000000000000/tower.jpg' },
  ...{ width: 1200, height: 800, colour: '#888888', alt: 'The tower' },
};
const addPicture: Prepare = (id) =>
  db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: { images: [picture] }, ...touch });

const preLaunch = 'Pre-launch. Expression of interest invited.';
const exempt = (exemption: string) => ({ ...passingChecks.rera, exemption });
/** What only a registration makes lawful, whatever is typed besides. */
const announced: Values[] = [
  { rera: exempt('OTHER'), stage: 'NEW_LAUNCH' },
  { rera: exempt('RENOVATION'), stage: 'UNDER_CONSTRUCTION' },
  { rera: { ...exempt('SMALL_PROJECT'), projectLand: '480', projectUnits: 8 }, yearBuilt: 'Dec 2039' },
  { rera: exempt('OTHER'), stage: 'READY', description: preLaunch },
  { rera: { status: 'RESALE_BY_OWNER' }, stage: 'READY', features: 'Priority numbers open' },
  { rera: { status: 'RENT' }, propertyStatus: 'FOR_RENT', description: 'EOI open now' },
];

/** What fails each check. */
const rows: Row[] = [
  { check: 1, level: 'BLOCKING', values: { rera: { status: 'RENT' } } },
  { check: 2, level: 'BLOCKING', values: { ...registered(), reraNumber: '' } },
  { check: 2, level: 'WARNING', values: { ...registered(), reraNumber: 'UPRERA-7' }, prepare: prove },
  {
    ...{ check: 3, level: 'WARNING', values: registered(), prepare: prove },
    before: () => addProperty(app, { title: 'The first phase', ...registered() }),
  },
  { check: 4, level: 'BLOCKING', values: registered({ validTo: '2026-01-31' }) },
  { check: 5, level: 'BLOCKING', values: registered({ checkedOn: null }) },
  { check: 5, level: 'BLOCKING', values: registered() },
  { check: 5, level: 'BLOCKING', values: registered({ checkedOn: '2026-01-05' }), prepare: prove },
  { check: 5, level: 'WARNING', values: registered(), prepare: noteShown },
  { check: 5, level: 'WARNING', values: registered({ checkedOn: null }), prepare: noteShown },
  { check: 6, level: 'BLOCKING', values: registered({ qrLink: 'https://up-rera.in.example.com/x' }) },
  { check: 7, level: 'BLOCKING', values: registered({ accountIfsc: null }) },
  { check: 8, level: 'BLOCKING', values: registered({ authority: null }) },
  {
    ...{ check: 9, level: 'BLOCKING', values: {} },
    before: () =>
      db.collection('siteSettings').updateOne({}, { $set: { registrationValidTo: '2026-01-01' } }),
  },
  { check: 9, level: 'WARNING', values: {} },
  { check: 10, level: 'WARNING', values: registered({ authorityScope: null }), prepare: prove },
  { check: 11, level: 'BLOCKING', values: { price: '45 lakh', area: '1,250 sq ft super built-up' } },
  {
    ...{ check: 12, level: 'WARNING', prepare: prove },
    values: registered({ registeredCompletion: '2031-12-31' }, { yearBuilt: 'Dec 2029' }),
  },
  { check: 13, level: 'WARNING', values: { price: '45 lakh' } },
  { check: 13, level: 'WARNING', values: { price: '85', disclaimer: 'Duty is extra.' } },
  { check: 13, level: 'WARNING', values: { area: '1.25 sq ft carpet' } },
  { check: 14, level: 'WARNING', values: { description: 'Assured returns of 12 % a year.' } },
  {
    ...{ check: 14, level: 'WARNING', values: registered({}, { stage: 'NEW_LAUNCH' }) },
    prepare: async (id) => [await prove(id), await addPicture(id)],
  },
  ...announced.map((values): Row => ({ check: 2, level: 'BLOCKING', values: { ...values, reraNumber: '' } })),
  { check: 14, level: 'BLOCKING', values: { description: preLaunch, reraNumber: '' } },
  { check: 15, level: 'WARNING', values: registered(), prepare: prove },
  { check: 16, level: 'BLOCKING', values: { rera: { ...passingChecks.rera, certificateNumber: null } } },
  { check: 17, level: 'BLOCKING', values: { ...registered(), reraNumber: '' } },
];

const title = 'Refused House';
const inAWeek = () => new Date(Date.now() + 7 * dayMs).toISOString();

interface Outcome {
  id?: string | undefined;
  message?: string | undefined;
  checks?: OpenCheck[] | undefined;
}

async function askFor(mutation: string, variables: Values, name: string): Promise<Outcome> {
  const { data, errors } = await ask<Record<string, { id: string } | null>>(mutation, variables, { token });
  const extensions = errors?.[0]?.extensions as { checks?: OpenCheck[] } | undefined;
  return { id: data[name]?.id, message: errors?.[0]?.message, checks: extensions?.checks };
}

const create = (input: Values, publication: Values) =>
  askFor(
    `mutation ($input: PropertyInput!, $publication: PublicationInput) {
      createProperty(input: $input, publication: $publication) { id }
    }`,
    { input, publication },
    'createProperty',
  );
const setPublication = (id: string | undefined, publication: Values, reasons?: Values[]) =>
  askFor(
    `mutation ($id: ID!, $publication: PublicationInput!, $reasons: [GateReasonInput!]) {
      setPropertyPublication(id: $id, publication: $publication, reasons: $reasons) { id }
    }`,
    { id, publication, reasons },
    'setPropertyPublication',
  );
const update = (id: string, input: Values, publication?: Values) =>
  askFor(
    `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, publication: $publication) { id }
    }`,
    { id, input, publication },
    'updateProperty',
  );

/** Adds a draft and prepares it. */
async function prepared(input: Values, prepare?: Prepare): Promise<string> {
  const { id = '' } = await create(input, { state: 'DRAFT' });
  await prepare?.(id);
  return id;
}

/** A reason is kept for what warns: what only warns once it is prepared needs its reason then. */
const reasonsFor = ({ gateReasons }: Values, prepare?: Prepare) => prepare && (gateReasons as Values[]);

/** Publishes what a file says, and answers why it does not. */
async function importFile(variables: { text: string; dryRun: boolean }): Promise<string[]> {
  const { data, text } = await ask<{
    importListings: { errorCount: number; kept: { line: number; reasons: string[] }[] };
  }>(
    `mutation ($text: String!, $dryRun: Boolean) {
      importListings(text: $text, dryRun: $dryRun) { errorCount kept { line reasons } }
    }`,
    variables,
    { token },
  );
  expect([text, data.importListings.errorCount]).toEqual([text, 0]);
  return data.importListings.kept.flatMap(({ reasons }) => reasons);
}

/** The reasons of a line: “11 Carpet area: blocks it. …”. */
function asRefusal(reasons: string[]): Outcome {
  const checks = reasons.map((reason) => {
    const [, number, level = '', text = ''] = /^(\d+) [^:]+ \((must|warning)\): (.+)$/.exec(reason) ?? [];
    return { number: Number(number), level: level === 'must' ? 'BLOCKING' : 'WARNING', field: '', text };
  });
  const isBlocked = checks.some(({ level }) => level === 'BLOCKING');
  return { checks, message: isBlocked ? 'do not pass' : 'give a reason' };
}

/** The ways to visitors. */
const doors: Record<string, (input: Values, row: Partial<Row>) => Promise<Outcome>> = {
  publish: async (input, { before, prepare }) => {
    await before?.();
    const id = await prepared(input, prepare);
    return setPublication(id, { state: 'PUBLISHED' }, reasonsFor(input, prepare));
  },
  schedule: async (input, { before, prepare }) => {
    await before?.();
    const id = await prepared(input, prepare);
    return setPublication(id, { state: 'SCHEDULED', publishAt: inAWeek() }, reasonsFor(input, prepare));
  },
  GraphQL: async (input, { before, prepare }) => {
    await before?.();
    if (prepare) return update(await prepared(input, prepare), input, { state: 'PUBLISHED' });
    return create(input, { state: 'PUBLISHED' });
  },
  import: async (input, { before, prepare }) => {
    await before?.();
    const id = await prepared(input, prepare);
    if (prepare) await update(id, input);
    const file = { text: `listing_id,project_name,publish\n${id},${title},yes` };
    const dry = await importFile({ ...file, dryRun: true });
    const kept = await importFile({ ...file, dryRun: false });
    expect(dry).toEqual(kept);
    return kept.length > 0 ? { id, ...asRefusal(kept) } : { id };
  },
  REST: async (input, { before, prepare }) => {
    await before?.();
    // It knows no documents: what needs them comes as a draft.
    const form = { ...input, publication: prepare ? 'draft' : 'published' };
    const { status, body } = await call<{ message: string; checks?: OpenCheck[]; data?: { id: string } }>(
      'POST',
      '/api/form/submit',
      { token, json: form },
    );
    expect([201, 400]).toContain(status);
    const id = body.data?.id ?? '';
    await prepare?.(id);
    const reasons = reasonsFor(input, prepare);
    return prepare ? setPublication(id, { state: 'PUBLISHED' }, reasons) : { ...body, id };
  },
  'a scheduled draft beside it': async (input, { before, prepare }) => {
    const { id } = await addProperty(app, { title: 'Passing House' });
    // Its own reasons would hold.
    await db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: { gateReasons: [] } });
    await prepare?.(id);
    await before?.();
    return update(id, input, { state: 'SCHEDULED', publishAt: inAWeek() });
  },
};

/** All that visitors can read. */
async function publicAnswers(id: string | undefined): Promise<string> {
  const graphql = await ask(
    `query ($id: ID!, $ids: [ID!]!) {
      projects(perPage: 100) { items { title } }
      found: projects(filter: { keyword: "Refused" }) { items { title } }
      property(id: $id) { title }
      propertiesByIds(ids: $ids) { title }
      similarProperties(id: $id) { property { title } }
      suggestions(query: "Refused") { items { title: name } }
    }`,
    { id: id ?? '0'.repeat(24), ids: [id ?? '0'.repeat(24)] },
  );
  expect(graphql.errors).toBeUndefined();
  const paths = [
    '/api/form',
    '/api/form?keyword=refused',
    '/feeds/projects.xml',
    '/feeds/projects.json',
    '/sitemap.xml',
    '/',
  ];
  const texts = await Promise.all(
    [...paths, '/shop-left-sidebar', '/llms.txt', '/project-details/refused-house'].map((path) =>
      call('GET', path),
    ),
  );
  return [graphql.text, ...texts.map(({ text }) => text)].join('\n');
}

test.each(Object.keys(doors))('all 17 checks stand before visitors: %s', async (name) => {
  for (const row of rows) {
    const { check, level, values } = row;
    const undo = await db.collection('siteSettings').findOne({});
    await db.collection('properties').deleteMany({});
    const input = propertyInput({ title, ...values });
    const refused = await doors[name]?.(
      {
        ...input,
        gateReasons: level === 'WARNING' ? reasonsBut(check) : input.gateReasons,
      },
      row,
    );
    const found = refused?.checks?.find(({ number }) => number === check);
    expect([name, check, found?.level]).toEqual([name, check, level]);
    expect(found?.text).toBeTruthy();
    expect(refused?.message).toMatch(level === 'BLOCKING' ? /do not pass/ : /give a reason/);
    if (undo) await db.collection<{ _id: unknown }>('siteSettings').replaceOne({}, undo);
    if (level === 'BLOCKING') continue;
    await db.collection('properties').deleteMany({ title });
    expect((await doors[name]?.(input, row))?.checks).toBeUndefined();
  }
  expect(new Set(rows.map(({ check }) => check)).size).toBe(17);
});

test.each(Object.keys(doors))('no public answer shows what was refused: %s', async (name) => {
  for (const row of rows.filter(({ before }) => !before)) {
    const { level, values, check } = row;
    const input = propertyInput({ title, ...values });
    const gateReasons = level === 'WARNING' ? reasonsBut(check) : input.gateReasons;
    await doors[name]?.({ ...input, gateReasons }, row);
  }
  const stored = await db.collection('properties').findOne({ title });
  expect(await publicAnswers(stored?._id.toHexString())).not.toContain(title);
});

test('what has ended is in no public answer, before anything checks it', async () => {
  const { id } = await addProperty(app, { title, ...registered({ validTo: dayIn(0) }) });
  expect(await publicAnswers(id)).toContain(title);
  setClock(dayMs + 3_600_000);
  await expect.poll(() => publicAnswers(id)).not.toContain(title);
});

test('the nightly run takes off what has ended, once, with its e-mail and its entry in the log', async () => {
  const { id } = await addProperty(app, { title, ...registered() });
  await addProperty(app, { title: 'Passing House' });
  await db.collection('properties').updateOne({ title }, { $set: { 'rera.validTo': dayIn(-1) }, ...touch });
  await Promise.all([checkListings(app.context), checkListings(app.context)]);
  const found = await db.collection('properties').find({}).sort({ title: 1 }).toArray();
  expect(found.map(({ publishAt }) => publishAt !== null)).toEqual([true, false]);
  const mails = await db.collection('outbox').find({}).toArray();
  expect(mails.map(({ subject }) => subject as string)).toEqual([`Taken off the site: ${title}`]);
  expect(mails[0]?.text).toContain('Validity: The registration ended on');
  const log = await db.collection('activities').find({ username: 'The nightly check' }).toArray();
  expect(log).toMatchObject([
    { itemId: new ObjectId(id), changes: [{ field: 'publishAt' }, { field: 'checks' }] },
  ]);
  await db.collection('marks').deleteMany({});
  await checkListings(app.context);
  expect(await db.collection('outbox').countDocuments()).toBe(1);
  expect(await publicAnswers(id)).not.toContain(title);
});

test('an extension that was applied for holds a listing to the day that it asks for', async () => {
  const extension = { extensionAppliedOn: '2026-10-01', extensionReceipt: 'EXT 5' };
  for (const [extensionTo, stays] of [
    [dayIn(30), true],
    [dayIn(-1), false],
  ] as const) {
    await db.collection('properties').deleteMany({});
    const block = registered({ validTo: dayIn(5), extensionTo: dayIn(30), ...extension });
    const { id } = await addProperty(app, { title, ...block });
    await db
      .collection('properties')
      .updateOne(
        { _id: new ObjectId(id) },
        { $set: { 'rera.validTo': dayIn(-1), 'rera.extensionTo': extensionTo }, ...touch },
      );
    await db.collection('marks').deleteMany({});
    await checkListings(app.context);
    expect((await db.collection('properties').findOne({}))?.publishAt !== null).toBe(stays);
  }
});

test('reminders are sent 120, 30 and 7 days before, each once', async () => {
  const { id } = await addProperty(app, { title, ...registered({ validTo: dayIn(119) }) });
  const run = async (left: number) => {
    await db
      .collection('properties')
      .updateOne({ _id: new ObjectId(id) }, { $set: { 'rera.validTo': dayIn(119) }, ...touch });
    setClock((119 - left) * dayMs);
    await checkListings(app.context);
    await db.collection('marks').deleteMany({});
    return db.collection('outbox').countDocuments();
  };
  expect([await run(119), await run(100), await run(30), await run(29), await run(7), await run(0)]).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
});

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [2, 'in 2 days'],
])('a reminder with %i days left says %s', async (left, words) => {
  await addProperty(app, { title, ...registered({ validTo: dayIn(left) }) });
  await checkListings(app.context);
  const mail = await db.collection('outbox').findOne({ subject: /^The registration ends/ });
  expect(mail?.text).toMatch(new RegExp(`ends on \\d+ \\w+ \\d{4}, ${words}\\. From the next day`));
});

test('without a registration of the company no listing is seen, and with a new one all come back', async () => {
  const { id } = await addProperty(app, { title });
  const settings = db.collection('siteSettings');
  await settings.updateOne({}, { $set: { registrationValidTo: dayIn(-1) } });
  await checkListings(app.context);
  expect(await publicAnswers(id)).not.toContain(title);
  expect(await db.collection('outbox').countDocuments()).toBe(1);
  await settings.updateOne({}, { $set: { registrationValidTo: dayIn(900) } });
  await checkListings(app.context);
  expect(await publicAnswers(id)).toContain(title);
});

test('in its grace period a listing that does not pass stays and can be edited; afterwards it leaves', async () => {
  const { id } = await addProperty(app, { title, price: '45 lakh' });
  const grace = { checkedAt: new Date(), passes: false, failing: [], warnings: [], graceUntil: dayIn(3) };
  const shownUntil = new Date(`${dayIn(4)}T00:00:00+05:30`);
  await db.collection('properties').updateOne({}, { $set: { areas: [], gate: grace, shownUntil }, ...touch });
  await checkListings(app.context);
  const failing = await ask<{ adminProperties: { items: object[] } }>(
    '{ adminProperties(filter: { passes: false }) { items { id gate { failing graceUntil } } } }',
    {},
    { token },
  );
  expect(failing.data.adminProperties.items).toEqual([{ id, gate: { failing: [11], graceUntil: dayIn(3) } }]);
  const input = propertyInput({ title, price: '46 lakh', area: '' });
  expect((await update(id, input)).message).toBeUndefined();
  expect(await publicAnswers(id)).toContain(title);
  // Who takes it off the site has to pass to bring it back.
  expect((await update(id, input, { state: 'DRAFT' })).message).toBeUndefined();
  setClock(5 * dayMs);
  await expect.poll(() => publicAnswers(id)).not.toContain(title);
  await checkListings(app.context);
  expect((await db.collection('properties').findOne({}))?.publishAt).toBeNull();
});

test('pictures of what is not built yet pass once each says what it is', async () => {
  const { id = '' } = await create(
    propertyInput({ title, stage: 'UNDER_CONSTRUCTION', gateReasons: reasonsBut(14) }),
    { state: 'DRAFT' },
  );
  await addFormC(app, id);
  await addPicture(id);
  const refused = await setPublication(id, { state: 'PUBLISHED' }, reasonsBut(14));
  expect(refused.checks).toMatchObject([
    {
      ...{ number: 14, level: 'WARNING', field: 'images' },
      text: 'One picture does not say what it is. Mark it as a photograph or as an artist’s impression.',
    },
  ]);
  const typed = {
    input: propertyInput({ title, stage: 'UNDER_CONSTRUCTION', gateReasons: [] }),
    pictures: [{ id: picture.fileId.toHexString(), nature: 'ARTISTS_IMPRESSION' }],
  };
  const preview = await ask<{ previewListingChecks: { number: number; level: string }[] }>(
    `query ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!]) {
      previewListingChecks(id: $id, input: $input, pictures: $pictures) { number level }
    }`,
    { id, ...typed },
    { token },
  );
  expect(given(preview, 'previewListingChecks').find(({ number }) => number === 14)?.level).toBe('OK');
  const saved = await ask<{ updateProperty: { images: object[] } }>(
    `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!]) {
      updateProperty(id: $id, input: $input, pictures: $pictures) { images { alt nature } }
    }`,
    { id, ...typed },
    { token },
  );
  expect(given(saved, 'updateProperty').images).toEqual([{ alt: title, nature: 'ARTISTS_IMPRESSION' }]);
  expect((await setPublication(id, { state: 'PUBLISHED' }, reasonsBut(14))).message).toBeUndefined();
  // What a client does not say stays; null takes it back.
  const change = async (pictures?: object[]) => {
    const answer = await ask<{ updateProperty: { images: { nature: string | null }[] } }>(
      `mutation ($id: ID!, $input: PropertyInput!, $pictures: [ChosenPicture!]) {
        updateProperty(id: $id, input: $input, pictures: $pictures) { images { nature } }
      }`,
      { id, input: { ...typed.input, gateReasons: passingChecks.gateReasons }, pictures },
      { token },
    );
    return given(answer, 'updateProperty').images.map(({ nature }) => nature);
  };
  const { body } = await call<{ data: { images: string[]; impressions: string[] } }>(
    'GET',
    `/api/form/view/${id}`,
  );
  expect(body.data.impressions).toEqual(body.data.images);
  const chosen = { id: picture.fileId.toHexString() };
  expect(await change()).toEqual(['ARTISTS_IMPRESSION']);
  expect(await change([chosen])).toEqual(['ARTISTS_IMPRESSION']);
  expect(await change([{ ...chosen, nature: null }])).toEqual([null]);
});

test('a reason holds as long as the check finds the same, and is in the log', async () => {
  const price = { price: '45 lakh', description: 'Assured returns of 12 % a year.' };
  const { id } = await addProperty(app, { title, ...price });
  const again = propertyInput({ title, ...price, gateReasons: [] });
  expect((await update(id, again)).message).toBeUndefined();
  const other = await update(id, { ...again, description: 'Guaranteed rent of 12 % a year.' });
  expect(other.checks).toMatchObject([{ number: 14, level: 'WARNING', field: 'description' }]);
  const { data } = await ask<{ property: { gateReasons: object[] } }>(
    'query ($id: ID!) { property(id: $id) { gateReasons { check reason by } } }',
    { id },
    { token },
  );
  expect(data.property.gateReasons).toContainEqual({ check: 14, reason: 'This is a test.', by: 'owner' });
  const entry = await db.collection('activities').findOne({ itemId: new ObjectId(id), verb: 'CREATED' });
  expect(entry?.changes).toContainEqual({ field: 'gateReasons.14', before: null, after: 'This is a test.' });
  expect(
    (await ask('query ($id: ID!) { property(id: $id) { gateReasons { reason } gate { passes } } }', { id }))
      .data,
  ).toEqual({ property: { gateReasons: null, gate: null } });
});

test('a refusal names checks that wait for the same answer once', async () => {
  const input = propertyInput({ title, rera: null, gateReasons: [] });
  const refused = await create(input, { state: 'PUBLISHED' });
  expect(refused.checks?.length).toBeGreaterThan(3);
  expect(refused.message).toContain('do not pass: Why it may be advertised, Registration number, ');
  expect(refused.message).not.toContain('QR code');
});

test('a REST client that knows no drafts has what it sent kept as one, with the open checks', async () => {
  const form = { ...propertyInput({ title }), rera: '', gateReasons: '' };
  const { status, body } = await call<{ message: string; publication: string; checks: OpenCheck[] }>(
    'POST',
    '/api/form/submit',
    { token, form },
  );
  expect([status, body.publication]).toEqual([201, 'draft']);
  expect(body.message).toBe('Property submitted successfully!');
  expect(body.checks.map(({ number }) => number)).toContain(1);
});

test('a draft that waits for its date and does not pass any more stays a draft, with an e-mail', async () => {
  const { id } = await addProperty(app, { title: 'Passing House' });
  await addFormC(app, id);
  await update(id, propertyInput({ title, ...registered() }), { state: 'SCHEDULED', publishAt: inAWeek() });
  const past = { 'draft.publishAt': new Date(Date.now() - 1_000), 'draft.values.rera.validTo': dayIn(-1) };
  await db.collection('properties').updateOne({}, { $set: past, ...touch });
  await publishDueDrafts(app.context);
  expect(await publicAnswers(id)).not.toContain(title);
  expect(await db.collection('properties').findOne({})).toMatchObject({
    title: 'Passing House',
    draft: { publishAt: null },
  });
  expect(await db.collection('outbox').countDocuments()).toBe(1);
});

test('a status that a listing would not pass with is not set', async () => {
  const { id } = await addProperty(app, { title, propertyStatus: 'FOR_RENT', rera: { status: 'RENT' } });
  const answer = await ask<{ setPropertyStatuses: { failedIds: string[] } }>(
    `mutation ($ids: [ID!]) {
      setPropertyStatuses(selection: { ids: $ids }, propertyStatus: FOR_SALE) { failedIds }
    }`,
    { ids: [id] },
    { token },
  );
  expect(given(answer, 'setPropertyStatuses').failedIds).toEqual([id]);
});

test('a wrong rule that is put right again brings back what it took off, unless an account changed it since', async () => {
  const { id } = await addProperty(app, { title });
  const other = await addProperty(app, { title: 'Changed House' });
  await addProperty(app, { title: 'Passing House', ...registered() });
  const rules = db.collection('rules');
  const rule = { key: 'rera.completedBefore' };
  const setRule = (value: string) =>
    rules.updateOne(rule, { $set: { value, updatedAt: new Date() }, ...touch });
  const states = async () =>
    (await db.collection('properties').find({}).sort({ title: 1 }).toArray()).map(
      (one) => one.publishAt as Date | null,
    );
  const before = await states();
  const right = String((await rules.findOne(rule))?.value);
  await setRule('2010-01-01');
  announceChange(app.context, 'rules');
  await checkListings(app.context);
  expect((await states()).map(Boolean)).toEqual([false, true, false]);
  await update(other.id, propertyInput({ title: 'Changed House' }));
  await setRule(right);
  announceChange(app.context, 'rules');
  await checkListings(app.context);
  expect(await states()).toEqual([null, before[1], before[2]]);
  expect(await publicAnswers(id)).toContain(title);
  const itemId = new ObjectId(id);
  const log = await db.collection('activities').find({ itemId, username: 'The nightly check' }).toArray();
  const back = log.map(({ changes }) => (changes as { after: string | null }[]).map(({ after }) => after));
  expect(back).toContainEqual([before[2]?.toISOString(), 'It passes its checks again.']);
});
