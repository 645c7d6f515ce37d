import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { migrate } from '../../../database/migrations/migrations.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, addWithPicture, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from '../people/join-people.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Row {
  id: string;
  name: string;
  language: string | null;
  matchCount: number | null;
  wishes: {
    intent: string | null;
    kinds: string[];
    places: { key: string; name: string }[];
    bedrooms: { min: number | null; max: number | null } | null;
    price: { min: number | null; max: number | null } | null;
    fromEnquiry: string[];
    words: string[];
    path: string | null;
  };
  enquiries: { id: string; name: string }[];
  merges: { id: string }[];
  history: { kind: string; text: string | null; by: string }[];
}

const fields = `id name language matchCount enquiries { id name } merges { id } history { kind text by }
  wishes { intent kinds places { key name } bedrooms { min max } price { min max } area { min max unit basis } stages
    possession { from to } purpose loan fromEnquiry words path }`;

async function leads(): Promise<Row[]> {
  const answer = await ask<{ people: { items: Row[] } }>(
    `{ people(order: ARRIVAL) { items { ${fields} } } }`,
    {},
    { token },
  );
  return given(answer, 'people').items.toReversed();
}

async function lead(): Promise<Row> {
  const [first] = await leads();
  if (!first) throw new Error('there is no lead');
  return first;
}

function set(id: string, wishes: object, as = token) {
  return ask<{ setPersonWishes: Row }>(
    `mutation ($id: ID!, $wishes: WishesInput!) { setPersonWishes(id: $id, wishes: $wishes) { ${fields} } }`,
    { id, wishes },
    { token: as },
  );
}

const change = (mutation: string) =>
  ask<Record<string, Row>>(`mutation { ${mutation} { ${fields} } }`, {}, { token });

const asha = { name: 'Asha Rao', phone: '98100 00001', email: 'asha@example.com' };
const wanted = 'Looking for a 3 BHK flat in Sector 150, budget 1.2 to 1.5 crore';

test('an enquiry fills the wishes in, and a colleague’s own word wins and takes the mark away', async () => {
  await addProperty(app, {
    title: 'Lotus Court',
    placeKey: 'noida/sector-150',
    price: '1.3 Cr',
    rooms: '3 BHK',
  });
  await sendContact(app, { ...asha, message: wanted });
  const { id, wishes } = await lead();
  expect(wishes).toMatchObject({
    ...{ kinds: ['FLAT'], places: [{ key: 'noida/sector-150', name: 'Sector 150' }] },
    ...{ bedrooms: { min: 3, max: 3 }, price: { min: 12_000_000, max: 15_000_000 } },
    fromEnquiry: ['KINDS', 'PLACES', 'BEDROOMS', 'BUDGET'],
    words: ['Flat', '3 BHK', 'Sector 150', '₹ 1.2 Cr – ₹ 1.5 Cr'],
  });
  const own = { intent: 'BUY', filter: { bedrooms: { min: 2, max: 3 }, kinds: null }, loan: true };
  const after = given(await set(id, { ...own, purpose: 'OWN_USE', language: 'HINDI' }), 'setPersonWishes');
  expect(after).toMatchObject({ language: 'HINDI', matchCount: 1 });
  expect(after.wishes).toMatchObject({
    ...{ intent: 'BUY', kinds: [], bedrooms: { min: 2, max: 3 }, fromEnquiry: ['PLACES', 'BUDGET'] },
    words: ['To buy', '2–3 BHK', 'Sector 150', '₹ 1.2 Cr – ₹ 1.5 Cr', 'Own use', 'Needs a loan'],
    path: '/shop-left-sidebar?minPrice=12000000&maxPrice=15000000&place=noida/sector-150&minBeds=2&maxBeds=3',
  });
  expect(after.history).toEqual([{ kind: 'WISHES', by: 'owner', text: after.wishes.words.join(' · ') }]);
  // A home that they ask about besides is no word.
  const office = { title: 'Office Court', kind: 'OFFICE', placeKey: 'noida/sector-62' };
  const { id: propertyId } = await addProperty(app, { ...office, price: '1 Cr' });
  await sendContact(app, { ...asha, source: 'ENQUIRY', propertyId, message: 'And this one?' });
  expect((await lead()).wishes).toMatchObject({ places: [{ key: 'noida/sector-150' }] });
  // A later enquiry says other things: only what no colleague has said follows it.
  await sendContact(app, { ...asha, message: '4 BHK villa in Sector 128 under 4 crore' });
  expect((await lead()).wishes).toMatchObject({
    ...{ kinds: [], bedrooms: { min: 2, max: 3 }, price: { max: 40_000_000 } },
    places: [{ key: 'noida/sector-128' }],
  });
});

test('the home of an enquiry says what its words leave open, and a listing says that they sell or let', async () => {
  const { id: propertyId } = await addProperty(app, {
    ...{ title: 'Rent Court', address: 'Sector 62, Noida', placeKey: 'noida/sector-62' },
    ...{ propertyStatus: 'FOR_RENT', price: '30000', rooms: '2 BHK' },
  });
  await sendContact(app, { ...asha, source: 'ENQUIRY', propertyId, message: 'Call me after six.' });
  expect((await lead()).wishes).toMatchObject({
    ...{ intent: 'RENT', bedrooms: { min: 2, max: 2 }, price: null },
    path: expect.stringContaining('intent=rent') as string,
  });
  const ravi = { name: 'Ravi', phone: '98100 00002', email: 'ravi@example.com', source: 'ADD_LISTING' };
  await sendContact(app, { ...ravi, message: 'The owner would like to: Let\n3 BHK, Sector 50' });
  const [, owner] = await leads();
  expect(owner).toMatchObject({ matchCount: null, wishes: { intent: 'LET', words: ['To let'], path: null } });
});

test('a corrected message is read again', async () => {
  await sendContact(app, { ...asha, message: wanted });
  const { id, enquiries } = await lead();
  const input = { name: 'Asha Rao', phone: '98100 00001', message: 'A plot in Sector 150' };
  await ask(
    `mutation ($id: ID!, $input: ContactDetailsInput!) { updateContact(id: $id, input: $input) { id } }`,
    { id: enquiries[0]?.id, input },
    { token },
  );
  expect(await lead()).toMatchObject({ id, wishes: { kinds: ['PLOT'], bedrooms: null, price: null } });
});

test.each([
  [{ filter: { minPrice: 20_000_000, maxPrice: 10_000_000 } }, ['maxPrice']],
  [{ filter: { maxPrice: -1 } }, ['maxPrice']],
  [{ filter: { places: ['noida/nowhere'] } }, ['places']],
  [{ filter: { places: Array.from({ length: 21 }, () => 'noida/sector-150') } }, ['places']],
  [{ filter: { bedrooms: { min: 4, max: 2 } } }, ['bedrooms']],
  [{ filter: { bedrooms: { min: 400 } } }, ['bedrooms']],
  [{ filter: { floorArea: { min: 2_000, max: 1_000 } } }, ['floorArea']],
  [{ filter: { possession: { from: '2028-05', to: '2027-05' } } }, ['possession']],
  [{ filter: { possession: { to: 'soon' } } }, ['possession']],
  [{ filter: { keyword: '98100 00002' } }, ['filter']],
  [
    { filter: { bedrooms: { min: 4, max: 2 }, minPrice: 2, maxPrice: 1, places: ['nowhere'] } },
    ['bedrooms', 'maxPrice', 'places'],
  ],
])('%j is refused with a sentence beside each field, and nothing is stored', async (wishes, wrong) => {
  await sendContact(app, asha);
  const before = await lead();
  const { errors } = await set(before.id, wishes);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  const sentences = errors?.[0]?.extensions.fields as Record<string, string>;
  expect(Object.keys(sentences).toSorted()).toEqual(wrong);
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/^(Please|The|Wishes) .*\.$/);
  expect(await lead()).toEqual(before);
});

test('two colleagues who write different parts at once both keep theirs', async () => {
  await sendContact(app, asha);
  const { id } = await lead();
  await Promise.all([
    set(id, { intent: 'BUY' }),
    set(id, { purpose: 'INVESTMENT' }),
    set(id, { filter: { maxPrice: 9_000_000 } }),
    set(id, { loan: false }),
  ]);
  expect((await lead()).wishes.words).toEqual(['To buy', 'Up to ₹ 90 lakh', 'Investment', 'Needs no loan']);
});

test.each([
  ['said by a colleague', { filter: { maxPrice: 9_000_000 } }],
  ['that the enquiry says', {}],
])('a budget to buy %s is none to rent', async (_how, own) => {
  await sendContact(app, { ...asha, message: wanted });
  const { id } = await lead();
  await set(id, own);
  expect(given(await set(id, { intent: 'RENT' }), 'setPersonWishes').wishes.price).toBeNull();
});

test.each([
  ['the one who stays', '', 'To buy, 3 BHK'],
  ['the one who goes', 'WISHES', 'To rent, up to ₹ 30,000 a month'],
])(
  'a merge takes the wishes of %s, a later enquiry adds to them, and an undo brings both back',
  async (_who, take, words) => {
    await sendContact(app, asha);
    await sendContact(app, {
      name: 'Asha R',
      phone: '98100 00002',
      email: 'r@example.com',
      message: 'For rent up to 30000',
    });
    const [one, other] = await leads();
    const [id, otherId] = [one?.id ?? '', other?.id ?? ''];
    await set(id, { intent: 'BUY', filter: { bedrooms: { min: 3, max: 3 } } });
    const before = (await leads()).map(({ wishes }) => wishes);
    const merged = await change(`mergePeople(id: "${id}", otherId: "${otherId}", take: [${take}])`);
    expect(merged.data.mergePeople?.wishes.words.join(', ')).toBe(words);
    await sendContact(app, { ...asha, message: 'In Sector 150' });
    expect((await lead()).wishes.words).toContain('Sector 150');
    const undone = await change(`undoMerge(id: "${(await lead()).merges[0]?.id}")`);
    expect(undone.errors).toBeUndefined();
    const [first, second] = await leads();
    expect(first?.wishes).toMatchObject({
      intent: 'BUY',
      bedrooms: { min: 3 },
      places: [{ name: 'Sector 150' }],
    });
    expect(second?.wishes).toEqual(before[1]);
  },
);

test('what a colleague said after a merge stays when it is undone', async () => {
  await sendContact(app, asha);
  await sendContact(app, { name: 'Asha R', phone: '98100 00002', email: 'r@example.com' });
  const [one, other] = await leads();
  await change(`mergePeople(id: "${one?.id}", otherId: "${other?.id}", take: [])`);
  await set(one?.id ?? '', { purpose: 'INVESTMENT' });
  await change(`undoMerge(id: "${(await lead()).merges[0]?.id}")`);
  expect((await leads()).map(({ wishes }) => wishes.words)).toEqual([['Investment'], []]);
});

test('a separation takes along what the enquiry says', async () => {
  await sendContact(app, asha);
  await sendContact(app, { ...asha, name: 'Ravi Rao', email: 'ravi@example.com', message: wanted });
  const { id, enquiries } = await lead();
  const his = enquiries.find(({ name }) => name === 'Ravi Rao')?.id;
  await change(`separatePerson(id: "${id}", enquiryIds: ["${his}"])`);
  const byName = new Map((await leads()).map(({ name, wishes }) => [name, wishes.words]));
  expect(byName.get('Asha Rao')).toEqual([]);
  expect(byName.get('Ravi Rao')).toContain('3 BHK');
});

test('the export of personal data has the wishes, and an erasure leaves none', async () => {
  await sendContact(app, asha);
  const { id } = await lead();
  await set(id, { purpose: 'INVESTMENT', filter: { places: ['noida/sector-150'] } });
  const exported = await ask<{ exportPersonalData: string }>(
    `mutation { exportPersonalData(person: "asha@example.com") }`,
    {},
    { token },
  );
  expect(given(exported, 'exportPersonalData')).toContain('INVESTMENT');
  expect(given(exported, 'exportPersonalData')).toContain('noida/sector-150');
  await ask(`mutation { erasePersonalData(person: "asha@example.com") { items } }`, {}, { token });
  expect(await app.db.collection('people').countDocuments({})).toBe(0);
});

test('the lead of a colleague that an account does not see has no wishes for it either', async () => {
  await sendContact(app, asha);
  const { id } = await lead();
  const { id: memberId } = await addWithPicture(app, 'createTeamMember', { name: 'Meera' });
  await ask(`mutation { saveLeadAccess(input: { scope: OWN }) { scope } }`, {}, { token });
  await ask(
    `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${memberId}") { doneIds } }`,
    {},
    { token },
  );
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await set(id, { intent: 'BUY' }, sales)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await lead()).wishes.intent).toBeNull();
});

test('people of an earlier version get the wishes of their enquiries in the background', async () => {
  await sendContact(app, { ...asha, message: wanted });
  const { wishes } = await lead();
  await app.db.collection('contactRequests').updateMany({}, { $unset: { said: 1 } });
  await app.db.collection('people').updateMany({}, { $unset: { wishes: 1 } });
  await app.db.collection('migrations').deleteOne({ _id: /^032/ as never });
  expect((await lead()).wishes.words).toEqual([]);
  await migrate(app.db);
  await joinPeople(app.context);
  expect((await lead()).wishes).toEqual(wishes);
  expect(wishes.words).toContain('3 BHK');
});

test('leads are found by the places and the budget that they wish for', async () => {
  const wish = async (name: string, digit: number, filter: object, intent = 'BUY') => {
    await sendContact(app, { name, phone: `98100 0000${digit}`, email: `${digit}@example.com` });
    const found = (await leads()).find((one) => one.name === name);
    await set(found?.id ?? '', { intent, filter });
  };
  await wish('Sector', 1, { places: ['noida/sector-150'], maxPrice: 15_000_000 });
  await wish('Town', 2, { places: ['noida'], minPrice: 20_000_000, maxPrice: 30_000_000 });
  await wish('Other', 3, { places: ['noida/sector-62'], minPrice: 8_000_000 });
  await wish('Tenant', 4, { maxPrice: 30_000 }, 'RENT');
  const find = async (filter: string) => {
    const query = `{ people(order: ARRIVAL, filter: { ${filter} }) { items { name } } }`;
    const answer = await ask<{ people: { items: Row[] } }>(query, {}, { token });
    return (
      answer.errors?.[0]?.extensions.fields ?? answer.data.people.items.map(({ name }) => name).toReversed()
    );
  };
  expect(await find('place: "noida/sector-150"')).toEqual(['Sector', 'Town']);
  expect(await find('place: "noida"')).toEqual(['Sector', 'Town', 'Other']);
  expect(await find('place: "nowhere"')).toEqual({ place: 'Please choose a place from the list.' });
  expect(await find('budget: { min: 10000000, max: 15000000 }')).toEqual(['Sector']);
  expect(await find('budget: { min: 25000000, max: 90000000 }')).toEqual(['Town']);
  expect(await find('budget: { min: 1000000, max: 9000000 }')).toEqual(['Other']);
  expect(await find('budget: { max: 50000 }')).toEqual(['Tenant']);
  expect(await find('place: "noida", budget: { min: 1000000, max: 20000000 }')).toEqual([
    'Sector',
    'Town',
    'Other',
  ]);
});
