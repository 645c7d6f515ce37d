import { expect, test } from 'vitest';
import {
  addProperty,
  addWithPicture,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
} from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

let reads = 0;
const app = await startTestApp({
  onCommand: ({ command: { find, projection } }) => {
    // The looks for writes of other processes read single fields.
    if (find === 'teamMembers' && !projection) reads += 1;
  },
});
const { ask, call, token } = app;

const person = async (name = 'Meera Bhatnagar') =>
  (await addWithPicture(app, 'createTeamMember', { name, email: 'meera@example.com' })).id;

interface Read {
  responsibleId: string | null;
  responsible: { name: string } | null;
}

async function read(id: string, withToken?: string): Promise<Read> {
  const query = `{ property(id: "${id}") { responsibleId responsible { name } } }`;
  return given(await ask<{ property: Read }>(query, {}, { token: withToken }), 'property');
}

function update(id: string, input: Record<string, unknown>, publication?: object) {
  return ask(
    `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, publication: $publication) { id responsible { name } }
    }`,
    { id, input: propertyInput(input), publication },
    { token },
  );
}

test('a property has a responsible person, whose id visitors do not read', async () => {
  const responsibleId = await person();
  const { id } = await addProperty(app, { responsibleId });
  expect(await read(id)).toEqual({ responsibleId: null, responsible: { name: 'Meera Bhatnagar' } });
  expect(await read(id, token)).toMatchObject({ responsibleId });
  await update(id, {});
  expect(await read(id, token)).toEqual({ responsibleId: null, responsible: null });
});

test('a person in the trash looks after nothing, and does so again when restored', async () => {
  const responsibleId = await person();
  const { id } = await addProperty(app, { title: 'Neem Court', responsibleId });
  const listed = async () =>
    (await call<{ data: { responsibleId: string | null }[] }>('GET', '/api/form')).body.data[0]
      ?.responsibleId;
  const viewed = async () =>
    (await call<{ data: { responsibleId: string | null } }>('GET', `/form/view/${id}`)).body.data
      .responsibleId;
  expect([await listed(), await viewed()]).toEqual([responsibleId, responsibleId]);
  await deleteItem(app, 'TEAM_MEMBER', responsibleId);
  expect((await read(id)).responsible).toBeNull();
  expect([await listed(), await viewed()]).toEqual([null, null]);
  // Saving another field does not take the person away for good.
  expect((await update(id, { title: 'Neem Court', responsibleId })).errors).toBeUndefined();
  await restoreItem(app, 'TEAM_MEMBER', responsibleId);
  expect((await read(id)).responsible).toEqual({ name: 'Meera Bhatnagar' });
  expect([await listed(), await viewed()]).toEqual([responsibleId, responsibleId]);
});

const gone = 'This person is no longer on the team. Please choose another one.';

test.each([
  ['0123456789abcdef01234567', gone],
  ['Meera', 'This is not a team member.'],
])('the person “%s” is refused beside the field, over both doors', async (responsibleId, sentence) => {
  const { id } = await addProperty(app);
  const { errors } = await update(id, { responsibleId });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { responsibleId: sentence },
  });
  const form = { ...propertyInput(), responsibleId };
  expect(await call('POST', '/api/form/submit', { token, form })).toMatchObject({
    status: 400,
    body: { fields: { responsibleId: sentence } },
  });
});

test('REST stores the person too', async () => {
  const responsibleId = await person();
  const form = { ...propertyInput(), responsibleId };
  const { status, body } = await call<{ data: { id: string; responsibleId: string } }>(
    'POST',
    '/api/form/submit',
    {
      token,
      form,
    },
  );
  expect([status, body.data.responsibleId]).toEqual([201, responsibleId]);
  expect((await read(body.data.id)).responsible).toEqual({ name: 'Meera Bhatnagar' });
});

test('the people of a list are read at once', async () => {
  const [meera, harpal] = [await person(), await person('Harpal Sandhu')];
  for (const responsibleId of [meera, harpal, meera]) await addProperty(app, { responsibleId });
  await addProperty(app);
  reads = 0;
  const query = '{ projects { items { responsible { name } } } }';
  const answer = await ask<{ projects: { items: Read[] } }>(query);
  const names = given(answer, 'projects').items.map(({ responsible }) => responsible?.name ?? null);
  expect(names).toEqual([null, 'Meera Bhatnagar', 'Harpal Sandhu', 'Meera Bhatnagar']);
  expect(reads).toBe(1);
});

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

test('histories name the person: the activity log, and the versions', async () => {
  const [meera, harpal] = [await person(), await person('Harpal Sandhu')];
  const { id } = await addProperty(app, { title: 'Neem Court', responsibleId: meera });
  await update(id, { title: 'Neem Court', responsibleId: harpal });
  const change = { field: 'responsiblePerson', before: 'Meera Bhatnagar', after: 'Harpal Sandhu' };
  const log = await ask<{ activities: { items: { changes: Change[] }[] } }>(
    `{ activities(filter: { itemId: "${id}" }) { items { changes { field before after } } } }`,
    {},
    { token },
  );
  expect(log.data.activities.items[0]?.changes).toEqual([change]);
  const kept = await ask<{ versions: { id: string; differences: Change[] }[] }>(
    `{ versions(itemId: "${id}") { id differences { field before after } } }`,
    {},
    { token },
  );
  expect(kept.data.versions.map(({ differences }) => differences)).toEqual([[change], []]);
  const [, first] = kept.data.versions;
  const restore = await ask(`mutation { restoreVersion(id: "${first?.id}") { id } }`, {}, { token });
  expect(restore.errors).toBeUndefined();
  expect((await read(id)).responsible).toEqual({ name: 'Harpal Sandhu' });
  const edited = `{ editedProperty(id: "${id}") { responsible { name } } }`;
  expect((await ask(edited, {}, { token })).data.editedProperty).toEqual({
    responsible: { name: 'Meera Bhatnagar' },
  });
});

test('a draft and a copy have a person of their own', async () => {
  const [meera, harpal] = [await person(), await person('Harpal Sandhu')];
  const { id } = await addProperty(app, { responsibleId: meera });
  await update(id, { responsibleId: harpal }, { state: 'DRAFT' });
  expect((await read(id)).responsible).toEqual({ name: 'Meera Bhatnagar' });
  const copied = await ask<{ duplicateProperty: { responsible: { name: string } } }>(
    `mutation { duplicateProperty(id: "${id}") { responsible { name } } }`,
    {},
    { token },
  );
  expect(copied.data.duplicateProperty.responsible).toEqual({ name: 'Harpal Sandhu' });
  const publish = `mutation { setPropertyPublication(id: "${id}", publication: { state: PUBLISHED }) { id } }`;
  await ask(publish, {}, { token });
  expect((await read(id)).responsible).toEqual({ name: 'Harpal Sandhu' });
});
