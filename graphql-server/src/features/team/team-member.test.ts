import { expect, test } from 'vitest';
import { addWithPicture, deleteItem } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask } = app;

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

test('a team member is found by slug until deleted, and then answers GONE', async () => {
  const { id } = await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  const find = async (slug: string) => (await ask(`{ teamMember(slug: "${slug}") { id } }`)).data.teamMember;
  expect(await find('neha-verma')).toEqual({ id });
  expect(await find('nobody')).toBeNull();
  await deleteItem(app, 'TEAM_MEMBER', id);
  const gone = await ask('{ teamMember(slug: "neha-verma") { id } }');
  expect(gone.errors).toMatchObject([{ extensions: { code: 'GONE' } }]);
});
