import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { checkListings } from './check-listings.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

const dayMs = 24 * 3_600_000;
const inDays = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);
const settings = (values: object) =>
  db.collection<{ _id: string }>('siteSettings').updateOne({ _id: 'site' }, { $set: values });

async function state(): Promise<object> {
  const { data } = await ask<{ dashboard: { content: { site: object } } }>(
    `{ dashboard { content { site {
      mode listingCount trialCount hiddenCount registrationEndsOn registrationDaysLeft
    } } } }`,
    {},
    { token },
  );
  return data.dashboard.content.site;
}

async function effect(validTo: string | null, number = 'UPRERAAGT10202'): Promise<object> {
  const { data } = await ask<{ registrationEffect: object }>(
    `query ($number: String!, $validTo: String) {
      registrationEffect(number: $number, validTo: $validTo) { count total }
    }`,
    { number, validTo },
    { token },
  );
  return data.registrationEffect;
}

test('one date says beforehand how many listings it hides, and nothing when it does not', async () => {
  await addProperty(app);
  await addProperty(app);
  expect(await effect(inDays(-1))).toEqual({ count: 2, total: 2 });
  expect(await effect(null)).toEqual({ count: 2, total: 2 });
  expect(await effect(inDays(59))).toEqual({ count: 2, total: 2 });
  expect(await effect(inDays(400))).toEqual({ count: 0, total: 2 });
  expect(await effect(inDays(400), 'SAMPLE-AGENT-2026-0062')).toEqual({ count: 2, total: 2 });
  expect(await db.collection('properties').countDocuments({ 'gate.passes': true })).toBe(2);
});

test.each(['', ' ', 'asha@example.com', '2032-02-30', '2032-13-01', '20320-01-01'])(
  'a last day that does not exist is refused: %j',
  async (validTo) => {
    await addProperty(app);
    const { errors } = await ask(
      'query ($validTo: String) { registrationEffect(number: "UPRERAAGT10202", validTo: $validTo) { count } }',
      { validTo },
      { token },
    );
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'BAD_USER_INPUT', fields: { validTo: 'Please enter a day such as 2032-08-26.' } },
    ]);
  },
);

test('the dashboard announces the end of the registration from 60 days before, and says what it hides', async () => {
  await addProperty(app);
  const plain = { mode: 'GATED', listingCount: 1, trialCount: 0 };
  const none = { registrationEndsOn: null, registrationDaysLeft: null };
  await settings({ registrationValidTo: inDays(61) });
  expect(await state()).toEqual({ ...plain, ...none, hiddenCount: 0 });
  await settings({ registrationValidTo: inDays(60) });
  expect(await state()).toMatchObject({ registrationEndsOn: inDays(60), registrationDaysLeft: 60 });
  await settings({ registrationValidTo: inDays(-1) });
  await checkListings(context);
  expect(await state()).toEqual({
    ...{ ...plain, hiddenCount: 1 },
    ...{ registrationEndsOn: inDays(-1), registrationDaysLeft: -1 },
  });
});

test('the dashboard counts the trial listings of a site that is not live', async () => {
  await settings({ liveSince: null, registrationValidTo: inDays(-1) });
  await addProperty(app);
  expect(await state()).toMatchObject({ mode: 'OPEN', listingCount: 1, trialCount: 1, hiddenCount: 0 });
});
