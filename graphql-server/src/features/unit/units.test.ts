import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { UnitStatus } from './unit.type.ts';
import { countsOf, releaseEndedHolds } from './units.service.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Saved {
  saved: { id: string; number: string; status: string; revision: number }[];
  failures: { index: number; field: string; message: string }[];
  questions: { index: number; field: string; message: string }[];
}

const towers = [{ name: 'Tower A', floors: 12 }, { name: 'Tower B' }];
const configurations = [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }];
const hourMs = 3_600_000;
const inAnHour = () => new Date(Date.parse('2099-01-01')).toISOString();

async function project(): Promise<string> {
  return (await addProperty(app, { towers, configurations })).id;
}

async function save(id: string, units: object[]): Promise<Saved> {
  const { data, errors } = await ask<{ saveUnits: Saved }>(
    `mutation ($id: ID!, $units: [SavedUnitInput!]!) {
      saveUnits(propertyId: $id, units: $units) {
        saved { id number status revision } failures { index field message } questions { index field message }
      }
    }`,
    { id, units },
    { token },
  );
  expect(errors).toBeUndefined();
  return data.saveUnits;
}

async function shown(id: string) {
  const { data } = await ask<{
    property: { availability: { units: object[]; counts: { total: number; available: number }[] } | null };
  }>(
    `query ($id: ID!) { property(id: $id) { availability {
      units { number tower configuration floor facing carpet status } asOn counts { configuration total available }
    } } }`,
    { id },
  );
  return data.property.availability;
}

const unit = (number: string, values: object = {}) => ({
  ...{ number, tower: 'tower-a', configuration: '2-bhk', floor: 3 },
  ...values,
});

test('units are saved each by itself, and what is wrong is named', async () => {
  const id = await project();
  expect(await shown(id)).toBeNull();
  const { saved, failures } = await save(id, [
    unit('A-301'),
    unit('a-3 01'),
    unit('A-302', { tower: 'tower-c' }),
    unit('A-303', { configuration: '5-bhk' }),
    unit('A-304', { status: 'HOLD' }),
    unit('A-305', { status: 'HOLD', holdUntil: '2020-01-01T00:00:00Z' }),
    unit('A-306', { holdUntil: inAnHour() }),
    unit('A-307', { floor: -1 }),
    unit('A-301', { tower: 'tower-b' }),
  ]);
  expect(saved.map(({ number, status }) => `${number} ${status}`)).toEqual([
    'A-301 AVAILABLE',
    'A-301 AVAILABLE',
  ]);
  expect(failures.map(({ index, field, message }) => `${index} ${field}: ${message}`)).toEqual([
    '1 number: Another unit of this tower has this number.',
    '2 tower: The property has no such tower.',
    '3 configuration: The property has no such configuration.',
    '4 holdUntil: Please enter when the hold ends.',
    '5 holdUntil: This time has passed. Please choose a later end for the hold.',
    '6 holdUntil: Only a hold can have an end.',
    '7 floor: Please enter a whole number from 0 to 200.',
  ]);
});

test('what no unit can be is refused with its reason', async () => {
  const { id } = await addProperty(app, {
    ...{ towers, configurations: [{ ...configurations[0], superArea: 1_150 }] },
    costs: { locationCharges: [{ name: 'Corner', rate: '150' }] },
  });
  const { saved, failures } = await save(id, [
    unit('A-901', { carpet: 1_200 }),
    unit('A-902', { superArea: 700 }),
    unit('A-1301', { floor: 13 }),
    unit('A-903', { price: 9_000_000, rate: '9000' }),
    unit('A-904', { rate: '-5' }),
    unit('A-905', { locationCharges: ['Corner', 'Sea view'] }),
    unit('A-906', { asOn: '2026-02-30' }),
    unit('A-907', { asOn: '2099-01-01' }),
    unit('A-908', { rate: '9000.50', locationCharges: ['Corner'], carpet: 800, superArea: 1_180 }),
  ]);
  expect(saved.map(({ number }) => number)).toEqual(['A-908']);
  expect(failures.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'carpet: The carpet area cannot be larger than the super area.',
    'superArea: The carpet area cannot be larger than the super area.',
    'floor: Tower A has 12 floors.',
    'rate: Please enter a price or a rate, not both.',
    'rate: Please enter a rate above zero.',
    'locationCharges: The cost sheet of the property has no charge “Sea view”.',
    'asOn: This date does not exist.',
    'asOn: This day is in the future.',
  ]);
});

test('two saves at once keep one unit of a number, and sell a unit once', async () => {
  const id = await project();
  const both = await Promise.all([save(id, [unit('A-401')]), save(id, [unit('A-401')])]);
  expect(both.flatMap(({ saved }) => saved)).toHaveLength(1);
  const [stored] = both.flatMap(({ saved }) => saved);
  const sell = () =>
    save(id, [unit('A-401', { id: stored?.id, revision: stored?.revision, status: 'BOOKED' })]);
  const sales = await Promise.all([sell(), sell()]);
  expect(sales.flatMap(({ saved }) => saved)).toHaveLength(1);
  const [refused] = (await sell()).failures;
  expect(refused).toMatchObject({ field: 'status', message: 'This unit is sold already.' });
});

test('a hold ends by itself, and visitors do not see for whom it was', async () => {
  const id = await project();
  const { saved } = await save(id, [
    unit('A-501', { status: 'HOLD', holdUntil: inAnHour(), holder: 'Asha Rao' }),
  ]);
  expect(await shown(id)).toEqual({
    units: [
      {
        ...{ number: 'A-501', tower: 'tower-a', configuration: '2-bhk', floor: 3, facing: null },
        ...{ carpet: null, status: 'HOLD' },
      },
    ],
    counts: [{ configuration: '2-bhk', total: 1, available: 0 }],
    asOn: null,
  });
  const units = app.context.db.collection('units');
  const _id = new ObjectId(saved[0]?.id);
  await units.updateOne({ _id }, { $set: { holdUntil: new Date(Date.parse('2026-01-01') - hourMs) } });
  const { data } = await ask<{ units: object[] }>(
    'query ($id: ID!) { units(propertyId: $id) { number status holder holdUntil } }',
    { id },
    { token },
  );
  expect(data.units).toEqual([{ number: 'A-501', status: 'AVAILABLE', holder: null, holdUntil: null }]);
  // Kept answers follow once the hold is released.
  await releaseEndedHolds(app.context);
  expect((await shown(id))?.counts).toEqual([{ configuration: '2-bhk', total: 1, available: 1 }]);
  expect(await units.findOne({ _id })).toMatchObject({ status: 'AVAILABLE', holder: null });
});

test('visitors see the oldest day of the units, and their numbers unless the office hides them', async () => {
  const id = await project();
  const facts = { facing: 'NORTH_EAST', carpet: 792 };
  await save(id, [
    unit('A-701', { asOn: '2026-11-12', ...facts }),
    unit('A-702', { asOn: '2026-11-03' }),
    unit('A-703'),
  ]);
  const show = (shown: boolean) =>
    ask(
      'mutation ($id: ID!, $shown: Boolean!) { showUnitNumbers(propertyId: $id, shown: $shown) }',
      { id, shown },
      { token },
    );
  const numbers = async () => (await shown(id))?.units.map((one) => ('number' in one ? one.number : ''));
  expect(await shown(id)).toMatchObject({ asOn: '2026-11-03', units: [{ ...facts }, {}, {}] });
  expect(await numbers()).toEqual(['A-701', 'A-702', 'A-703']);
  expect((await show(false)).data).toEqual({ showUnitNumbers: false });
  expect(await numbers()).toEqual([null, null, null]);
  await show(true);
  expect(await numbers()).toEqual(['A-701', 'A-702', 'A-703']);
});

test('units are removed, and of another property they are not', async () => {
  const [one, other] = [await project(), await project()];
  const { saved } = await save(one, [unit('A-601'), unit('A-602')]);
  const remove = async (id: string) => {
    const { data } = await ask<{ removeUnits: number }>(
      'mutation ($id: ID!, $ids: [ID!]!) { removeUnits(propertyId: $id, ids: $ids) }',
      { id, ids: saved.map((stored) => stored.id) },
      { token },
    );
    return data.removeUnits;
  };
  expect(await remove(other)).toBe(0);
  expect(await remove(one)).toBe(2);
  expect(await shown(one)).toBeNull();
});

test('the counts of the configurations add up to the units, for any units', () => {
  const configuration = fc.constantFrom('a', 'b', 'c', null);
  const status = fc.constantFrom(...Object.values(UnitStatus));
  fc.assert(
    fc.property(fc.array(fc.record({ configuration, status })), (list) => {
      const counts = countsOf(list);
      const sum = (name: 'total' | 'available') => counts.reduce((all, count) => all + count[name], 0);
      expect(sum('total')).toBe(list.length);
      const free = list.filter(
        (one) => one.status === UnitStatus.AVAILABLE || one.status === UnitStatus.RESALE,
      );
      expect(sum('available')).toBe(free.length);
      for (const count of counts) {
        expect(count.available).toBeLessThanOrEqual(count.total);
        expect(count.total).toBe(list.filter((one) => one.configuration === count.configuration).length);
      }
    }),
  );
});

test('a figure that can hardly be right is asked about, and the unit is saved', async () => {
  const id = await project();
  const asked = await save(id, [
    unit('A-1', { price: 95 }),
    unit('A-2', { price: 9_500_000 }),
    unit('A-3', { price: 120_000, configuration: null, carpet: 2_000 }),
    unit('A-4', { rate: '9.5' }),
    unit('A-5', { rate: '9500000' }),
    unit('A-6', { rate: '9500' }),
    unit('A-7', { carpet: 7.8 }),
    unit('A-8', { price: 250_000, configuration: null }),
    unit('A-9', { price: 95, tower: 'tower-x' }),
  ]);
  expect(asked.saved).toHaveLength(8);
  expect(asked.questions).toEqual([
    { index: 0, field: 'price', message: 'Is a price of ₹ 95 right? It may be in lakhs, or a rate.' },
    {
      ...{ index: 2, field: 'price' },
      message: 'Is a price of ₹ 1,20,000 right? It may be a rate for a square yard or metre.',
    },
    { index: 3, field: 'rate', message: 'Is a rate of ₹ 9.5 a square foot right? It may be in thousands.' },
    { index: 4, field: 'rate', message: 'Is a rate of ₹ 95,00,000 a square foot right? It may be a price.' },
    {
      ...{ index: 6, field: 'carpet' },
      message: 'Is 7.8 sq ft right? A dot may stand where thousands are meant.',
    },
  ]);
  const { id: toLet } = await addProperty(app, {
    ...{ towers, propertyStatus: 'FOR_RENT', rera: { status: 'RENT' } },
  });
  const rents = await save(toLet, [
    unit('B-1', { configuration: null, price: 85 }),
    unit('B-2', { configuration: null, price: 28_000, carpet: 900 }),
    unit('B-3', { configuration: null, price: 9_500_000, carpet: 900 }),
  ]);
  expect(rents.questions.map(({ index, message }) => `${index} ${message}`)).toEqual([
    '0 Is a rent of ₹ 85 a month right? It may be a rate.',
    '2 Is a rent of ₹ 95,00,000 a month right? It may be the price of a sale.',
  ]);
});
