import { expect, test } from 'vitest';
import { readCostChoices, readLoanQuestion } from './cost-choices.ts';

const read = (query: string) => readCostChoices(new URLSearchParams(query));

test('an address keeps the choices of a cost sheet', () => {
  expect(
    read(
      'carpet=1%2C150.5&floor=12&charge=Park&charge=Corner&parking=2&buyer=joint&share=40&loan=50,00,000&years=15&circle=1&ready=no&booked=2027-01-15',
    ),
  ).toEqual({
    ...{ carpet: 1150.5, floor: 12, locationCharges: ['Park', 'Corner'], parking: 2 },
    ...{ buyer: 'JOINT', womanShare: 40, loan: 5_000_000, years: 15, circleValue: 1, isReady: false },
    bookedOn: '2027-01-15',
  });
});

test('an address keeps the question about the loan', () => {
  const question = readLoanQuestion(new URLSearchParams('income=2,00,000&emis=15000&prepay=500000&after=24'));
  expect(question).toEqual({ income: 200_000, otherInstalments: 15_000, prepay: 500_000, after: 24 });
  expect(readLoanQuestion(new URLSearchParams('income=-5&after=x'))).toEqual({
    otherInstalments: 0,
    after: 12,
  });
});

test('what cannot be read counts as not chosen', () => {
  expect(read('carpet=0&floor=-1&parking=99&buyer=constructor&years=0&loan=1e9&ready=maybe&share=')).toEqual(
    {},
  );
  expect(read(`charge=${'x'.repeat(61)}`)).toEqual({});
  for (const day of ['2027-02-30', '0027-01-15', 'tomorrow']) expect(read(`booked=${day}`)).toEqual({});
});
