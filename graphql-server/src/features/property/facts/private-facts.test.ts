import { expect, test } from 'vitest';
import { homeRoles } from '../../../access/roles.ts';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, given, propertyInput } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

const typed = {
  ownerName: 'Kavya Menon',
  ownerMobile: '98100 12345',
  floor: '9',
  totalFloors: '22',
  lowestPrice: '92 lakh',
  keys: 'With the guard of tower 4',
  remark: 'Moves to Pune in March.',
};
const fields = '{ ownerName ownerMobile floor totalFloors lowestPrice keys remark }';
/** Values that no visitor may read. */
const secrets = ['Kavya', '9810012345', '98100 12345', '9200000', 'guard of tower', 'Pune'];

async function read(id: string, asToken: string | null = token) {
  const answer = await ask<{ property: { privateFacts: typeof typed | null } }>(
    `query ($id: ID!) { property(id: $id) { privateFacts ${fields} } }`,
    { id },
    { token: asToken ?? undefined },
  );
  return given(answer, 'property').privateFacts;
}

async function update(id: string, values: Record<string, unknown>, publication?: object) {
  return ask<{ updateProperty: { id: string } }>(
    `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, publication: $publication) { id }
    }`,
    { id, input: propertyInput(values), publication },
    { token },
  );
}

test('accounts that work with homes read what the office keeps for itself, others and visitors read null', async () => {
  const { id } = await addProperty(app, { privateFacts: typed });
  const stored = { ...typed, ownerMobile: '+919810012345', totalFloors: 22, lowestPrice: 9_200_000 };
  for (const role of homeRoles) expect(await read(id, await tokenOfRole(app, role))).toEqual(stored);
  expect(await read(id, await tokenOfRole(app, AdminRole.RECRUITER))).toBeNull();
  expect(await read(id, null)).toBeNull();
});

test('no door for visitors answers a private fact', async () => {
  const { id, slug } = await addProperty(app, { title: 'Neem Court', privateFacts: typed });
  const paths = [
    ...['/api/form', `/api/form/view/${id}`, '/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt'],
    ...['/', '/projects', `/project-details/${slug}`, '/projects?search=Kavya', '/shop'],
    ...[`/project-details/${slug}/cost`, `/project-details/${slug}.json`],
  ];
  const texts = await Promise.all(paths.map(async (path) => (await call('GET', path)).text));
  const searched = await ask('{ projects(filter: { search: "Kavya" }) { totalCount items { title } } }');
  const text = [...texts, JSON.stringify(searched)].join('\n');
  expect(text).toContain('Neem Court');
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('a save without a word about them keeps them, and a save beside the site writes them at once', async () => {
  const { id } = await addProperty(app, { privateFacts: typed });
  given(await update(id, { title: 'Renamed Court' }), 'updateProperty');
  expect(await read(id)).toMatchObject({ ownerName: 'Kavya Menon' });
  given(
    await update(id, { title: 'Later Court', privateFacts: { ownerName: 'Ravi Menon' } }, { state: 'DRAFT' }),
    'updateProperty',
  );
  expect(await read(id)).toMatchObject({ ownerName: 'Ravi Menon', remark: null });
  given(await update(id, { privateFacts: {} }), 'updateProperty');
  expect(await read(id)).toBeNull();
});

test('neither the activity log, nor a version, nor a copy holds them', async () => {
  const { id } = await addProperty(app, { privateFacts: typed });
  given(await update(id, { privateFacts: { ...typed, ownerName: 'Ravi Menon' } }), 'updateProperty');
  const { id: copyId } = given(
    await ask<{ duplicateProperty: { id: string } }>(
      'mutation ($id: ID!) { duplicateProperty(id: $id) { id } }',
      { id },
      { token },
    ),
    'duplicateProperty',
  );
  const copy = await ask<{ editedProperty: { privateFacts: object | null } }>(
    `query ($id: ID!) { editedProperty(id: $id) { privateFacts ${fields} } }`,
    { id: copyId },
    { token },
  );
  expect(given(copy, 'editedProperty').privateFacts).toBeNull();
  const log = await db.collection('activities').find().toArray();
  const kept = JSON.stringify([log, await db.collection('versions').find().toArray()]);
  expect(kept).toContain('privateFacts.ownerName');
  for (const secret of [...secrets, 'Ravi']) expect(kept).not.toContain(secret);
});

test.each([
  ['ownerMobile', '12345', 'phone number'],
  ['totalFloors', 'many', 'whole number from 1 to 200'],
  ['totalFloors', '201', 'whole number from 1 to 200'],
  ['floor', '23rd floor', 'above the last floor'],
  ['lowestPrice', '90 lakh to 95 lakh', 'one price'],
])('a wrong %s (%s) is refused beside its field', async (name, value, sentence) => {
  const input = propertyInput({ privateFacts: { ...typed, [name]: value } });
  const { errors } = await ask(
    'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }',
    { input },
    { token },
  );
  const wrong = errors?.[0]?.extensions.fields as Record<string, string>;
  expect(wrong[`privateFacts.${name}`]).toContain(sentence);
});

test('the office finds a property by the number of its owner', async () => {
  await addProperty(app, { title: 'Neem Court', privateFacts: typed });
  await addProperty(app, { title: 'Jamun Court 9810012345' });
  const found = async (search: string) => {
    const answer = await ask<{ adminProperties: { items: { title: string }[] } }>(
      'query ($search: String) { adminProperties(list: { search: $search }) { items { title } } }',
      { search },
      { token },
    );
    return given(answer, 'adminProperties').items.map(({ title }) => title);
  };
  expect(await found('+91 98100-12345')).toEqual(['Neem Court']);
  expect(await found('९८१०० १२३४५')).toEqual(['Neem Court']);
  expect(await found('Jamun Court 9810012345')).toContain('Jamun Court 9810012345');
});

test('the data of an owner are found and erased with all that is kept about the person', async () => {
  const { id } = await addProperty(app, { title: 'Neem Court', privateFacts: typed });
  const person = '98100 12345';
  const found = await ask<{ personalData: { items: object[] } }>(
    'query ($person: String!) { personalData(person: $person) { items { kind label } } }',
    { person },
    { token },
  );
  expect(given(found, 'personalData').items).toEqual([{ kind: 'PROPERTY', label: 'Neem Court' }]);
  const file = await ask<{ exportPersonalData: string }>(
    'mutation ($person: String!) { exportPersonalData(person: $person) }',
    { person },
    { token },
  );
  expect(given(file, 'exportPersonalData')).toContain('Kavya Menon');
  await ask(
    'mutation ($person: String!) { erasePersonalData(person: $person) { items } }',
    { person },
    { token },
  );
  expect(await read(id)).toMatchObject({
    ownerName: null,
    ownerMobile: null,
    keys: null,
    remark: null,
    floor: '9',
  });
});
