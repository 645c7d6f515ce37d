import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { linkedAccount, tokenOfRole } from '../../testing/accounts.ts';
import { given, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { joinPeople } from '../../features/contact/people/join-people.ts';

const app = await startTestApp();
const { ask, call, context, db, token } = app;
const path = '/api/export/people.csv';

async function lead(name: string, phone: string, ownerId?: string, values: object = {}) {
  await sendContact(app, { name, email: `${phone.replaceAll(' ', '')}@example.com`, phone, ...values });
  await joinPeople(context);
  const id = String((await db.collection('people').findOne({ name }))?._id);
  if (ownerId)
    await ask(
      `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${ownerId}") { doneIds } }`,
      {},
      { token },
    );
  return id;
}

/** Meera has two leads, one of them with a formula for a name; Kabir has one, and nobody has the last. */
async function office() {
  const meera = await linkedAccount(app, 'Meera');
  const kabir = await linkedAccount(app, 'Kabir');
  const asha = await lead('Asha Rao', '98110 04381', meera.id);
  await lead('=HYPERLINK("x")', '98110 04382', meera.id);
  await lead('Ravindra', '98110 04383', kabir.id);
  await lead('Nitin', '98110 04384');
  return { meera, kabir, asha };
}

const save = (input: string) =>
  ask(`mutation { saveLeadAccess(input: { ${input} }) { exports } }`, {}, { token });

/** The names in a file, in its order. */
async function namesIn(as: string, selection: object = {}): Promise<string[]> {
  const { status, text } = await call('POST', path, { token: as, json: selection });
  expect(status).toBe(200);
  const [head = '', ...lines] = text.trim().split('\r\n');
  expect(head).toContain('ID,Reference,Name,Phone,E-mail,Status');
  return lines.map((line) => /^[^,]*,[^,]*,("(?:[^"]|"")*"|[^,]*)/.exec(line)?.[1] ?? '');
}

test('owners download all leads with their numbers, the newest first, and no formula runs', async () => {
  const { asha } = await office();
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const step = `mutation { setNextStep(id: "${asha}", step: { kind: VISIT, at: "${at}", text: "Tower B" }) { id } }`;
  expect((await ask(step, {}, { token })).errors).toBeUndefined();
  expect(await namesIn(token)).toEqual(['Nitin', 'Ravindra', `"'=HYPERLINK(""x"")"`, 'Asha Rao']);
  const { text } = await call('GET', path, { token });
  expect(text.split('\r\n')[4]).toMatch(
    /,Asha Rao,\(\+91\) 98110 04381,9811004381@example.com,New,,Meera,Visit,20\d\d-\d\d-\d\d \d\d:\d\d,Tower B,/,
  );
});

test('a file has what the filter and the search of the list show', async () => {
  const { meera } = await office();
  const visited = `mutation { setPersonState(id: "${await lead('Zoya', '98110 04385')}", state: VISITED) { id } }`;
  expect((await ask(visited, {}, { token })).errors).toBeUndefined();
  expect(await namesIn(token, { filter: { state: 'VISITED' } })).toEqual(['Zoya']);
  expect(await namesIn(token, { filter: { owner: 'none' } })).toEqual(['Zoya', 'Nitin']);
  expect(await namesIn(token, { matching: { search: '98110-04383' } })).toEqual(['Ravindra']);
  expect(await namesIn(meera.token, { filter: { owner: 'mine' } })).toHaveLength(2);
  for (const filter of [{ owner: 'mine' }, { place: 'nowhere' }, { state: 'GONE' }, { unknown: 'x' }])
    expect((await call('POST', path, { token, json: { filter } })).status).toBe(400);
});

test('sales download their own leads, chosen ones too, and other roles none', async () => {
  const { meera, kabir, asha } = await office();
  expect(await namesIn(meera.token)).toEqual([`"'=HYPERLINK(""x"")"`, 'Asha Rao']);
  expect(await namesIn(kabir.token, { ids: [asha] })).toEqual([]);
  await save('hidesReach: true');
  const { text } = await call('GET', path, { token: meera.token });
  expect(text).toContain('(+91) 98110 04381');
  expect(text).not.toContain('04383');
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect(await call('GET', path, { token: sales })).toMatchObject({ status: 400 });
  for (const role of [AdminRole.EDITOR, AdminRole.RECRUITER])
    expect((await call('GET', path, { token: await tokenOfRole(app, role) })).status).toBe(403);
  expect((await call('GET', path)).status).toBe(401);
  await save('exports: false');
  expect((await call('GET', path, { token: meera.token })).status).toBe(403);
});

test('leads and enquiries together keep to the rows of a day, and the log says how many', async () => {
  const { meera } = await office();
  await save('exportRows: 3');
  expect((await call('GET', '/api/export/contacts.csv', { token: meera.token })).status).toBe(200);
  const refused = await call('GET', path, { token: meera.token });
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'You can download 3 rows a day, and 1 are left today. Please choose fewer rows.' },
  });
  await namesIn(token);
  const log = await ask<{ activities: { items: object[] } }>(
    '{ activities(filter: { verb: EXPORTED }) { items { label noun username } } }',
    {},
    { token },
  );
  expect(given(log, 'activities').items).toMatchObject([
    { label: '4 of people', noun: 'people', username: 'owner' },
    { label: '2 of contacts', noun: 'contactRequests' },
  ]);
});
