import { expect, test } from 'vitest';
import { addProperty, deleteItem, given } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

const send = async (input: Record<string, unknown>, withFile = true) =>
  ask<{ saved: { id: string } }>(
    'mutation ($input: ProgressPhotoInput!, $image: Upload) { saved: createProgressPhoto(input: $input, image: $image) { id } }',
    { input: { takenOn: '2026-10-01', text: 'Slab of the 22nd floor.', ...input }, image: null },
    { token, ...(withFile && { files: { image: await picture() } }) },
  );

const shown = async (id: string) =>
  (
    await ask<{ property: { progress: object[] } }>(
      `{ property(id: "${id}") { progress { takenOn tower text image { alt } } } }`,
    )
  ).data.property.progress;

test('the photographs of a property are shown with their days, the newest first', async () => {
  const { id } = await addProperty(app);
  const other = await addProperty(app);
  given(await send({ propertyId: id, takenOn: '2026-08-01', tower: 'Tower B', text: 'Piling.' }), 'saved');
  const latest = given(await send({ propertyId: id }), 'saved');
  expect(await shown(other.id)).toEqual([]);
  const piling = { takenOn: '2026-08-01', tower: 'Tower B', text: 'Piling.', image: { alt: 'Piling.' } };
  expect(await shown(id)).toEqual([
    {
      ...{ takenOn: '2026-10-01', tower: null, text: 'Slab of the 22nd floor.' },
      image: { alt: 'Slab of the 22nd floor.' },
    },
    piling,
  ]);
  await deleteItem(app, 'PROGRESS_PHOTO', latest.id);
  expect(await shown(id)).toEqual([piling]);
});

test('a photograph can be corrected, and the list of the office finds it by its property', async () => {
  const { id } = await addProperty(app, { title: 'Neem Court' });
  const photo = given(await send({ propertyId: id }), 'saved');
  const { errors } = await ask(
    'mutation ($id: ID!, $input: ProgressPhotoInput!) { updateProgressPhoto(id: $id, input: $input) { id } }',
    { id: photo.id, input: { propertyId: id, takenOn: '2026-10-02', text: 'Slab of the 23rd floor.' } },
    { token },
  );
  expect(errors).toBeUndefined();
  const { data } = await ask(
    '{ adminProgressPhotos(list: { search: "neem" }) { items { takenOn propertyTitle image { alt } } } }',
    {},
    { token },
  );
  expect(data.adminProgressPhotos).toEqual({
    items: [
      { takenOn: '2026-10-02', propertyTitle: 'Neem Court', image: { alt: 'Slab of the 23rd floor.' } },
    ],
  });
});

test.each([
  [{ takenOn: '2090-01-01' }, { takenOn: 'This day is in the future.' }],
  [{ takenOn: '2026-02-30' }, { takenOn: 'This date does not exist.' }],
  [{ text: ' ' }, { text: 'Please say what the photograph shows.' }],
  [{ propertyId: '0'.repeat(24) }, { propertyId: 'This property no longer exists.' }],
  [{ propertyId: 'none' }, { propertyId: 'Please choose a property.' }],
])('the photograph %j is refused beside its field', async (values, fields) => {
  const { id } = await addProperty(app);
  const { errors } = await send({ propertyId: id, ...values });
  expect(errors?.[0]?.extensions.fields).toEqual(fields);
});

test('a photograph without a picture is refused', async () => {
  const { id } = await addProperty(app);
  const { errors } = await send({ propertyId: id }, false);
  expect(errors?.[0]?.extensions.fields).toEqual({ image: 'Please select an image.' });
});

test('the payment plan of the cost sheet says what photographs show, and what is reached is due at booking', async () => {
  const paymentPlan = [
    { name: 'On booking', percent: '10', month: 0 },
    { name: 'Foundation', percent: '30', month: 4 },
    { name: '10th floor slab', percent: '30', month: 9 },
    { name: 'Keys', percent: '30' },
  ];
  const { id } = await addProperty(app, {
    ...{ stage: 'UNDER_CONSTRUCTION', price: '95 lakh', towers: [{ name: 'Tower A' }, { name: 'Tower B' }] },
    costs: { paymentPlanKind: 'CONSTRUCTION_LINKED', paymentPlan },
  });
  const reached = async () => {
    const { data, errors } = await ask<{
      costSheet: { payments: { name: string; reached: object | null }[] };
    }>(`{ costSheet(propertyId: "${id}") { payments { name reached { by towers } } } }`);
    expect(errors).toBeUndefined();
    return data.costSheet.payments.flatMap(({ name, reached: seen }) => (seen ? [[name, seen]] : []));
  };
  expect(await reached()).toEqual([]);
  given(await send({ propertyId: id, text: 'The gate of the site.' }), 'saved');
  expect(await reached()).toEqual([]);
  given(await send({ propertyId: id, tower: 'Tower B', text: '10th floor slab cast' }), 'saved');
  const inB = { by: '2026-10-01', towers: ['Tower B'] };
  expect(await reached()).toEqual([
    ['Foundation', inB],
    ['10th floor slab', inB],
  ]);
  const whole = { propertyId: id, takenOn: '2026-07-01', stage: 'Foundation', text: 'Seen from above.' };
  const photo = given(await send(whole), 'saved');
  expect(await reached()).toEqual([
    ['Foundation', { by: '2026-07-01', towers: [] }],
    ['10th floor slab', inB],
  ]);
  const dues = async (bookedOn: string) => {
    const { data } = await ask<{
      costSheet: {
        total: number;
        payments: { name: string; month: number | null; day: string | null; amount: number }[];
      };
    }>(
      'query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) { total payments { name month day amount } } }',
      { id, choices: { bookedOn } },
    );
    const { total, payments } = data.costSheet;
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    return payments.flatMap(({ name, month, day }) => (/Found|slab/.test(name) ? [[name, month, day]] : []));
  };
  expect(await dues('2026-08-01')).toEqual([
    ['Foundation', 0, '2026-08-01'],
    ['10th floor slab', 9, '2027-05-01'],
  ]);
  expect(await dues('2026-06-30')).toEqual([
    ['Foundation', 4, '2026-10-30'],
    ['10th floor slab', 9, '2027-03-30'],
  ]);
  await deleteItem(app, 'PROGRESS_PHOTO', photo.id);
  expect(await reached()).toEqual([
    ['Foundation', inB],
    ['10th floor slab', inB],
  ]);
  const wrong = await send({ ...whole, stage: 'Roof' });
  expect(wrong.errors?.[0]?.extensions.fields).toEqual({
    stage: 'Its payment plan has: Foundation, 10th floor slab.',
  });
});
