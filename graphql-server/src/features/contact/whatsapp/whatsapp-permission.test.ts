import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { contactInput, given } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from '../people/join-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

interface Row {
  id: string;
  name: string;
  whatsApp: Record<'allowed' | 'reason' | 'by' | 'at', unknown>;
  history: { kind: string; by: string; allowed: boolean | null }[];
  enquiries: { id: string; choicesPath: string }[];
  merges: { id: string }[];
}

const fields = `id name whatsApp { allowed reason by at } history { kind by allowed } merges { id }
  enquiries { id choicesPath }`;

async function lead(name: string): Promise<Row> {
  await joinPeople(context);
  const answer = await ask<{ people: { items: Row[] } }>(
    `{ people(first: 100) { items { ${fields} } } }`,
    {},
    { token },
  );
  const found = given(answer, 'people').items.find((one) => one.name === name);
  if (!found) throw new Error(`there is no lead ${name}`);
  return found;
}

async function send(values: object): Promise<string> {
  const answer = await ask<{ submitContact: { choicesPath: string } }>(
    'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { choicesPath } }',
    { input: contactInput({ ...values }) },
  );
  return given(answer, 'submitContact').choicesPath.replace('/privacy/choices?link=', '');
}

async function change(mutation: string, as = token): Promise<Row> {
  const { data, errors } = await ask<Record<string, Row>>(`mutation { ${mutation} }`, {}, { token: as });
  expect(errors).toBeUndefined();
  const [row] = Object.values(data);
  if (!row) throw new Error('nothing was answered');
  return row;
}

const takeBack = (link: string, purpose = 'WHATSAPP') =>
  change(`withdrawConsent(link: "${link}", purpose: ${purpose}) { reference }`);
const agreed = (id: string, allowed = true, as = token) =>
  change(`setWhatsAppAllowed(id: "${id}", allowed: ${allowed}) { ${fields} }`, as);
const isAllowed = async (name: string) => (await lead(name)).whatsApp.allowed;

const asha = { name: 'Asha Rao', phone: '98100 00001', email: 'asha@example.com' };
const ravi = { name: 'Ravi Rao', phone: '98100 00001', email: 'ravi@example.com' };

/** A wife and her husband with one phone, told apart by a colleague; each link is of the own enquiry. */
async function family(hers: object, his: object) {
  const links = [await send({ ...asha, ...hers }), await send({ ...ravi, ...his })];
  const { id, enquiries } = await lead('Ravi Rao');
  const [latest] = enquiries;
  await change(`separatePerson(id: "${id}", enquiryIds: ["${latest?.id}"]) { id }`);
  return links;
}

test('a form allows it, and the link after sending takes it back at once and for good', async () => {
  const link = await send({ ...asha, whatsapp: true });
  expect((await lead('Asha Rao')).whatsApp).toMatchObject({ allowed: true, reason: 'FORM', by: null });
  await takeBack(link);
  const { whatsApp } = await lead('Asha Rao');
  expect(whatsApp).toEqual({ allowed: false, reason: null, by: null, at: expect.any(String) as string });
  await send({ ...asha, whatsapp: true });
  expect((await lead('Asha Rao')).whatsApp).toMatchObject({ allowed: true, reason: 'FORM' });
});

test('a form without the box allows nothing, nor does one of another way to be reached', async () => {
  await send(asha);
  await send({ ...asha, newsletter: true, shareWithBuilder: true });
  expect((await lead('Asha Rao')).whatsApp).toEqual({ allowed: false, reason: null, by: null, at: null });
});

test('who wrote first in a chat may be answered there; a call or a visit allows nothing', async () => {
  const enter = (source: string, name: string, phone: string) =>
    change(`createContact(input: { name: "${name}", phone: "${phone}", source: ${source} }) { id }`);
  await enter('CHAT', 'Asha Rao', '98100 00001');
  await enter('PHONE_CALL', 'Ravi Rao', '98100 00002');
  await enter('WALK_IN', 'Meera Rao', '98100 00003');
  expect((await lead('Asha Rao')).whatsApp).toMatchObject({ allowed: true, reason: 'CHAT' });
  expect(await isAllowed('Ravi Rao')).toBe(false);
  expect(await isAllowed('Meera Rao')).toBe(false);
});

test('what they said on the phone is kept with the colleague who heard it, once, and can be taken back', async () => {
  await send(asha);
  const { id } = await lead('Asha Rao');
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const after = await agreed(id, true, sales);
  const heard = after.history.at(-1);
  expect(heard).toMatchObject({ kind: 'WHATSAPP', allowed: true });
  expect(heard?.by).toMatch(/^SALES-/);
  expect(after.whatsApp).toMatchObject({ allowed: true, reason: 'PHONE', by: heard?.by });
  expect((await agreed(id)).history).toHaveLength(1);
  const closed = await agreed(id, false);
  expect(closed.whatsApp).toMatchObject({ allowed: false, reason: null });
  expect(closed.history.map(({ allowed }) => allowed)).toEqual([true, false]);
});

test('what a colleague heard closes what a form allowed, until the person allows it anew', async () => {
  await send({ ...asha, whatsapp: true });
  const { id } = await lead('Asha Rao');
  await agreed(id, false);
  expect(await isAllowed('Asha Rao')).toBe(false);
  await send(asha);
  expect(await isAllowed('Asha Rao')).toBe(false);
  await send({ ...asha, whatsapp: true });
  expect(await isAllowed('Asha Rao')).toBe(true);
});

test.each(['WHATSAPP', 'ANSWER'])('%s taken back closes what was agreed on the phone', async (purpose) => {
  const link = await send({ ...asha, whatsapp: true });
  const { id } = await lead('Asha Rao');
  await agreed(id, false);
  await agreed(id, true);
  await takeBack(link, purpose);
  expect(await isAllowed('Asha Rao')).toBe(false);
});

test('one of a family with one number allows nothing for the other', async () => {
  await family({ whatsapp: true }, {});
  expect([await isAllowed('Asha Rao'), await isAllowed('Ravi Rao')]).toEqual([true, false]);
});

test('one of a family takes back nothing of the other', async () => {
  const [, his] = await family({ whatsapp: true }, { whatsapp: true });
  await takeBack(his ?? '');
  expect([await isAllowed('Asha Rao'), await isAllowed('Ravi Rao')]).toEqual([true, false]);
});

test('an enquiry of which nobody has said who wrote it allows nothing', async () => {
  await family({}, {});
  await send({ name: 'R', phone: ravi.phone, email: 'new@example.com', whatsapp: true });
  expect([await isAllowed('Asha Rao'), await isAllowed('Ravi Rao')]).toEqual([false, false]);
  const marked = await db.collection('contactRequests').findOne({ sharedNumber: true });
  const { id } = await lead('Ravi Rao');
  await change(`setSender(id: "${String(marked?._id)}", personId: "${id}") { id }`);
  expect([await isAllowed('Asha Rao'), await isAllowed('R')]).toEqual([false, true]);
});

test('a merge brings along what was allowed, and its undo gives it back', async () => {
  await send({ ...asha, whatsapp: true });
  await send({ name: 'A. Rao', phone: '98100 00002', email: 'work@example.com' });
  const [{ id }, { id: otherId }] = [await lead('A. Rao'), await lead('Asha Rao')];
  const merged = await change(`mergePeople(id: "${id}", otherId: "${otherId}") { ${fields} }`);
  expect(merged.whatsApp).toMatchObject({ allowed: true, reason: 'FORM' });
  await change(`undoMerge(id: "${merged.merges[0]?.id}") { id }`);
  expect([await isAllowed('A. Rao'), await isAllowed('Asha Rao')]).toEqual([false, true]);
});

test('a merge brings along what was told on the phone, and what one took back holds for both', async () => {
  await send({ ...asha });
  const link = await send({
    name: 'A. Rao',
    phone: '98100 00002',
    email: 'work@example.com',
    whatsapp: true,
  });
  const [{ id }, { id: otherId }] = [await lead('A. Rao'), await lead('Asha Rao')];
  await agreed(otherId);
  const merged = await change(`mergePeople(id: "${id}", otherId: "${otherId}") { ${fields} }`);
  expect(merged.whatsApp).toMatchObject({ allowed: true, reason: 'PHONE' });
  await takeBack(link);
  expect(await isAllowed(merged.name)).toBe(false);
});

test('an enquiry in the trash allows nothing, and what was taken back there counts', async () => {
  const link = await send({ ...asha, whatsapp: true });
  await send(asha);
  const { enquiries } = await lead('Asha Rao');
  const oldest = enquiries.at(-1)?.id ?? '';
  const trash = (name: string) =>
    change(`${name}(kind: CONTACT_REQUEST, selection: { ids: ["${oldest}"] }) { remaining }`);
  await trash('deleteItems');
  expect(await isAllowed('Asha Rao')).toBe(false);
  await trash('restoreItems');
  expect(await isAllowed('Asha Rao')).toBe(true);
  await takeBack(link);
  await trash('deleteItems');
  expect((await lead('Asha Rao')).whatsApp).toMatchObject({
    allowed: false,
    at: expect.any(String) as string,
  });
});

test('what was taken back holds once the enquiry that allowed it is gone', async () => {
  await change('createContact(input: { name: "Asha Rao", phone: "98100 00001", source: CHAT }) { id }');
  const link = await send({ ...asha, whatsapp: true });
  const { enquiries } = await lead('Asha Rao');
  await takeBack(link);
  await takeBack(link);
  const [latest] = enquiries;
  await change(`deleteItems(kind: CONTACT_REQUEST, selection: { ids: ["${latest?.id}"] }) { remaining }`);
  await change(`purgeItems(kind: CONTACT_REQUEST, ids: ["${latest?.id}"]) { doneIds }`);
  const { whatsApp, history } = await lead('Asha Rao');
  expect(whatsApp).toMatchObject({ allowed: false, by: null });
  expect(history).toEqual([{ kind: 'WHATSAPP', by: '', allowed: false }]);
});

test('a person who was erased and comes back has allowed nothing', async () => {
  await send({ ...asha, whatsapp: true });
  await agreed((await lead('Asha Rao')).id);
  await change('erasePersonalData(person: "asha@example.com") { items }');
  await send(asha);
  expect((await lead('Asha Rao')).whatsApp).toMatchObject({ allowed: false, at: null });
});

test('the page of the lead hears of what was taken back', async () => {
  const link = await send({ ...asha, whatsapp: true });
  const { id } = await lead('Asha Rao');
  await change(`setPeopleRead(ids: ["${id}"], read: true) { id }`);
  await joinPeople(context);
  const before = await db.collection('people').findOne({});
  await takeBack(link, 'ANSWER');
  await joinPeople(context);
  const after = await db.collection('people').findOne({});
  expect(after?.writes).toBeGreaterThan(Number(before?.writes));
  expect(after?.unread).toBe(true);
});
