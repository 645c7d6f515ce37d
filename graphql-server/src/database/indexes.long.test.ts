import { createHash } from 'node:crypto';
import { BSON, ObjectId } from 'mongodb';
import type { CommandStartedEvent, Document } from 'mongodb';
import { expect, test } from 'vitest';
import { derivedId } from '../base/ids.ts';
import { createSchema } from '../http/graphql/schema.ts';
import { ProjectSort } from '../features/search/project-filter.input.ts';
import type { ProjectFilter } from '../features/search/project-filter.input.ts';
import { AreaUnit, PropertyCategory } from '../features/property/property.type.ts';
import { BuildStage, PropertyKind } from '../features/property/facts/facts.type.ts';
import { NearKind } from '../features/property/filter.input.ts';
import { resolveFilter } from '../features/search/index/wanted.ts';
import { searchDatabase } from '../features/search/index/projects-in-database.ts';
import { workOnce } from '../start/background.ts';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  restoreItem,
  sendApplication,
  sendContact,
} from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { announceRewriting } from './changes.ts';

const reads = ['find', 'aggregate', 'count', 'distinct'];
const writes = ['findAndModify', 'update', 'delete'];
/** Parts of a command that concern only the connection. */
const envelope = ['lsid', '$db', '$clusterTime', '$readPreference', 'txnNumber', 'writeConcern', 'ordered'];

const captured = new Map<string, Document>();

const app = await startTestApp({
  onCommand: ({ commandName, command }: CommandStartedEvent) => {
    // Commands without a collection, such as reading the time, need no index.
    if (![...reads, ...writes].includes(commandName) || command[commandName] === 1) return;
    const plain = Object.fromEntries(Object.entries(command).filter(([key]) => !envelope.includes(key)));
    captured.set(shapeOf(plain), plain);
  },
});
const { ask, call, token } = app;

/** A command as it is sent: sorts and patterns are not plain objects, and JSON would drop them. */
function inWords(command: Document): string {
  return BSON.EJSON.stringify(BSON.deserialize(BSON.serialize(command)));
}

/** The same for commands that differ only in ids and days, which no index is chosen by. */
function shapeOf(command: Document): string {
  return inWords(command)
    .replaceAll(/"\$oid":"\w+"/g, '"$oid":""')
    .replaceAll(/"\$date":(?:"[^"]+"|\{[^}]+\})/g, '"$date":""');
}

const copies = 150;
/** The copy for which the test asks similar properties. */
const likenedIndex = 8;
const likenedId = '8'.repeat(24);
const linkToken = 'the-token-of-a-link';
const categories = ['COMMERCIAL', 'RESIDENTIAL', 'STUDIO'];
const leadStates = ['new', 'contacted', 'closed', 'queued'];
const leadSources = ['contact', 'enquiry', 'newsletter'];
const statuses = ['FOR_SALE', 'FOR_RENT', 'SOLD', 'UNDER_OFFER', 'OFF_MARKET'];

/** What the first test filled in, by collection: to add it through the API takes longer than most of the tests. */
let filled: Map<string, Document[]> | undefined;

async function fill(): Promise<void> {
  if (!filled) {
    const before = await stored();
    await fillThroughTheApi();
    filled = new Map([...(await stored())].filter(([name]) => !before.has(name)));
    return;
  }
  for (const [name, documents] of filled) {
    await app.db.collection(name).insertMany(documents);
    await announceRewriting(app.context, name);
  }
}

/** All documents of the collections that have some. */
async function stored(): Promise<Map<string, Document[]>> {
  const collections = await app.db.collections();
  const lists = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return new Map(
    lists.flatMap((list, place) =>
      list.length > 0 ? [[collections[place]?.collectionName ?? '', list]] : [],
    ),
  );
}

// Adds one of each kind, then copies that differ in every filtered and sorted field.
async function fillThroughTheApi(): Promise<void> {
  await addProperty(app, { title: 'Lotus Court', price: '1 Cr', rooms: '2 BHK' }, [await picture()]);
  await addWithPicture(app, 'createBlog', { tags: ['Loans'] });
  await addWithPicture(app, 'createMediaItem');
  await addWithPicture(app, 'createTeamMember');
  await addWithPicture(app, 'createTestimonial');
  await addWithPicture(app, 'createBuilder');
  const photo = { propertyId: new ObjectId(likenedId), takenOn: '2026-10-01', text: 'A slab.' };
  await app.db.collection('progressPhotos').insertOne(photo);
  await sendContact(app);
  await sendApplication(app);
  await addWebhook();
  await workOnce(app.context);
  const hash = createHash('sha256').update(linkToken).digest('base64url');
  const expiresAt = new Date(Date.now() + 3_600_000);
  await app.db.collection('admins').updateOne({}, { $set: { link: { hash, expiresAt } } });
  for (const collection of [
    'properties',
    'blogs',
    'mediaItems',
    'teamMembers',
    'testimonials',
    'builders',
    'progressPhotos',
    'contactRequests',
    'people',
    'jobApplications',
    'activities',
    'outbox',
    'deliveries',
  ]) {
    const sample = await app.db.collection(collection).findOne();
    const documents = Array.from({ length: copies }, (_, index) => ({
      ...sample,
      _id: index === likenedIndex ? new ObjectId(likenedId) : new ObjectId(),
      createdAt: new Date(Date.now() - index * 60_000),
      publishAt: index % 7 ? new Date(Date.now() - index * 60_000) : null,
      deleted: index % 10 === 0,
      deletedAt: index % 10 === 0 ? new Date() : null,
      slug: `copy-${index}`,
      reference: `AHG-${index}`,
      title: `Copy ${(index * 7) % copies}`,
      name: `Copy ${(index * 7) % copies}`,
      keys: [`builder ${index}`],
      words: ['copy', `number${index}`, `group${index % 20}`],
      category: categories[index % 3],
      builder: `Builder ${index % 30}`,
      builderKey: `builder ${index % 30}`,
      locality: `Sector ${index % 200}`,
      propertyStatus: statuses[index % 5],
      price: index % 4 || index === likenedIndex ? { from: index * 100_000, to: null } : null,
      rooms: { min: index % 5, max: (index % 5) + 1 },
      enquiryCount: index % 50,
      tags: [`tag${index % 10}`],
      state: leadStates[index % 4],
      source: leadSources[index % 3],
      unread: index % 7 === 0,
      nextAt: index % 6 ? null : new Date(Date.now() + (index - copies / 2) * 3_600_000),
      responsibleId: index % 8 ? new ObjectId(String(index % 9).repeat(24)) : null,
      threadKeys: [`visitor${index % 90}@example.com`, `+9198100${index % 110}`],
      reach: [`visitor${index % 90}@example.com`, `+9198100${index % 110}`],
      sources: [leadSources[index % 3]],
      cameBack: index % 9 === 0,
      personId: new ObjectId(likenedId),
      enquiryIds: [],
      lastTouchAt: new Date(Date.now() - index * 60_000),
      viewCount: index % 40,
      images: index % 9 ? sample?.images : [],
      mailDue: undefined,
      answerMailDue: undefined,
      dueAt: new Date(),
      number: index + 1_000,
    }));
    await app.db.collection(collection).insertMany(documents);
  }
}

/** A webhook without an address, under the id of which its deliveries are asked. */
async function addWebhook(): Promise<void> {
  const mutation = `mutation { createWebhook(input: { name: "Stock", kinds: [LISTING_PUBLISHED] }) { webhook { id } } }`;
  expect((await ask(mutation, {}, { token })).errors).toBeUndefined();
  const webhooks = app.db.collection('webhooks');
  const made = await webhooks.findOneAndDelete({});
  await webhooks.insertOne({ ...made, _id: new ObjectId(likenedId) });
}

const adminLists: Record<string, string[]> = {
  adminProperties: ['createdAt', 'title', 'price', 'enquiryCount'],
  contacts: ['createdAt', 'name', 'email', 'nextAt'],
  applications: ['createdAt', 'fullName', 'role', 'nextAt'],
  adminBlogs: ['createdAt', 'title'],
  adminMedia: ['createdAt', 'name'],
  adminTeamMembers: ['createdAt', 'name'],
  adminTestimonials: ['createdAt', 'name'],
  adminBuilders: ['createdAt', 'name'],
  adminProgressPhotos: ['createdAt', 'takenOn'],
  adminPlaces: ['createdAt', 'name'],
  outbox: ['createdAt'],
  subscribers: ['createdAt', 'email'],
  listingReports: ['createdAt', 'answerBy'],
};

const unfilteredLists = [
  ...['DEFAULT', 'POPULARITY', 'NEWEST', 'PRICE_ASCENDING', 'PRICE_DESCENDING'].map(
    (sort) =>
      `projects(sort: ${sort}, page: 3, perPage: 24) { totalCount items { id } facets { rooms { count } } }`,
  ),
  'blogs(page: 2) { totalCount items { id } }',
  'listings(first: 5) { nodes { id } pageInfo { hasNextPage } }',
  `listings(first: 5, after: "${Buffer.from(`listings:${likenedId}`).toString('base64url')}") { nodes { id } }`,
  'blogTags { tag count }',
  'teamMembers { id }',
  'testimonials { id }',
  'builders(first: 5) { id listedCount }',
  'media { id }',
  'sampleContentCount',
  'pictureLibrary { items { image { id } uses { title } } next }',
  'activities(page: 2) { totalCount items { id } }',
  ...Object.entries(adminLists).flatMap(([list, sorts]) =>
    sorts.flatMap((sortBy) =>
      ['ASCENDING', 'DESCENDING'].map(
        (direction) =>
          `${list}(list: { sortBy: "${sortBy}", direction: ${direction}, page: 2 }) { totalCount items { id } }`,
      ),
    ),
  ),
];

const filters = [
  'category: RESIDENTIAL',
  'statuses: [SOLD, OFF_MARKET]',
  'rooms: [3]',
  'rooms: [0, 4]',
  'minPrice: 1000000, maxPrice: 9000000',
  'keyword: "group1 num"',
  'keyword: "nothing"',
  'category: STUDIO, rooms: [2], maxPrice: 9000000, keyword: "copy"',
];

const activityFilters = [
  'verb: UPDATED',
  'noun: "blogs"',
  `accountId: "${likenedId}"`,
  `itemId: "${likenedId}", verb: DELETED`,
  'from: "2026-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z"',
];

/** Filters in the notation of a GraphQL query. */
function filtersOf(filter: Record<string, string | undefined>): string {
  return `filter: { ${Object.entries(filter)
    .map((pair) => pair.join(': '))
    .join(', ')} }`;
}

const filteredLists = [
  ...filters.map(
    (filter) => `projects(filter: { ${filter} }) { totalCount items { id } facets { rooms { count } } }`,
  ),
  ...filters.map(
    (filter) => `projects(filter: { ${filter} }, sort: PRICE_ASCENDING) { totalCount items { id } }`,
  ),
  'blogs(tag: "tag3") { totalCount items { id } }',
  'blogs(keyword: "group1 num") { totalCount items { id } }',
  ...[
    'status: SOLD, category: STUDIO',
    'updatedSince: "2026-01-01T00:00:00Z"',
    'updatedSince: "2999-01-01T00:00:00Z", status: SOLD',
  ].map((filter) => `listings(filter: { ${filter} }) { nodes { id } }`),
  `listing(id: "${likenedId}") { id }`,
  `node(id: "${likenedId}") { id }`,
  `nodes(ids: ["${likenedId}"]) { id }`,
  'expiries { name }',
  `propertyDocuments(propertyId: "${likenedId}") { id }`,
  'listingReports(filter: { state: OPEN }) { totalCount items { id } }',
  'listingReports(filter: { overdue: true }) { totalCount items { id } }',
  'contactStatus(reference: "AHG-00005", email: "asha@example.com") { state }',
  ...Object.keys(adminLists).flatMap((list) => [
    `${list}(list: { search: "group1 cop" }) { totalCount items { id } }`,
    `${list}(list: { deleted: true }) { totalCount items { id } }`,
  ]),
  ...['category: STUDIO', 'status: SOLD', 'hasPictures: false'].map(
    (filter) => `adminProperties(filter: { ${filter} }) { totalCount items { id } }`,
  ),
  ...['DRAFT', 'SCHEDULED', 'PUBLISHED'].flatMap((state) =>
    ['adminProperties', 'adminBlogs'].map(
      (list) => `${list}(filter: { publication: ${state} }) { totalCount items { id } }`,
    ),
  ),
  'adminBlogs(filter: { tag: "tag3" }) { totalCount items { id } }',
  `storedPictures(ids: ["${likenedId}"]) { id }`,
  'trash { totalCount items { id name } }',
  'trash(kind: PROPERTY, search: "group1", page: 2) { totalCount items { id } }',
  ...[
    { state: 'CONTACTED' },
    { source: 'ENQUIRY' },
    { state: 'CONTACTED', source: 'ENQUIRY' },
    { overdue: 'true' },
    { unread: 'true' },
    { unread: 'false' },
    { responsible: `"${likenedId}"` },
    { responsible: '"none"' },
    { from: '"2026-01-01"', to: '"2100-01-01"' },
  ].flatMap((filter) => [
    `contacts(list: { page: 2 }, ${filtersOf(filter)}) { totalCount items { id thread { id } } }`,
    `contactNeighbours(id: "${likenedId}", ${filtersOf(filter)}) { newerId olderId }`,
    `contactLeads(selection: { matching: {} }, ${filtersOf(filter)}) { personIds contactCount withoutLead }`,
    `contactLeads(selection: { ids: ["${likenedId}"] }) { personIds contactCount withoutLead }`,
  ]),
  ...['contacts', 'applications'].map(
    (list) =>
      `${list}(list: { sortBy: "nextAt", direction: ASCENDING }, filter: { overdue: true }) { totalCount items { id } }`,
  ),
  ...[{ state: 'NEW' }, { overdue: 'true' }, { unread: 'true' }].flatMap((filter) => [
    `applications(${filtersOf(filter)}) { totalCount items { id } }`,
    `applicationNeighbours(id: "${likenedId}", ${filtersOf(filter)}) { newerId olderId }`,
  ]),
  ...['LAST_TOUCH', 'NEXT_STEP', 'ARRIVAL'].map(
    (order) => `people(order: ${order}, after: "1700000000000.${likenedId}") { totalCount items { id } }`,
  ),
  ...[
    { state: 'CONTACTED' },
    { open: 'true' },
    { overdue: 'true' },
    { unread: 'true' },
    { cameBack: 'true' },
    { hasNextStep: 'true' },
    { hasNextStep: 'false' },
    { owner: `"${likenedId}"` },
    { owner: '"none"' },
    { source: '"ENQUIRY"' },
    { home: `"${likenedId}"` },
    { place: '"noida/sector-150"' },
    { budget: '{ min: 5000000, max: 9000000 }' },
    { nextFrom: '"2026-01-01"', nextTo: '"2100-01-01"' },
    { from: '"2026-01-01"', to: '"2100-01-01"' },
  ].flatMap((filter) => `people(${filtersOf(filter)}) { totalCount items { id } }`),
  ...['NEW', 'OVERDUE', 'TODAY', 'WAITING', 'TOMORROW'].map(
    (part) => `people(filter: { part: ${part} }, order: NEXT_STEP) { totalCount items { id } }`,
  ),
  ...['all', likenedId].map((owner) => `today(owner: "${owner}") { part totalCount items { id } }`),
  'people(search: "group1 cop") { totalCount items { id } }',
  `person(id: "${likenedId}") { id enquiries { id } maybeSame { id } }`,
  `outbox(${filtersOf({ state: 'QUEUED' })}) { totalCount items { id } }`,
  'leadCounts(since: "2026-01-01T00:00:00Z") { unreadContacts contactsSince }',
  'dashboard { leads { weeks { startsAt } } content { mostViewed { id } } }',
  'mailSettings { sends }',
  'health { processes { id } mailsWaiting oldestMailAt picturesWaiting errors { message } slowQueries { ms } }',
  'backups { runs { state } }',
  'outboxSummary { waiting lastSentAt }',
  ...['pushDevices { id }', 'pushKey'],
  'leadViews { id }',
  'alertMailSummary { waiting failed lastError }',
  'sendsPasswordLinks',
  'breaches { id }',
  'personalData(person: "visitor3@example.com") { mails items { id } }',
  'personalData(person: "98100 00000") { mails }',
  'choices(link: "none") { sentAt }',
  'sharedShortlist(token: "none") { version }',
  `alert(token: "${likenedId}${'x'.repeat(24)}") { state }`,
  'developerPage(key: "start") { title }',
  'propertyByExternalId(externalId: { system: "crm", id: "17" }) { id }',
  'webhooks { id }',
  `webhookDeliveries(webhookId: "${likenedId}") { nodes { id } }`,
  `webhook(id: "${likenedId}") { id }`,
  `signedDeliveries(webhookId: "${likenedId}") { last }`,
  'webhookSamples(kinds: [LISTING_CHANGED])',
  'changes(after: 0) { last }',
  'changes(after: 0, kinds: [LISTING_CHANGED]) { last }',
  'alertOffer(search: "q=3+bhk") { label }',
  `alertOffer(propertyId: "${likenedId}") { label }`,
  'missedSearches { id alerts }',
  `passwordLink(token: "${linkToken}") { username }`,
  'coupons { code }',
  'messageTemplates { id }',
  'orderTotals { shippingPaise }',
  'property(slug: "copy-5") { id }',
  'property(slug: "never-was") { id }',
  'property(id: "0123456789abcdef01234567") { id }',
  `similarProperties(id: "${likenedId}") { reason property { id } }`,
  `propertiesByIds(ids: ["${likenedId}"]) { id }`,
  'landingPages { slug count }',
  'workplaces { key name }',
  'commute(circles: [{place: "metro/pari-chowk", kilometres: 10}]) { totalCount homes { metres property { id } } }',
  'landingPage(slug: "in-nowhere") { count }',
  'landingPage(slug: "in-sector-150-noida") { count projects { id } }',
  'blog(slug: "copy-5") { id }',
  'blog(slug: "never-was") { id }',
  'teamMember(slug: "copy-5") { id }',
  'builder(slug: "copy-5") { id }',
  `editedProgressPhoto(id: "${likenedId}") { id }`,
  `property(id: "${likenedId}") { progress { id } }`,
  'builderProjects(slug: "copy-3") { id }',
  `differingAboutTexts(builderId: "${likenedId}") { id }`,
  ...['application', 'contact', 'mediaItem', 'teamMember', 'testimonial', 'builder'].map(
    (one) => `${one}(id: "${likenedId}") { id }`,
  ),
  'places(query: "sec 150") { name listedCount position { latitude } }',
  `editedPlace(id: "${String(derivedId('place', 'noida/sector-150'))}") { id }`,
  ...['kind: METRO', 'region: "noida"'].map(
    (filter) => `adminPlaces(filter: { ${filter} }) { totalCount items { id } }`,
  ),
  'adminRules(filter: { authority: UP, isCurrent: true }) { totalCount items { id isOld } }',
  `ruleHistory(id: "${String(derivedId('rule', 'duty.rate', 'UP', '', ''))}") { id }`,
  'ruleEffect(input: { key: "rera.requireQr", value: "no", validFrom: "2026-01-01", sourceTitle: "A notice", confidence: LOW }) { count }',
  'goLiveEffect { count total }',
  'registrationEffect(number: "UPRERAAGT1", validTo: "2099-12-31") { count }',
  `costSheet(propertyId: "${likenedId}") { total }`,
  `editedRule(id: "${String(derivedId('rule', 'duty.rate', 'UP', '', ''))}") { id }`,
  'adminProperties(filter: { hasPlace: false }) { totalCount items { id } }',
  'understand(query: "3 bhk sector 150") { leftover }',
  ...['"sec 1"', '"copy", intent: BUY'].map(
    (query) => `suggestions(query: ${query}) { items { kind key count } }`,
  ),
  'markdownHtml(text: "a *text*")',
  `listingChecks(id: "${likenedId}") { number }`,
  `units(propertyId: "${likenedId}") { id }`,
  `unitFile(propertyId: "${likenedId}")`,
  'previewListingChecks(input: { title: "A", aboutBuilder: "", address: "", disclaimer: "", reraDetails: "", reraNumber: "UPRERAPRJ151" }) { number }',
  'textClaims(texts: [{ field: "para_1", text: "Assured returns." }]) { claim }',
  'settings { companyName }',
  'jobOpenings { title }',
  'adminJobOpenings { title }',
  'me { username }',
  'accounts { username }',
  'apiTokens { name }',
  ...[
    'duties { memberId }',
    'dutySettings { clockMinutes }',
    'leadAccess { scope }',
    'answerTimes { promisedMinutes weeks { name } }',
  ],
  'ownerNames',
  'sessions { createdAt }',
  ...activityFilters.map((filter) => `activities(filter: { ${filter} }) { totalCount items { id } }`),
  'activities(search: "copy num") { totalCount items { id } }',
  'pictureLibrary(search: "copy group1") { items { image { id } } }',
  `editedProperty(id: "${likenedId}") { id }`,
  `editedBlog(id: "${likenedId}") { id }`,
  `versions(itemId: "${likenedId}") { id differences { field } }`,
  `version(id: "${likenedId}") { id }`,
  'builderTexts(search: "builder 1") { name title }',
  `builderTexts(besides: "${likenedId}") { name }`,
  'blocks(page: "home") { key text }',
  'editedBlocks { key }',
  'plainPage(slug: "fees") { __typename }',
  'enquiryReport { __typename }',
  'tapCounts { __typename }',
  'tap(code: "7F3K2") { __typename }',
  'setupGuide { __typename }',
  ...['copy num', '95 lakh', '+91 98100 00000', 'kopy'].map(
    (text) => `officeSearch(search: "${text}") { __typename }`,
  ),
  'readListings(message: "3 BHK sector 150 95 lakh") { text }',
  'previewProperty(input: { title: "A", aboutBuilder: "", address: "", disclaimer: "", reraDetails: "" }) { id }',
  'previewBlog(input: { title: "A", description: "", para_1: "", para_2: "", conclusion: "", writtenBy: "" }) { id }',
];

/** What looks for one item, and is refused when there is none. */
const refused = [`readQrCode(pictureId: "${likenedId}")`, `leadView(id: "${likenedId}") { id }`];

async function askAll(queries: string[]): Promise<void> {
  for (const query of queries) expect((await ask(`{ ${query} }`, {}, { token })).errors).toBeUndefined();
}

/** The commands sent while `act` ran, one of each shape. */
async function commandsOf(act: () => Promise<unknown>): Promise<Document[]> {
  captured.clear();
  await act();
  return [...captured.values()];
}

/** Every stage of the plan that the engine chose. */
function stagesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own = 'stage' in plan && typeof plan.stage === 'string' ? [plan.stage] : [];
  const parts = Object.entries(plan).filter(([key]) => key !== 'rejectedPlans');
  return [...own, ...parts.flatMap(([, value]) => stagesOf(value))];
}

async function explain(command: Document): Promise<{ command: string; stages: string[] }[]> {
  // A write command can hold several statements; explain takes one.
  const list = command.updates ? 'updates' : 'deletes';
  const statements = command[list] as Document[] | undefined;
  const single = statements?.map((statement): Document => ({ ...command, [list]: [statement] })) ?? [command];
  const explained = [];
  for (const explainable of single) {
    const plan = await app.db.command({ explain: explainable, verbosity: 'queryPlanner' });
    explained.push({ command: inWords(explainable), stages: stagesOf(plan) });
  }
  return explained;
}

/** The commands whose plan contains a stage. */
async function commandsWith(stage: string, commands: Document[]): Promise<string[]> {
  const explained = (await Promise.all(commands.map(explain))).flat();
  for (const { command, stages } of explained) expect([command, stages.length > 0]).toEqual([command, true]);
  return explained.filter(({ stages }) => stages.includes(stage)).map(({ command }) => command);
}

test('this test covers all lists of the schema', () => {
  const asked = [...unfilteredLists, ...filteredLists, ...refused].map((query) => /^\w+/.exec(query)?.[0]);
  expect(new Set(asked)).toEqual(new Set(Object.keys(createSchema().getQueryType()?.getFields() ?? {})));
});

test('no list, search or count of GraphQL scans a collection', async () => {
  await fill();
  const commands = await commandsOf(async () => {
    await askAll([...unfilteredLists, ...filteredLists]);
    for (const query of refused) expect((await ask(`{ ${query} }`, {}, { token })).errors).toHaveLength(1);
  });
  expect(commands.length).toBeGreaterThan(100);
  expect(await commandsWith('COLLSCAN', commands)).toEqual([]);
});

test('the public search uses indexes while the database answers it', { timeout: 240_000 }, async () => {
  await fill();
  const wanted: ProjectFilter[] = [
    {},
    { category: PropertyCategory.STUDIO, rooms: [0, 4] },
    { keyword: 'group1 num', maxPrice: 9_000_000 },
    { area: { south: 28, west: 77, north: 29, east: 78 } },
    { places: ['noida'], kinds: [PropertyKind.FLAT], stages: [BuildStage.READY] },
    { near: { kind: NearKind.METRO }, floorArea: { min: 500, unit: AreaUnit.SQ_FT } },
  ];
  const commands = await commandsOf(async () => {
    for (const filter of wanted)
      for (const sort of Object.values(ProjectSort))
        await (
          await searchDatabase(app.context, await resolveFilter(app.context, filter), sort, {
            skip: 0,
            limit: 12,
          })
        ).countFacets();
  });
  expect(commands.length).toBeGreaterThan(wanted.length * 5);
  expect(await commandsWith('COLLSCAN', commands)).toEqual([]);
});

test('an index provides the order of a list without a filter', async () => {
  await fill();
  expect(await commandsWith('SORT', await commandsOf(() => askAll(unfilteredLists)))).toEqual([]);
});

/** The number of keys and documents that a plan examined. */
function lookedAt(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const { totalKeysExamined = 0, totalDocsExamined = 0 } = plan as Record<string, number>;
  return Math.max(totalKeysExamined + totalDocsExamined, ...Object.values(plan).map(lookedAt));
}

/** What each command looks at. */
async function counted(commands: Document[]): Promise<{ command: string; lookedAt: number }[]> {
  const explain = async (command: Document) => {
    const plan = await app.db.command({ explain: command, verbosity: 'executionStats' });
    return { command: inWords(command), lookedAt: lookedAt(plan) };
  };
  return Promise.all(commands.map(explain));
}

test('a search without a match examines almost nothing', async () => {
  await fill();
  const searches = Object.keys(adminLists).map(
    (list) => `${list}(list: { search: "nothing" }) { totalCount items { id } }`,
  );
  const keyword = 'projects(filter: { keyword: "nothing" }) { totalCount items { id } }';
  // Builds the memory model of the public search before the test watches the commands.
  await askAll([keyword]);
  const commands = await commandsOf(() => askAll([...searches, keyword]));
  const explained = await counted(commands.filter((command) => inWords(command).includes('words')));
  expect(explained.length).toBeGreaterThanOrEqual(2 * searches.length);
  expect(explained.filter((search) => search.lookedAt > 5)).toEqual([]);
});

test('a taken address has only those of its own name examined, and no document', async () => {
  await fill();
  const commands = await commandsOf(() => addProperty(app, { title: 'Lotus Court' }));
  const searches = commands.filter((command) => inWords(command).includes('$regex'));
  expect((await counted(searches)).map((search) => search.lookedAt < 5)).toEqual([true]);
  expect(await commandsWith('FETCH', searches)).toEqual([]);
});

test('no list, look-up or file of REST scans a collection', async () => {
  await fill();
  const { body } = await call<{ data: { id: string; images: string[] }[] }>('GET', '/api/form');
  const id = body.data[0]?.id ?? '';
  const application = await sendApplication(app);
  const paths = [
    ...[
      '/api/form',
      '/api/teamMembers',
      '/api/testimonialUsers',
      '/api/blogs',
      '/api/media',
      '/api/contacts',
      '/api/applications',
    ],
    ...['/sitemap.xml', '/sitemaps/pages-1.xml', '/sitemaps/properties-1.xml', '/sitemaps/stories-1.xml'],
    ...['/sitemaps/team-1.xml', '/feeds/stories.xml', '/feeds/projects.json'],
    ...['/api/v1/listings', '/api/v1/listings?updatedSince=2026-01-01T00:00:00Z', `/api/v1/listings/${id}`],
    ...[`/form/view/${id}`, `/api/applications/${application}/resume`, body.data[0]?.images[0] ?? ''],
  ];
  const commands = await commandsOf(async () => {
    for (const path of paths) expect((await call('GET', path, { token })).status).toBe(200);
  });
  expect(commands.length).toBeGreaterThan(paths.length);
  expect(await commandsWith('COLLSCAN', commands)).toEqual([]);
});

/** Takes two people apart, and makes them one and two again. */
async function movePeople(): Promise<void> {
  for (const name of ['Asha Rao', 'Ravi Rao'])
    await sendContact(app, { name, phone: '98100 00071', email: `${name.slice(0, 4)}@example.com` });
  const person = await app.db.collection('people').findOne({ reach: '+919810000071' });
  const [id, enquiryId] = [String(person?._id), String((person?.enquiryIds as ObjectId[])[1])];
  const change = async (mutation: string, answer = 'id') => {
    const { data, errors } = await ask<Record<string, { id: string; merges?: { id: string }[] }>>(
      `mutation { ${mutation} { ${answer} } }`,
      {},
      { token },
    );
    expect(errors).toBeUndefined();
    return Object.values(data)[0];
  };
  const other = await change(`separatePerson(id: "${id}", enquiryIds: ["${enquiryId}"])`);
  await sendContact(app, { name: 'Rao', phone: '98100 00071', email: 'rao@example.com' });
  const third = await app.db.collection('contactRequests').findOne({ email: 'rao@example.com' });
  await change(`setSender(id: "${String(third?._id)}", personId: "${id}")`);
  const pair = `id: "${id}", otherId: "${other?.id}"`;
  await change(`notSamePerson(${pair})`, 'id maybeSame { id } sharingWith { id }');
  const merged = await change(`mergePeople(${pair})`, 'id merges { id }');
  await ask(`{ person(id: "${other?.id}") { id alertCount } }`, {}, { token });
  await change(`undoMerge(id: "${merged?.merges?.[0]?.id}")`);
}

async function workOnLeads(): Promise<void> {
  const id = likenedId;
  for (const change of [
    `setContactState(id: "${id}", state: CONTACTED) { id }`,
    `setContactStates(selection: { ids: ["${id}"] }, state: CLOSED, reason: PRICE) { remaining }`,
    `setApplicationStates(selection: { ids: ["${id}"] }, state: HIRED) { remaining }`,
    `addContactNote(id: "${id}", text: "Called.") { id }`,
    `setContactNextDate(id: "${id}") { id }`,
    `setContactNextDates(ids: ["${id}"]) { remaining }`,
    `setContactsRead(ids: ["${id}"], read: true) { id }`,
    `setContactsResponsible(selection: { ids: ["${id}"] }) { remaining }`,
    `setPersonState(id: "${id}", state: CONTACTED) { id }`,
    `addOutcome(id: "${id}", input: { outcome: NO_ANSWER, key: "${'k'.repeat(16)}" }) { id callsWithoutAnswer }`,
    `undoOutcome(id: "${id}", key: "${'k'.repeat(16)}") { id }`,
    `noteMessage(id: "${id}", input: { way: MAIL, language: HINDI, text: "Hello.", key: "${'m'.repeat(16)}" }) { id language }`,
    `undoOutcome(id: "${id}", key: "${'m'.repeat(16)}") { id }`,
    `setWhatsAppAllowed(id: "${id}", allowed: true) { id whatsApp { allowed } }`,
    `setPersonStates(selection: { ids: ["${id}"] }, state: BOOKED) { remaining }`,
    `undoPersonStates(ids: ["${id}"], state: BOOKED) { remaining }`,
    `setNextSteps(selection: { ids: ["${id}"] }) { remaining }`,
    `handOver(selection: { ids: ["${id}"] }) { remaining }`,
    `setPeopleRead(ids: ["${id}"], read: true) { id }`,
    'saveMessageTemplate(id: "thanks", input: { name: "Thanks", english: "Thanks." }) { id }',
    'removeMessageTemplate(id: "thanks") { id }',
    'removeSampleContent',
  ]) {
    expect((await ask(`mutation { ${change} }`, {}, { token })).errors).toBeUndefined();
  }
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.com', to: ['b@example.com'] };
  await ask('{ property(slug: "copy-5") { id } }', {}, { headers: { 'User-Agent': 'Mozilla/5.0' } });
  await workOnce({ ...app.context, config: { ...app.context.config, mail } });
}

test('no write scans a collection', async () => {
  await fill();
  const commands = await commandsOf(async () => {
    const { id } = await addProperty(app, { title: 'Lotus Court' }, [await picture()]);
    await sendContact(app, { source: 'ENQUIRY', propertyId: id });
    await sendContact(app, { submissionKey: 'a-key-that-is-long-enough' });
    await deleteItem(app, 'PROPERTY', id);
    await restoreItem(app, 'PROPERTY', id);
    await call('DELETE', `/api/form/${id}`, { token });
    await call('POST', '/api/form/submit', { token, form: { images: new File(['x'], 'x.jpg') } });
    const wrong = { username: 'owner', password: 'wrong' };
    await call('POST', '/api/auth/login', { json: wrong, headers: { 'X-Forwarded-For': '198.51.100.1' } });
    const { token: other } = await app.logIn('owner', 'a-good-password');
    await ask('mutation { logout { id } }', {}, { token: other });
    await workOnLeads();
    await movePeople();
  });
  expect(commands.some((command) => 'update' in command)).toBe(true);
  expect(commands.some((command) => 'findAndModify' in command)).toBe(true);
  expect(await commandsWith('COLLSCAN', commands)).toEqual([]);
});
