import { expect, test } from 'vitest';
import { dayInIndia, ownTime, setClock } from '../../base/clock.ts';
import { workOutbox } from '../../office/outbox/outbox.worker.ts';
import { addProperty, given } from '../../testing/factories.ts';
import { formTokenOf } from '../../testing/data/form-token.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true, limitSubmissions: true });
const { ask, call, context, db, token } = app;

const hourMs = 3_600_000;

const words = { reason: 'PRICE', text: 'They asked for ten lakh more on the phone.' };

function send(propertyId: string, values: object = {}) {
  return ask<{ reportListing: { reference: string; answerBy: string | null } }>(
    'mutation ($input: ListingReportInput!) { reportListing(input: $input) { reference answerBy } }',
    { input: { propertyId, ...words, ...values } },
  );
}

interface Row {
  id: string;
  propertyTitle: string;
  state: string;
  overdue: boolean;
  answer: string | null;
  answeredBy: string | null;
}

async function rows(filter = ''): Promise<Row[]> {
  const answer = await ask<{ listingReports: { items: Row[] } }>(
    `{ listingReports${filter && `(filter: { ${filter} })`} {
      items { id propertyTitle state overdue answer answeredBy }
    } }`,
    {},
    { token },
  );
  return given(answer, 'listingReports').items;
}

function answerIt(id: string, answer: string) {
  return ask(
    'mutation ($id: ID!, $input: ReportAnswerInput!) { answerListingReport(id: $id, input: $input) { state } }',
    { id, input: { answer } },
    { token },
  );
}

test('a report reaches the office with a deadline by the rule, and by e-mail', async () => {
  const { id } = await addProperty(app, { title: 'Neem Court' });
  const { reference, answerBy } = given(await send(id, { email: 'Asha@Example.com' }), 'reportListing');
  expect(reference).toMatch(/^REP-[0-9A-Z]{5}$/);
  const left = Date.parse(answerBy ?? '') - Date.now();
  expect(left).toBeGreaterThan(9 * hourMs);
  expect(left).toBeLessThanOrEqual(24 * hourMs);
  expect(await rows('state: OPEN')).toMatchObject([{ propertyTitle: 'Neem Court', overdue: false }]);
  await workOutbox(context);
  const mail = await db.collection('outbox').findOne({ replyTo: 'asha@example.com' });
  expect(mail).toMatchObject({ subject: 'Listing reported: Neem Court', state: 'KEPT' });
  expect(String(mail?.text)).toContain(words.text);
});

test.each([
  ['12:30', 24 * hourMs],
  ['04:49', 15 * hourMs + 11 * 60_000],
])('what comes at %s in India is answered within a day, in the hours of the office', async (time, left) => {
  const { id } = await addProperty(app);
  const moment = Date.parse(`${dayInIndia(new Date(Date.now() + 24 * hourMs))}T${time}:00+05:30`);
  setClock(moment - ownTime());
  const answer = await send(id);
  setClock(0);
  const { answerBy } = given(answer, 'reportListing');
  const minutes = (ms: number) => Math.round(ms / 60_000);
  expect(minutes(Date.parse(answerBy ?? '') - moment)).toBe(minutes(left));
});

test('without the rule, no deadline is promised', async () => {
  const { id } = await addProperty(app);
  const rules = db.collection('rules');
  await rules.updateOne({ key: 'report.answerHours' }, { $set: { deleted: true } });
  const { answerBy } = given(await send(id), 'reportListing');
  await rules.updateOne({ key: 'report.answerHours' }, { $set: { deleted: false } });
  expect(answerBy).toBeNull();
});

test('a report is overdue after its hours, and closed by one sentence', async () => {
  const { id } = await addProperty(app);
  given(await send(id), 'reportListing');
  expect(await rows('overdue: true')).toEqual([]);
  await db.collection('listingReports').updateMany({}, { $set: { answerBy: new Date(Date.now() - hourMs) } });
  const [late] = await rows('overdue: true');
  expect(late).toMatchObject({ state: 'OPEN', overdue: true });
  const refused = await answerIt(late?.id ?? '', ' ');
  expect(refused.errors?.[0]?.extensions.fields).toEqual({ answer: 'Please say what you found and did.' });
  expect((await answerIt(late?.id ?? '', 'The price is corrected.')).errors).toBeUndefined();
  expect(await rows()).toMatchObject([
    { state: 'ANSWERED', overdue: false, answer: 'The price is corrected.', answeredBy: 'owner' },
  ]);
  const again = await answerIt(late?.id ?? '', 'Once more.');
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('the answer goes to the visitor who left an address, once, and repeats nothing that was typed', async () => {
  const { id } = await addProperty(app, { title: 'Neem Court' });
  const text = 'Buy at https://spam.example now.';
  given(await send(id, { email: 'Asha@Example.com', text }), 'reportListing');
  given(await send(id), 'reportListing');
  for (const { id: reportId } of await rows()) await answerIt(reportId, 'The price is corrected.');
  await workOutbox(context);
  await workOutbox(context);
  const answers = await db
    .collection('outbox')
    .find({ subject: /^Your report REP-/ })
    .toArray();
  expect(answers).toMatchObject([{ onlyTo: 'asha@example.com', replyTo: null, state: 'KEPT' }]);
  expect(String(answers[0]?.text)).toContain('The price is corrected.');
  expect(String(answers[0]?.text)).toContain('Call us: +91 120 000 0000\n\nApna Hi Ghar Realty');
  expect(String(answers[0]?.text)).not.toContain('spam');
  const shown = await ask<{ outbox: { items: { onlyTo: string | null }[] } }>(
    '{ outbox { items { onlyTo } } }',
    {},
    { token },
  );
  expect(given(shown, 'outbox').items.filter(({ onlyTo }) => onlyTo)).toHaveLength(1);
  await ask('mutation { erasePersonalData(person: "asha@example.com") { items } }', {}, { token });
  expect(await db.collection('outbox').countDocuments({ subject: /^Your report REP-/ })).toBe(0);
});

test('the dashboard names the open reports', async () => {
  const { id } = await addProperty(app, { title: 'Neem Court' });
  given(await send(id), 'reportListing');
  const { data } = await ask(
    '{ dashboard { content { openReports reports { propertyTitle overdue } } } }',
    {},
    { token },
  );
  expect(data.dashboard).toEqual({
    content: { openReports: 1, reports: [{ propertyTitle: 'Neem Court', overdue: false }] },
  });
});

test.each([
  [{ text: ' ' }, { text: 'Please tell us what is wrong.' }],
  [{ reason: null }, { reason: 'Please choose what is wrong.' }],
  [{ email: 'no address' }, { email: 'Please enter a valid e-mail address.' }],
  [{ propertyId: '0'.repeat(24) }, { propertyId: 'This listing is no longer on the site.' }],
  [{ propertyId: 'none' }, { propertyId: 'Please choose a listing of this site.' }],
])('the report %j is refused beside its field', async (values, fields) => {
  const { id } = await addProperty(app);
  const { errors } = await send(id, values);
  expect(errors?.[0]?.extensions.fields).toEqual(fields);
  expect(await rows()).toEqual([]);
});

test('a robot gets the usual answer and a repeated report the first one; nothing is stored twice', async () => {
  const { id } = await addProperty(app);
  expect(given(await send(id, { website: 'spam' }), 'reportListing').reference).toMatch(/^REP-/);
  expect(await rows()).toEqual([]);
  const submissionKey = 'the-key-of-one-form-1';
  const first = given(await send(id, { submissionKey }), 'reportListing');
  expect(given(await send(id, { submissionKey }), 'reportListing').reference).toBe(first.reference);
  expect(await rows()).toHaveLength(1);
});

test('the seventh report of one address within ten minutes is refused', async () => {
  const { id } = await addProperty(app);
  for (let times = 0; times < 6; times += 1) given(await send(id), 'reportListing');
  const { errors } = await send(id);
  expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
});

test('the form works without JavaScript, and its page is linked from the property', async () => {
  const { id, slug } = await addProperty(app, { title: 'Neem Court' });
  const path = `/project-details/${slug}/report`;
  expect((await call('GET', `/project-details/${slug}`)).text).toContain(`href="${path}"`);
  const shown = await call('GET', path);
  expect(shown.text).toContain('Report this listing');
  expect(shown.text).toContain('<meta name="robots" content="noindex"');
  const formToken = await formTokenOf(app, path);
  const post = (fields: Record<string, string>) =>
    call('POST', path, { body: new URLSearchParams({ propertyId: id, formToken, ...fields }) });
  const wrong = await post({ text: 'They asked for more.' });
  expect(wrong.text).toContain('Please choose what is wrong.');
  expect(wrong.text).toContain('They asked for more.');
  expect(await rows()).toEqual([]);
  const sent = await post({ reason: 'PRICE', text: 'They asked for more.' });
  expect(sent.text).toContain('Thank you. Your report has reached the office.');
  expect(await rows()).toHaveLength(1);
  expect((await call('GET', '/project-details/none/report')).status).toBe(404);
});

test('what is kept of a person includes reports, and erasing removes them', async () => {
  const { id } = await addProperty(app);
  given(await send(id, { email: 'asha@example.com' }), 'reportListing');
  const held = await ask('{ personalData(person: "asha@example.com") { items { kind } } }', {}, { token });
  expect(held.data.personalData).toEqual({ items: [{ kind: 'LISTING_REPORT' }] });
  await ask('mutation { erasePersonalData(person: "asha@example.com") { items } }', {}, { token });
  expect(await rows()).toEqual([]);
});
