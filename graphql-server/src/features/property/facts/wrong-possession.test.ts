import { expect, test } from 'vitest';
import { addProperty, propertyInput, registeredBlock } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

const rera = { ...registeredBlock, validFrom: '2025-02-01' };
const registered = { rera, reraNumber: 'UPRERAPRJ0000001' };
const early = 'Possession is before the launch: the registration of the project begins on 1 Feb 2025.';
const earlyCompletion =
  'Completion is before the launch: the registration of the project begins on 1 Feb 2025.';
const notReady = 'A new launch cannot be ready to move into.';

type Answer = Promise<Record<string, string> | undefined>;
type Values = Record<string, unknown>;

async function asked(name: 'createProperty' | 'updateProperty', input: object, id?: string): Answer {
  const [declared, given] = id ? [', $id: ID!', 'id: $id, '] : ['', ''];
  const { errors } = await ask(
    `mutation ($input: PropertyInput!${declared}) {
      ${name}(${given}input: $input, publication: { state: DRAFT }) { id }
    }`,
    { input, id },
    { token },
  );
  return errors?.[0]?.extensions.fields;
}

const created = (values: Values) => asked('createProperty', propertyInput(values));

/** What belongs to a registration but is not sent stays as it is stored. */
async function changed(values: Values): Answer {
  const { id } = await addProperty(app, registered);
  const { rera: _unsaid, gateReasons: _reasons, ...input } = propertyInput(values);
  return asked('updateProperty', input, id);
}

async function posted(values: Values): Answer {
  const typed = Object.entries(propertyInput(values)).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const answer = await call<{ fields?: Record<string, string> }>('POST', '/api/form/submit', {
    form: Object.fromEntries(typed),
    token,
  });
  expect(answer.status).toBe(answer.body.fields ? 400 : 201);
  return answer.body.fields;
}

async function imported({ yearBuilt }: Values): Answer {
  const { id, title } = await addProperty(app, registered);
  const answer = await ask<{ importListings: { errors: { heading: string; message: string }[] } }>(
    'mutation ($text: String!) { importListings(text: $text) { errors { heading message } } }',
    { text: `listing_id,project_name,possession\r\n${id},${title},${String(yearBuilt)}` },
    { token },
  );
  const { errors } = answer.data.importListings;
  return errors.length > 0
    ? Object.fromEntries(
        errors.map(({ heading, message }) => [heading.replace('possession', 'yearBuilt'), message]),
      )
    : undefined;
}

test.each([
  ['GraphQL, a new one', created],
  ['GraphQL, a stored one', changed],
  ['REST', posted],
  ['a file', imported],
])('a possession before the registration is refused with the sentence: %s', async (_door, send) => {
  const before = await db.collection('properties').countDocuments();
  expect(await send({ ...registered, yearBuilt: 'Dec 2024' })).toEqual({ yearBuilt: early });
  expect(await db.collection('properties').countDocuments()).toBeLessThanOrEqual(before + 1);
  // The quarter ends after that day.
  expect(await send({ ...registered, yearBuilt: 'Q1 2025' })).toBeUndefined();
});

test('a registered completion lies after the first day, and a new launch is not ready', async () => {
  const wrong = { ...rera, registeredCompletion: '2025-01-31' };
  expect(await created({ ...registered, rera: wrong })).toEqual({
    'rera.registeredCompletion': earlyCompletion,
  });
  expect(await created({ stage: 'NEW_LAUNCH', yearBuilt: 'Ready to move' })).toEqual({ yearBuilt: notReady });
  expect(await created({ stage: 'NEW_LAUNCH', yearBuilt: 'Dec 2029' })).toBeUndefined();
});

test('what needs no registration may have been ready long ago, and a day that is none gets its own sentence', async () => {
  const { status: _status, ...unregistered } = rera;
  expect(await created({ rera: { ...unregistered, status: 'RENT' }, yearBuilt: '2012' })).toBeUndefined();
  const fields = await created({ rera: { ...rera, validFrom: '2025-02-31' }, yearBuilt: '2012' });
  expect(fields).toEqual({ 'rera.validFrom': 'This date does not exist.' });
});
