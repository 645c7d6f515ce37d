import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addWithPicture, deleteItem } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

test('team members are listed in the order of adding, each with an address', async () => {
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma', bio: 'Knows every sector.' });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const { data } = await ask('{ teamMembers { name slug bio phone image { alt } } }');
  const member = { name: 'Neha Verma', phone: null, image: { alt: 'Portrait of Neha Verma' } };
  expect(data.teamMembers).toEqual([
    { ...member, slug: 'neha-verma', bio: 'Knows every sector.' },
    { ...member, slug: 'neha-verma-2', bio: null },
  ]);
});

test('a page asks for the first members of the team', async () => {
  for (const name of ['Neha Verma', 'Rohan Sethi', 'Asha Pillai'])
    await addWithPicture(app, 'createTeamMember', { name });
  const firstOf = (first: number) => ask(`{ teamMembers(first: ${first}) { name image { alt } } }`);
  const { data } = await firstOf(2);
  expect(data.teamMembers).toMatchObject([{ name: 'Neha Verma' }, { name: 'Rohan Sethi' }]);
  for (const first of [0, -1, 101]) {
    const { errors } = await firstOf(first);
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { first: 'Please ask for 1 to 100 items.' } } },
    ]);
  }
});

test('a team member is found by slug until deleted, and then answers GONE', async () => {
  const { id } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const find = async (slug: string) => (await ask(`{ teamMember(slug: "${slug}") { id } }`)).data.teamMember;
  expect(await find('neha-verma')).toEqual({ id });
  expect(await find('nobody')).toBeNull();
  await deleteItem(app, 'TEAM_MEMBER', id);
  const gone = await ask('{ teamMember(slug: "neha-verma") { id } }');
  expect(gone.errors).toMatchObject([{ extensions: { code: 'GONE' } }]);
});

const contact = {
  fax: '0120 427 1234',
  facebookUrl: 'https://facebook.example.com/neha',
  instagramUrl: 'https://instagram.example.com/neha',
  linkedinUrl: 'https://linkedin.example.com/in/neha',
  youtubeUrl: 'https://youtube.example.com/@neha',
};

test('a team member has a fax and social links, over both doors', async () => {
  await addWithPicture(app, 'createTeamMember', contact);
  const { data } = await ask(`{ teamMembers { ${Object.keys(contact).join(' ')} } }`);
  expect(data.teamMembers).toEqual([contact]);
  expect((await call('GET', '/api/teamMembers')).body).toMatchObject([contact]);
});

test('a client of old adds a team member with a fax and a link, and without', async () => {
  const some: Record<string, string> = { fax: contact.fax, linkedinUrl: contact.linkedinUrl };
  for (const fields of [some, {}]) {
    const { body } = await call('POST', '/api/teamMembers', {
      token,
      form: { name: 'Neha Verma', position: 'Selling Agents', ...fields, image: await picture() },
    });
    expect(body).toMatchObject({ data: { fax: null, linkedinUrl: null, youtubeUrl: null, ...fields } });
  }
});

test.each([
  [{ fax: 'none' }, 'fax'],
  [{ facebookUrl: 'javascript:alert(1)' }, 'facebookUrl'],
])('%j is refused beside its field', async (fields, field) => {
  const typed: Record<string, string> = { ...fields };
  const form = { name: 'Neha Verma', position: 'Selling Agents', ...typed, image: await picture() };
  const answer = await call('POST', '/api/teamMembers', { token, form });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test('a certificate of training is noted beside what is known of the person, and needs its day', async () => {
  const { id } = await addWithPicture(app, 'createTeamMember', { fax: contact.fax });
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  const record = (input: object) =>
    ask(
      'mutation ($id: ID!, $input: TrainingInput!) { recordTraining(id: $id, input: $input) { fax } }',
      { id, input },
      { token: editor },
    );
  const wrong = await record({ certificate: 'TC 5', passedOn: 'in May' });
  expect(wrong.errors).toMatchObject([{ extensions: { fields: { passedOn: expect.any(String) } } }]);
  expect((await record({ certificate: 'TC 5', passedOn: '2026-05-01' })).data).toEqual({
    recordTraining: { fax: contact.fax },
  });
});
