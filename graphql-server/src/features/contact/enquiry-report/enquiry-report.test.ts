import { expect, test } from 'vitest';
import { deleteItem, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token, db } = app;

interface Row {
  source: string;
  count: number;
  answered: number;
  medianMinutes: number | null;
  won: number;
}

const report = async () =>
  given(
    await ask<{ enquiryReport: Row[] }>(
      '{ enquiryReport { source count answered medianMinutes won } }',
      {},
      { token },
    ),
    'enquiryReport',
  );

async function change(mutation: string) {
  const { errors } = await ask(`mutation { ${mutation} }`, {}, { token });
  expect(errors).toBeUndefined();
}

/** Sends an enquiry that is so old, and answers its id. */
async function sent(name: string, minutesAgo: number, source = 'CONSULTATION'): Promise<string> {
  await sendContact(app, { name, source, phone: '98100 00001' });
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const stored = await db
    .collection('contactRequests')
    .findOneAndUpdate({ name }, { $set: { createdAt } }, { sort: { _id: -1 } });
  return String(stored?._id);
}

test('the report counts by form what came, was answered and was won, and how soon', async () => {
  expect(await report()).toEqual([]);
  const fast = await sent('Asha', 10);
  const slow = await sent('Bela', 600);
  await sent('Chitra', 30);
  const phone = await sent('Devi', 60, 'CONTACT');
  await sent('Old', 13 * 7 * 24 * 60);
  await deleteItem(app, 'CONTACT_REQUEST', await sent('Gone', 5));
  const spam = await sent('Spam', 5);
  await change(`setContactState(id: "${fast}", state: CONTACTED) { id }`);
  await change(`setContactState(id: "${slow}", state: CLOSED, reason: WON) { id }`);
  await change(`setContactState(id: "${spam}", state: CLOSED, reason: SPAM) { id }`);
  await change(`addContactNote(id: "${phone}", text: "Called.") { id }`);
  expect(await report()).toEqual([
    { source: 'CONSULTATION', count: 3, answered: 2, medianMinutes: 10, won: 1 },
    { source: 'CONTACT', count: 1, answered: 0, medianMinutes: null, won: 0 },
  ]);
});
