import { expect, test } from 'vitest';
import { AdminRole } from '../base/admin-role.ts';
import { dayInIndia } from '../base/clock.ts';
import { tokenOfRole } from '../testing/accounts.ts';
import { addProperty, deleteItem, sendApplication, sendContact } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db } = app;

/** A lead and an application with words that tell them apart, and the token of a recruiter. */
async function hiring() {
  await sendContact(app, { name: 'Asha Kadamba', email: 'asha@example.com' });
  const applicationId = await sendApplication(app, { fullName: 'Ravi Kadamba', email: 'ravi@example.com' });
  return { applicationId, token: await tokenOfRole(app, AdminRole.RECRUITER) };
}

test('a recruiter works on applications from the list to the state, and says which jobs are open', async () => {
  const { applicationId: id, token } = await hiring();
  const list = await ask('{ applications { items { fullName email } } }', {}, { token });
  expect(list.data).toEqual({
    applications: { items: [{ fullName: 'Ravi Kadamba', email: 'ravi@example.com' }] },
  });
  const stated = `mutation { setApplicationState(id: "${id}", state: HIRED) { state updatedBy } }`;
  expect((await ask(stated, {}, { token })).data).toMatchObject({
    setApplicationState: { state: 'HIRED', updatedBy: expect.stringMatching(/^RECRUITER-/) as string },
  });
  expect((await call('GET', `/api/applications/${id}/resume`, { token })).status).toBe(200);
  const opening = 'mutation ($input: JobOpeningInput!) { saveJobOpening(input: $input) { title } }';
  const input = {
    ...{ title: 'Sales manager', place: 'Noida', employment: 'FULL_TIME', text: 'Lead a team of five.' },
    applyBy: dayInIndia(new Date(Date.now() + 30 * 24 * 3_600_000)),
  };
  const saved = await ask(opening, { input }, { token });
  expect(saved.errors).toBeUndefined();
  expect((await ask('{ jobOpenings { title } }')).text).toContain('Sales manager');
});

test('no search, count, list, file or trash shows a recruiter a lead', async () => {
  const { applicationId, token } = await hiring();
  const found = await ask('{ officeSearch(search: "kadamba") { kind title } }', {}, { token });
  expect(found.data).toEqual({ officeSearch: [{ kind: 'JOB_APPLICATION', title: 'Ravi Kadamba' }] });
  const counted = await ask(
    '{ leadCounts(since: "2020-01-01T00:00:00Z") { unreadContacts contactsSince unreadApplications } }',
    {},
    { token },
  );
  expect(counted.data).toEqual({
    leadCounts: { unreadContacts: 0, contactsSince: 0, unreadApplications: 1 },
  });
  expect(
    (await ask('{ dashboard { leads { contacts } content { properties } } }', {}, { token })).data,
  ).toEqual({
    dashboard: { leads: null, content: null },
  });
  expect((await call('GET', '/api/export/contacts.csv', { token })).status).toBe(403);
  expect((await call('GET', '/api/export/applications.csv', { token })).text).toContain('Ravi Kadamba');
  const enquiry = await db.collection('contactRequests').findOne();
  await deleteItem(app, 'CONTACT_REQUEST', String(enquiry?._id));
  await deleteItem(app, 'JOB_APPLICATION', applicationId);
  const trash = await ask('{ trash { items { name } } }', {}, { token });
  expect(trash.data).toEqual({ trash: { items: [{ name: 'Ravi Kadamba' }] } });
});

test('the stream of a recruiter tells of applications alone', async () => {
  const { token } = await hiring();
  const controller = new AbortController();
  const response = await fetch(`${app.origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  let heard = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard += decoder.decode(part);
  })().catch(() => undefined);
  await expect.poll(() => heard, { interval: 50 }).toContain(': hello');
  await sendContact(app, { phone: '98100 00077' });
  await sendApplication(app, { email: 'meera@example.com' });
  await expect.poll(() => heard, { interval: 50 }).toContain('jobApplications');
  controller.abort();
  await reading;
  expect(heard).not.toContain('contactRequests');
  expect(heard).not.toContain('people');
});

test('a recruiter reads of a property what visitors read', async () => {
  const { id } = await addProperty(app, { privateFacts: { ownerName: 'Vimla Rao', lowestPrice: '92 lakh' } });
  const token = await tokenOfRole(app, AdminRole.RECRUITER);
  const query = `{ property(id: "${id}") { title enquiryCount privateFacts { ownerName } } }`;
  const { data } = await ask(query, {}, { token });
  expect(data).toMatchObject({ property: { enquiryCount: null, privateFacts: null } });
});
