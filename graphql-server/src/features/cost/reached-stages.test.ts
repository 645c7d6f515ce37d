import { expect, test } from 'vitest';
import { PaymentPlanKind } from '../property/terms/cost-terms.type.ts';
import { reachedStages } from './reached-stages.ts';

const paymentPlan = [
  { name: 'On booking', percent: '10', month: 0 },
  { name: 'Completion of foundation', percent: '20', month: 4 },
  { name: 'On casting of 10th floor slab', percent: '20', month: 9 },
  { name: '12th floor roof slab', percent: '20', month: 12 },
  { name: 'Flooring and fittings', percent: '20', whenReached: true },
  { name: 'Offer of possession', percent: '10' },
];
const { CONSTRUCTION_LINKED, TIME_LINKED } = PaymentPlanKind;
const anywhere = { tower: null, towers: [] };
const photo = (text: string, values: object = {}) => ({
  takenOn: '2026-10-01',
  tower: null,
  text,
  ...values,
});
const plan = { paymentPlan, paymentPlanKind: CONSTRUCTION_LINKED };
const names = (stages: readonly unknown[]) =>
  paymentPlan.flatMap(({ name }, place) => (stages[place] ? [name] : []));
const reachedBy = (text: string) => names(reachedStages(plan, [photo(text)], anywhere)).at(-1) ?? null;

test.each([
  ['10th floor slab cast', 'On casting of 10th floor slab'],
  ['Slab of the 10th floor has been cast.', 'On casting of 10th floor slab'],
  ['The 10th floor slab of 30 is done', 'On casting of 10th floor slab'],
  ['10th floor of 30: slab cast', 'On casting of 10th floor slab'],
  ['Foundation completed', 'Completion of foundation'],
  ['Roof of the 12th floor poured', '12th floor roof slab'],
  ['Flooring and fittings finished', 'Flooring and fittings'],
  ['10th floor slab', null],
  ['Slab of the 22nd floor cast', null],
  ['10th floor slab to be cast', null],
  ['10th floor slab not cast yet', null],
  ['10th floor slab: casting begins', null],
  ['10th floor slab 50 % cast', null],
  ['10th floor slab cast?', null],
  ['10th floor columns cast', null],
  ['Shuttering of the 10th floor slab done', null],
  ['9th floor slab cast, 10th floor slab next', null],
  ['Over the 10th floor slab, columns cast', null],
  ['Booking done', null],
  ['Offer of possession reached', null],
])('the line “%s” shows %s', (text, stage) => {
  expect(reachedBy(text)).toBe(stage);
});

test('a chosen stage and those before it are reached, each since its first photograph', () => {
  const lines = [
    photo('Piling.', { takenOn: '2026-06-01', stage: 'Completion of foundation' }),
    photo('Seen from the road.', { takenOn: '2026-09-01', stage: '12th floor roof slab' }),
    photo('Again.', { takenOn: '2026-10-01', stage: 'On casting of 10th floor slab' }),
  ];
  const by = reachedStages(plan, lines, anywhere).map((stage) => stage?.by ?? null);
  expect(by).toEqual([null, '2026-06-01', '2026-09-01', '2026-09-01', null, null]);
  expect(reachedStages(plan, [photo('Piling.', { stage: 'A former stage' })], anywhere)).toEqual(
    paymentPlan.map(() => null),
  );
});

test('the calendar is no stage, and a plan that says neither counts only what is named', () => {
  const line = [photo('Seen.', { stage: 'Flooring and fittings' }), photo('10th floor slab cast')];
  const of = (kind: PaymentPlanKind | null) =>
    names(reachedStages({ paymentPlan, paymentPlanKind: kind }, line, anywhere));
  expect(of(TIME_LINKED)).toEqual(['Flooring and fittings']);
  expect(of(null)).toEqual(['On casting of 10th floor slab', 'Flooring and fittings']);
});

test('a tower speaks of its own homes', () => {
  const stage = 'Completion of foundation';
  const of = (lines: object[], tower: string | null, towers: string[] = ['Tower A', 'Tower B']) =>
    reachedStages(
      plan,
      lines.map((values) => photo('Seen.', { stage, ...values })),
      { tower, towers: towers.map((name) => ({ name })) },
    )[1];
  const inB = { tower: 'B', takenOn: '2026-08-01' };
  expect(of([inB], 'Tower B')).toEqual({ by: '2026-08-01', towers: [] });
  expect(of([inB], 'Tower A')).toBeNull();
  expect(of([inB], null)).toEqual({ by: '2026-08-01', towers: ['B'] });
  expect(of([inB], null, [])).toEqual({ by: '2026-08-01', towers: ['B'] });
  expect(of([inB], null, ['Tower B'])).toEqual({ by: '2026-08-01', towers: [] });
  expect(of([inB, { tower: 'Tower A' }], null)).toEqual({ by: '2026-10-01', towers: [] });
  expect(of([{}], 'Tower A')).toEqual({ by: '2026-10-01', towers: [] });
  // A line can name the tower itself.
  const named = (text: string, tower: string | null) =>
    reachedStages(plan, [photo(text)], {
      ...{ tower, towers: [{ name: 'Tower A' }, { name: 'Tower B' }] },
    })[1];
  expect(named('Foundation of Tower B completed', 'Tower A')).toBeNull();
  expect(named('Foundation of Tower B completed', 'Tower B')).toEqual({ by: '2026-10-01', towers: [] });
  expect(named('Foundation of towers A and B completed', null)).toBeNull();
});

test('a tower with a certificate has reached every stage of the construction', () => {
  const towers = [{ name: 'Tower A', certificateDate: '2026-09-15' }, { name: 'Tower B' }];
  const lines = [photo('Seen.', { stage: 'Completion of foundation', tower: 'A', takenOn: '2026-02-01' })];
  const of = (tower: string | null, kind = CONSTRUCTION_LINKED) =>
    reachedStages({ paymentPlan, paymentPlanKind: kind }, lines, { tower, towers });
  expect(of('Tower A').map((stage) => stage?.by ?? null)).toEqual([
    ...[null, '2026-02-01', '2026-09-15', '2026-09-15', '2026-09-15', null],
  ]);
  expect(names(of('Tower B'))).toEqual([]);
  expect(of(null).at(-2)).toEqual({ by: '2026-09-15', towers: ['Tower A'] });
  expect(names(of('Tower A', TIME_LINKED))).toEqual(['Flooring and fittings']);
});
