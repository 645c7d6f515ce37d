import fc from 'fast-check';
import { expect, test } from 'vitest';
import { announceChange, touch } from '../../database/changes.ts';
import { addProperty, passingChecks } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { readOtherwise, ruleBook, ruleBookOf } from '../rule/rule-book.ts';
import { RuleAuthority, RuleSubject } from '../rule/rule.type.ts';
import type { Rule } from '../rule/rule.type.ts';
import { AreaBasis } from '../property/property.type.ts';
import { BuyerKind } from './cost-choices.input.ts';
import { costSheetOf } from './cost-sheet.ts';
import type { SheetQuestion } from './cost-sheet.ts';
import { dutyOn } from './duty.ts';
import { Exact, squareFeetOf } from '../../base/numbers/exact.ts';
import { otherLines } from './other-lines.ts';

const app = await startTestApp({ pages: true });
const { ask, token } = app;

interface Sheet {
  lines: {
    key: string;
    amount: number | null;
    tax: number;
    when: string;
    formula: string;
    rules: { key: string }[];
  }[];
  agreementValue: number;
  total: number;
  unknown: string[];
  perSquareFoot: string;
  aboveBasicPercent: string;
  tds: { amount: number; form: string } | null;
  loan: { most: number; amount: number; instalment: number } | null;
  ownMoney: number;
  payments: { month: number | null; name: string; amount: number }[];
  basis: string;
  readings: { rule: { key: string }; reading: string; total: number; unknown: string[] }[];
}

const sheetFields = `lines { key amount tax when formula rules { key } } agreementValue total unknown perSquareFoot
  aboveBasicPercent tds { amount form } loan { most amount instalment } ownMoney payments { month name amount }
  basis readings { rule { key } reading total unknown }`;

const newFlat = {
  basicRate: '9000',
  locationCharges: [
    { name: 'Park', rate: '120' },
    { name: 'Corner', rate: '80' },
  ],
  ...{ floorRise: '25', freeFloors: 4, parking: 500_000, club: 200_000 },
  ...{ powerRate: 25_000, powerKva: 5, electricityRate: '100', leaseRentRate: '100', securityRate: '50' },
  ...{ maintenanceRate: '4', maintenanceMonths: 24, meters: 35_000, legal: 15_000, loanCosts: 0 },
  paymentPlan: [
    { name: 'On booking', percent: '10', month: 0 },
    { name: 'In a year', percent: '40', month: 12 },
    { name: 'At possession', percent: '50' },
  ],
};
const underConstruction = {
  ...{ area: '1,150 sq ft carpet', category: 'RESIDENTIAL', stage: 'UNDER_CONSTRUCTION' },
  placeKey: 'noida/sector-150',
};

async function sheetOf(values: object, choices: object = {}): Promise<Sheet> {
  const { id } = await addProperty(app, { ...underConstruction, ...values });
  const { data, errors } = await ask<{ costSheet: Sheet }>(
    `query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) { ${sheetFields} } }`,
    { id, choices },
  );
  expect(errors).toBeUndefined();
  return data.costSheet;
}

const ruleAs = (key: string, value: string) =>
  ({
    key,
    value,
    otherValues: [],
    validFrom: null,
    validTo: null,
    authority: null,
    subject: null,
  }) as unknown as Rule;

const landPurchase = {
  ...{ terms: {}, carpet: new Exact(1_800), squareMetres: new Exact('167.225472'), value: new Exact(2e7) },
  ...{ buyer: { kind: BuyerKind.MAN, womanShare: 50 }, circleValue: null, isHome: true, isLand: true },
  ...{ hasUnknownParts: false, isPlaced: true, isResale: false, isReady: false, hasLoan: false },
};

const amountsOf = ({ lines }: Sheet) => Object.fromEntries(lines.map(({ key, amount }) => [key, amount]));
const both = { locationCharges: ['Park', 'Corner'], floor: 12, circleValue: 9_500_000 };

test('a new flat of 1,150 sq ft in Noida costs ₹1,36,36,572', async () => {
  const sheet = await sheetOf({ costs: newFlat }, { ...both, loan: 8_812_500 });
  expect(amountsOf(sheet)).toEqual({
    BASIC_PRICE: 10_350_000,
    LOCATION: 230_000,
    FLOOR_RISE: 230_000,
    PARKING: 500_000,
    CLUB: 200_000,
    POWER_BACKUP: 125_000,
    ELECTRICITY_AND_FIRE: 115_000,
    GST: 587_500,
    LEASE_RENT: 115_000,
    SECURITY: 57_500,
    MAINTENANCE: 130_272,
    METERS: 41_300,
    STAMP_DUTY: 822_500,
    REGISTRATION: 117_500,
    LEGAL: 15_000,
  });
  expect(sheet).toMatchObject({
    ...{ agreementValue: 11_750_000, total: 13_636_572, unknown: [] },
    ...{ perSquareFoot: '11857.89', aboveBasicPercent: '31.75', ownMoney: 4_824_072 },
    tds: { amount: 117_500, form: expect.stringContaining('Form 141') },
  });
  expect(sheet.loan).toMatchObject({ most: 8_812_500, amount: 8_812_500 });
  expect(sheet.lines.find(({ key }) => key === 'STAMP_DUTY')?.rules.map(({ key }) => key)).toContain(
    'duty.rate',
  );
});

test('the payments add up to the total: instalments with GST, duty on two dates in Noida, the rest at possession', async () => {
  const sheet = await sheetOf({ costs: newFlat }, both);
  expect(sheet.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(sheet.total);
  expect(sheet.payments).toContainEqual({ month: 0, name: 'On booking', amount: 1_233_750 });
  expect(sheet.payments).toContainEqual({
    month: 0,
    name: 'Stamp duty, 2 % at the agreement',
    amount: 235_000,
  });
  expect(sheet.payments).toContainEqual({ month: null, name: 'Stamp duty, the rest', amount: 587_500 });
  const elsewhere = await sheetOf({ costs: newFlat, placeKey: 'greater-noida/omicron-1' }, both);
  expect(elsewhere.payments).toContainEqual({ month: 0, name: 'Stamp duty', amount: 822_500 });
});

async function planOf(costs: object, choices: object = {}) {
  const { id } = await addProperty(app, { ...underConstruction, costs: { ...newFlat, ...costs } });
  return ask<{ costSheet: { planKind: string | null; bookedOn: string; payments: { name: string }[] } }>(
    `query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) {
      planKind bookedOn payments { month day whenReached name percent amount } } }`,
    { id, choices: { ...both, ...choices } },
  );
}

test('a time-linked plan counts its days from the chosen day of booking, the end of a short month included', async () => {
  const paymentPlan = [
    { name: 'On booking', percent: '10', month: 0 },
    { name: 'In three months', percent: '39.5', month: 3 },
    { name: 'At possession', percent: '50.5' },
  ];
  const timeLinked = { paymentPlanKind: 'TIME_LINKED', paymentPlan };
  const { data } = await planOf(timeLinked, { bookedOn: '2026-11-30' });
  expect(data.costSheet).toMatchObject({ planKind: 'TIME_LINKED', bookedOn: '2026-11-30' });
  const instalment = { whenReached: false, month: 3, day: '2027-02-28' };
  expect(data.costSheet.payments).toContainEqual({
    ...{ ...instalment, name: 'In three months', percent: '39.5', amount: 4_873_313 },
  });
  expect(data.costSheet.payments).toContainEqual({
    ...{ month: null, day: null, whenReached: false, name: 'At possession', percent: '50.5' },
    amount: 12_337_500 - 1_233_750 - 4_873_313,
  });
  expect(data.costSheet.payments).toContainEqual(
    expect.objectContaining({ name: 'Registration fee', percent: null, day: '2026-11-30' }),
  );
  const today = (await planOf(timeLinked)).data.costSheet;
  expect(today.payments).toContainEqual(expect.objectContaining({ month: 0, day: today.bookedOn }));
});

test('a stage without a month comes after the payment before it, when it is reached', async () => {
  const paymentPlan = [
    { name: 'On booking', percent: '10', month: 0 },
    { name: 'Foundation', percent: '30', month: 4 },
    { name: 'Top floor roof', percent: '30', whenReached: true },
    { name: 'Fittings', percent: '20', month: 18 },
    { name: 'Keys', percent: '10' },
  ];
  const { data } = await planOf({ paymentPlanKind: 'CONSTRUCTION_LINKED', paymentPlan });
  expect(data.costSheet.planKind).toBe('CONSTRUCTION_LINKED');
  const names = data.costSheet.payments.map(({ name }) => name);
  expect(names.filter((name) => paymentPlan.some((milestone) => milestone.name === name))).toEqual(
    paymentPlan.map(({ name }) => name),
  );
  expect(data.costSheet.payments).toContainEqual(
    expect.objectContaining({ name: 'Top floor roof', month: null, day: null, whenReached: true }),
  );
});

test('terms without a kind say none, and a completed home has no plan', async () => {
  expect((await planOf({})).data.costSheet.planKind).toBeNull();
  const ready = await planOf({ paymentPlanKind: 'TIME_LINKED' }, { isReady: true });
  expect(ready.data.costSheet.planKind).toBeNull();
});

test.each(['2027-02-30', '1999-12-31', 'tomorrow', '2027-01-15T00:00Z'])(
  '%s is no day of booking',
  async (bookedOn) => {
    const { errors } = await planOf({}, { bookedOn });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { bookedOn: 'Please enter a day from 2000 to 2099, such as 2027-01-15.' },
    });
  },
);

test('a unit has its own price or rate, area, floor and location charges; an unknown one counts as none', async () => {
  const { id } = await addProperty(app, {
    ...underConstruction,
    costs: { ...newFlat, basicRate: null },
    towers: [{ name: 'Tower A' }],
    configurations: [
      { name: '2 BHK', bedrooms: 2, carpet: 800, priceFrom: 9_500_000 },
      { name: '3 BHK', bedrooms: 3, carpet: 1_150, priceFrom: 11_000_000 },
    ],
  });
  const unit = { tower: 'tower-a', configuration: '3-bhk', floor: 12, locationCharges: ['Park', 'Corner'] };
  const units = [
    { ...unit, number: 'A-1', rate: '9000' },
    { ...unit, number: 'A-2', price: 10_000_000, carpet: 1_100, status: 'BOOKED' },
    { ...unit, number: 'A-3', configuration: null, price: 10_000_000 },
  ];
  const { data } = await ask<{ saveUnits: { saved: { id: string }[] } }>(
    'mutation ($id: ID!, $units: [SavedUnitInput!]!) { saveUnits(propertyId: $id, units: $units) { saved { id } } }',
    { id, units },
    { token },
  );
  const [byRate, byPrice, bare] = data.saveUnits.saved;
  const ofUnit = async (chosen: string | undefined) => {
    const answer = await ask<{ costSheet: (Sheet & { unit: object | null }) | null }>(
      `query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) {
        ${sheetFields} configuration carpet unit { number tower floor isAvailable } } }`,
      { id, choices: { unit: chosen, circleValue: 9_500_000, floor: 3, configuration: '2-bhk' } },
    );
    expect(answer.errors).toBeUndefined();
    return answer.data.costSheet;
  };
  expect(await ofUnit(byRate?.id)).toMatchObject({
    ...{ configuration: '3-bhk', carpet: 1_150, agreementValue: 11_750_000, total: 13_636_572 },
    unit: { number: 'A-1', tower: 'Tower A', floor: 12, isAvailable: true },
  });
  const own = await ofUnit(byPrice?.id);
  expect(own).toMatchObject({ carpet: 1_100, unit: { isAvailable: false } });
  expect(own?.lines[0]).toMatchObject({ amount: 10_000_000, formula: 'The price of this unit.' });
  expect(await ofUnit(bare?.id)).toBeNull();
  expect(await ofUnit('65a000000000000000000000')).toMatchObject({ configuration: '2-bhk', unit: null });
});

test('what the office did not fill in is not known and never zero', async () => {
  const sheet = await sheetOf({ price: '1 crore', costs: { club: 0 } });
  expect(amountsOf(sheet)).toMatchObject({ BASIC_PRICE: 10_000_000, FLOOR_RISE: null, MAINTENANCE: null });
  expect(sheet.lines.map(({ key }) => key)).not.toContain('CLUB');
  expect(sheet.unknown).toContain('PARKING');
  expect(sheet.total).toBe(10_000_000 + 500_000 + 700_000 + 100_000);
  const setDeleted = async (deleted: boolean) => {
    await app.db
      .collection('rules')
      .updateMany({ key: 'registration.rate' }, { $set: { deleted }, ...touch });
    announceChange(app.context, 'rules');
  };
  await setDeleted(true);
  const without = await sheetOf({ price: '1 crore', costs: { club: 0 } });
  expect(without.unknown).toContain('REGISTRATION');
  expect(without.total).toBe(sheet.total - 100_000);
  await setDeleted(false);
});

test.each([
  [99_99_999, 7_00_000, 6_00_000, 6_00_000, 6_50_000, 6_50_000],
  [1_00_00_000, 7_00_000, 6_00_000, 6_00_000, 6_50_000, 6_50_000],
  [1_00_00_001, 7_00_000, 7_00_000, 6_00_000, 7_00_000, 6_50_000],
])(
  'on ₹%i a man pays %i of duty, a woman %i (cliff) or %i (slab)',
  async (base, man, cliff, slab, jointCliff, jointSlab) => {
    const book = await bookOf();
    const duty = (buyer: BuyerKind, readings: object) =>
      dutyOn(readOtherwise(book, readings), {
        base: new Exact(base),
        buyer: { kind: buyer, womanShare: 50 },
        isRural: false,
      })?.amount.toNumber();
    const proportional = { 'duty.joint': 'proportional' };
    expect(duty(BuyerKind.MAN, {})).toBe(man);
    expect(duty(BuyerKind.WOMAN, {})).toBe(cliff);
    expect(duty(BuyerKind.WOMAN, { 'duty.womanAboveLimit': 'slab' })).toBe(slab);
    expect(duty(BuyerKind.JOINT, proportional)).toBe(jointCliff);
    expect(duty(BuyerKind.JOINT, { ...proportional, 'duty.womanAboveLimit': 'slab' })).toBe(jointSlab);
    expect(duty(BuyerKind.JOINT, {})).toBe(man);
    expect(duty(BuyerKind.COMPANY, {})).toBe(man);
  },
);

test('both readings of the rebate are shown where they differ', async () => {
  const sheet = await sheetOf({ price: '1,00,00,001' }, { buyer: 'WOMAN' });
  expect(sheet.readings).toContainEqual(
    expect.objectContaining({ rule: { key: 'duty.womanAboveLimit' }, total: sheet.total - 100_000 }),
  );
  expect((await sheetOf({ price: '99,99,999' }, { buyer: 'WOMAN' })).readings).toEqual([]);
});

test.each([
  ['45,00,000', '60 sq m carpet', 'UNDER_CONSTRUCTION', 45_000],
  ['45,00,000', '60.01 sq m carpet', 'UNDER_CONSTRUCTION', 2_25_000],
  ['45,00,001', '58 sq m carpet', 'UNDER_CONSTRUCTION', 2_25_000],
  ['45,00,000', '58 sq m carpet', 'READY', undefined],
])('GST on %s with %s, %s, is %s', async (price, area, stage, tax) => {
  const none = {
    ...{ club: 0, parking: 0, powerRate: 0, electricityRate: '0', floorRise: '0' },
    locationCharges: [],
  };
  const sheet = await sheetOf({ price, area, stage, costs: none });
  expect(amountsOf(sheet).GST).toBe(tax);
});

test.each([
  ['49,99,999', {}, null],
  ['50,00,000', {}, 50_000],
  ['49,00,000', { circleValue: 5_000_000 }, 50_000],
])('TDS on %s with %o is %s', async (price, choices, tds) => {
  const sheet = await sheetOf({ price, sale: 'RESALE', stage: 'READY' }, choices);
  expect(sheet.tds?.amount ?? null).toBe(tds);
});

test('a resale pays the transfer charge, and the fee once a rule says it; no GST, no charges of a builder', async () => {
  const resale = {
    price: '80 lakh',
    sale: 'RESALE',
    stage: 'READY',
    costs: { legal: 15_000, allotmentPrice: 3_000_000 },
  };
  const sheet = await sheetOf(resale, { loan: 0 });
  expect(amountsOf(sheet)).toEqual({
    ...{ BASIC_PRICE: 8_000_000, STAMP_DUTY: 560_000, REGISTRATION: 80_000, LEGAL: 15_000 },
    ...{ TRANSFER: 200_000, BROKERAGE: null },
  });
  expect(sheet.readings).toContainEqual(
    expect.objectContaining({ rule: { key: 'transfer.base' }, total: sheet.total - 200_000 + 75_000 }),
  );
  const half = await sheetOf({ ...resale, costs: { ...resale.costs, transferPayer: 'HALF' } });
  expect(amountsOf(half).TRANSFER).toBe(100_000);
});

const noCharges = {
  ...{ club: 0, parking: 0, powerRate: 0, electricityRate: '0', floorRise: '0' },
  locationCharges: [],
};

test.each([
  { kind: 'PLOT', area: '200 sq yd plot', stage: 'UNDER_CONSTRUCTION' },
  { kind: 'PLOT', area: '200 sq yd plot', stage: 'READY' },
  { kind: 'PLOT', area: '200 sq yd plot', category: 'COMMERCIAL', stage: 'NEW_LAUNCH' },
  { area: '200 sq yd plot' },
])('no GST is due on land: %o', async (values) => {
  const sheet = await sheetOf({ price: '2 Cr', costs: noCharges, ...values });
  expect(sheet.lines.find(({ key }) => key === 'GST')).toBeUndefined();
  expect(sheet.unknown).not.toContain('GST');
  expect(sheet.basis).toBe('PLOT');
});

test('a plot pays GST only by its own rule', () => {
  const book = ruleBookOf(
    [ruleAs('gst.land', '3'), ruleAs('gst.home', '5')],
    { authorities: [] },
    '2026-11-25',
  );
  const [gst] = otherLines({ ...landPurchase, book });
  expect(gst).toMatchObject({ key: 'GST', amount: 600_000, rules: [{ key: 'gst.land' }] });
});

test('a reading that lacks the allotment price says what its total is without', async () => {
  const resale = { price: '80 lakh', sale: 'RESALE', stage: 'READY', costs: { legal: 15_000 } };
  const { total, readings } = await sheetOf(resale, { loan: 0 });
  expect(readings).toEqual([
    {
      rule: { key: 'transfer.base' },
      reading: 'The original allotment price.',
      total: total - 200_000,
      unknown: ['TRANSFER', 'BROKERAGE'],
    },
  ]);
});

test('readings are combined, and each total is said once', async () => {
  const couple = { buyer: 'JOINT', womanShare: 50, loan: 0 };
  const above = await sheetOf({ price: '1.2 Cr', costs: noCharges }, couple);
  expect(above.readings.map(({ total }) => above.total - total)).toEqual([100_000, 50_000]);
  expect(above.readings[0]?.reading).toBe(
    'The most that the rebate can be, at any value. Rebate when a woman and a man buy together: The whole rebate.',
  );
  const resale = { price: '1.2 Cr', sale: 'RESALE', stage: 'READY', costs: { allotmentPrice: 3_000_000 } };
  const { readings, total } = await sheetOf(resale, couple);
  const totals = readings.map((one) => one.total);
  expect(totals).toHaveLength(4);
  expect(new Set([total, ...totals]).size).toBe(5);
});

test('GST on lease rent, and on shops, is read in two ways', async () => {
  const sheet = await sheetOf({ costs: newFlat }, both);
  expect(sheet.readings).toContainEqual(
    expect.objectContaining({
      rule: { key: 'gst.leaseRent' },
      reading: '18 %.',
      total: sheet.total + 20_700,
    }),
  );
  const shop = {
    category: 'COMMERCIAL',
    kind: 'SHOP',
    price: '1 Cr',
    costs: { ...noCharges, leaseRentRate: '0' },
  };
  const { readings, total, lines } = await sheetOf(shop);
  expect(lines.find(({ key }) => key === 'GST')?.amount).toBe(1_200_000);
  expect(readings.map((one) => [one.rule.key, total - one.total])).toEqual([['gst.commercial', 700_000]]);
});

test.each([
  ['noida/sector-150', '75 sq m carpet', 225_000, []],
  ['greater-noida/omicron-1', '75 sq m carpet', 225_000, []],
  ['ghaziabad/indirapuram', '75 sq m carpet', 225_000, []],
  ['yamuna-expressway/sector-18', '75 sq m carpet', 225_000, [180_000]],
  ['yamuna-expressway/sector-18', '58 sq m carpet', 45_000, []],
  [null, '75 sq m carpet', null, []],
  [null, '95 sq m carpet', 225_000, []],
])('GST in %s on %s is %s', async (placeKey, area, tax, less) => {
  const where = { placeKey, address: placeKey ? 'Plot 12' : 'Plot 12, Sample Road' };
  const sheet = await sheetOf({ price: '45 lakh', area, costs: noCharges, ...where });
  expect(amountsOf(sheet).GST).toBe(tax);
  const others = sheet.readings.filter(({ rule }) => rule.key === 'gst.affordableCarpet');
  expect(others.map(({ total }) => sheet.total - total)).toEqual(less);
});

test.each([
  [{}, 200_000, '2.5 % of ₹ 80,00,000, if it was allotted after 2011'],
  [{ allotmentPeriod: 'AFTER_2011' }, 200_000, '2.5 % of ₹ 80,00,000'],
  [{ allotmentPeriod: 'UNTIL_2011' }, 300_000, '10 % of ₹ 30,00,000'],
  [{ allotmentPeriod: 'UNTIL_2000' }, 600_000, '20 % of ₹ 30,00,000'],
  [{ allotmentPeriod: 'UNTIL_1990' }, 1_500_000, '50 % of ₹ 30,00,000'],
])('the transfer charge of an allotment %o is %i', async (period, amount, formula) => {
  const costs = { allotmentPrice: 3_000_000, ...period };
  const resale = { price: '80 lakh', sale: 'RESALE', stage: 'READY', costs };
  const sheet = await sheetOf(resale, { loan: 0 });
  expect(sheet.lines.find(({ key }) => key === 'TRANSFER')).toMatchObject({ amount, formula });
});

test('a shop resold in Greater Noida shows both rates of the transfer charge', async () => {
  const shop = { price: '80 lakh', sale: 'RESALE', stage: 'READY', category: 'COMMERCIAL', kind: 'SHOP' };
  const sheet = await sheetOf({ ...shop, placeKey: 'greater-noida/omicron-1' }, { loan: 0 });
  expect(amountsOf(sheet).TRANSFER).toBe(400_000);
  expect(sheet.readings).toContainEqual(
    expect.objectContaining({ rule: { key: 'transfer.rate' }, total: sheet.total - 200_000 }),
  );
});

test('the limit of an affordable home is not judged on an unknown part without saying so', async () => {
  const small = { price: '44 lakh', area: '58 sq m carpet' };
  const formulaOf = (sheet: Sheet) => sheet.lines.find(({ key }) => key === 'GST')?.formula;
  expect(formulaOf(await sheetOf({ ...small, costs: noCharges }))).toBe('1 % of the agreement value');
  expect(formulaOf(await sheetOf({ ...small, costs: { ...noCharges, club: null } }))).toBe(
    '1 % of the agreement value, as long as the parts that are not known keep it within ₹ 45,00,000',
  );
});

test('a listing or a configuration on request has no page of costs', async () => {
  const { slug } = await addProperty(app, { ...underConstruction, title: 'Asked Court', price: '' });
  const page = await app.call('GET', `/project-details/${slug}/cost`);
  expect(page.text).toContain('There is no cost sheet for this property');
  expect(page.text).not.toContain('₹</span>0');
  expect((await app.call('GET', `/project-details/${slug}/cost.pdf`)).status).toBe(404);
  const configurations = [
    { name: '3 BHK', bedrooms: 3, carpet: 1_100, priceFrom: 12_000_000 },
    { name: '4 BHK', bedrooms: 4, carpet: 1_500 },
  ];
  const sheet = await sheetOf({ configurations }, { configuration: '4-bhk' });
  expect(sheet.unknown).not.toContain('BASIC_PRICE');
});

test('what is to let, sold, on request without a rate, or without an area has no sheet or says so', async () => {
  expect(await sheetOf({ price: '40,000', propertyStatus: 'FOR_RENT' })).toBeNull();
  expect(await sheetOf({ price: '1 crore', propertyStatus: 'SOLD' })).toBeNull();
  expect(await sheetOf({ price: '', area: '' })).toBeNull();
  expect((await sheetOf({ price: '' })).unknown).toContain('BASIC_PRICE');
});

test.each([
  [{ paymentPlan: [{ name: 'All', percent: '90' }] }, 'costs.paymentPlan', '90 %'],
  [
    { paymentPlan: [{ name: 'Roof', percent: '100', month: 3, whenReached: true }] },
    'costs.paymentPlan',
    '“Roof” is due in a month or when it is reached, not both.',
  ],
  [
    {
      paymentPlanKind: 'TIME_LINKED',
      paymentPlan: [
        { name: 'On booking', percent: '10', month: 0 },
        { name: 'Roof', percent: '90', whenReached: true },
      ],
    },
    'costs.paymentPlan',
    'Please enter a month for “Roof”.',
  ],
  [{ basicRate: 'a lot' }, 'costs.basicRate', 'number'],
  [
    {
      locationCharges: [
        { name: 'Park', rate: '1' },
        { name: 'Park', rate: '2' },
      ],
    },
    'costs.locationCharges',
    'twice',
  ],
  [{ parking: -1 }, 'costs.parking', 'rupees'],
])('the terms %o are refused', async (costs, field, sentence) => {
  const { errors } = await ask(
    'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }',
    { input: { title: 'A', address: 'B', aboutBuilder: 'C', reraDetails: 'D', disclaimer: 'E', costs } },
    { token },
  );
  const fields = errors?.[0]?.extensions.fields as Record<string, string>;
  expect(fields).toEqual({ [field]: expect.stringContaining(sentence) });
});

test('a change of other fields keeps the terms', async () => {
  const { id } = await addProperty(app, { ...underConstruction, costs: newFlat });
  const { errors } = await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    {
      id,
      input: {
        ...{ title: 'A', address: 'B', aboutBuilder: 'C', reraDetails: 'D', disclaimer: 'E' },
        ...{ reraNumber: 'UPRERAPRJ106523/01/2026', gateReasons: passingChecks.gateReasons },
      },
    },
    { token },
  );
  expect(errors).toBeUndefined();
  const { data } = await ask<{ property: { costs: { basicRate: string } } }>(
    'query ($id: ID!) { property(id: $id) { costs { basicRate } } }',
    { id },
  );
  expect(data.property.costs.basicRate).toBe('9000');
});

test('for random terms the total is the sum of its lines, and the payments are the total', async () => {
  const book = await bookOf();
  const amount = fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null });
  const rate = fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, part]) => `${whole}.${part}`),
    { nil: null },
  );
  const terms = fc.record({
    ...{ basicRate: rate, floorRise: rate, electricityRate: rate, leaseRentRate: rate, securityRate: rate },
    ...{ parking: amount, club: amount, meters: amount, legal: amount, maintenanceRate: rate },
    ...{ maintenanceMonths: fc.option(fc.integer({ min: 0, max: 60 })), circleRate: rate },
    paymentPlan: fc.constantFrom(null, newFlat.paymentPlan),
  });
  fc.assert(
    fc.property(
      terms,
      fc.integer({ min: 100, max: 90_000 }),
      fc.constantFrom(...Object.values(BuyerKind)),
      fc.boolean(),
      fc.boolean(),
      (costs, carpet, kind, isResale, isReady) => {
        const area = new Exact(carpet).div(10);
        const question: SheetQuestion = {
          ...{ terms: costs, price: 12_345_678, carpet: area, squareMetres: area.div('10.7639104167') },
          ...{ locationCharges: [], floor: 7, parking: 2, buyer: { kind, womanShare: 33 } },
          ...{
            circleValue: null,
            isHome: true,
            isLand: false,
            isPlaced: true,
            basis: AreaBasis.CARPET,
            isResale,
            isReady,
            years: 20,
          },
        };
        const sheet = costSheetOf(question, book);
        const sum = sheet.lines.reduce((all, line) => all + (line.amount ?? 0), 0);
        expect(sheet.total).toBe(sum);
        expect(sheet.payments.reduce((all, payment) => all + payment.amount, 0)).toBe(sum);
        expect(sheet.lines.every((line) => line.amount === null || Number.isInteger(line.amount))).toBe(true);
        expect(sheet.ownMoney + (sheet.loan?.amount ?? 0)).toBe(sheet.total);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  [60, 'SQ_M', '645.83'],
  [100, 'SQ_M', '1076.39'],
  [200, 'SQ_YD', '1800.00'],
] as const)('%i %s are %s sq ft', (size, unit, squareFeet) => {
  expect(squareFeetOf(size, unit).toFixed(2)).toBe(squareFeet);
});

function bookOf() {
  const authorities = [RuleAuthority.NOIDA, RuleAuthority.UP];
  return ruleBook(app.context, { authorities, subject: RuleSubject.HOME }, '2026-11-23');
}

test('choices that are null are none', async () => {
  const { id } = await addProperty(app, { ...underConstruction, costs: newFlat });
  const sheetWith = (choices?: null) =>
    app.ask(
      'query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) { total } }',
      { id, choices },
    );
  const none = await sheetWith(null);
  expect(none.errors).toBeUndefined();
  expect(none.data).toEqual((await sheetWith()).data);
});
