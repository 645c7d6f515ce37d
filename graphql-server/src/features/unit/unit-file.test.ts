import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Import {
  headings: { heading: string; column: string | null }[];
  errors: { line: number; heading: string; message: string }[];
  errorCount: number;
  questions: { line: number; heading: string; message: string }[];
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  saved: boolean;
}

async function project(title: string): Promise<string> {
  const { id } = await addProperty(app, {
    title,
    towers: [{ name: 'Tower A', floors: 12 }],
    configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, superArea: 1_150, priceFrom: 9_500_000 }],
  });
  return id;
}

const importing = `mutation ($id: ID!, $text: String!, $headings: [HeadingInput!], $complete: Boolean, $dry: Boolean) {
  importUnits(propertyId: $id, text: $text, headings: $headings, isComplete: $complete, dryRun: $dry) {
    headings { heading column } errors { line heading message } errorCount questions { line heading message } added changed unchanged removed saved
  }
}`;

async function importText(id: string, lines: string[], options: object = {}): Promise<Import> {
  const answer = await ask<{ importUnits: Import }>(
    importing,
    { id, text: lines.join('\r\n'), headings: [], complete: false, dry: false, ...options },
    { token },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.importUnits;
}

async function exported(id: string): Promise<string> {
  const answer = await ask<{ unitFile: string }>(
    'query ($id: ID!) { unitFile(propertyId: $id) }',
    { id },
    { token },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.unitFile;
}

async function numbers(id: string) {
  const query = `query ($id: ID!) { units(propertyId: $id) { number price floor status source facing asOn locationCharges } }`;
  return (await ask<{ units: { number: string }[] }>(query, { id }, { token })).data.units;
}

const heads = 'tower,unit_no,configuration,floor,status,price,price_as_on,facing,plc,source';

test('a file adds units, and its export imports without a change', async () => {
  const id = await project('Neem Court');
  const lines = [
    heads,
    'Tower A,A-101,2 BHK,1,Available,95 lakh,03/11/2026,North east,Park; Corner,"Price list, ""May"""',
    'tower-a,A-G01,2 BHK,G,,₹ 1.02 Cr,2026-11-03,,,=HYPERLINK("x")',
  ];
  const dry = await importText(id, lines, { dry: true });
  expect(dry).toMatchObject({ added: 2, changed: 0, errors: [], saved: false });
  expect(await numbers(id)).toEqual([]);
  expect(await importText(id, lines)).toMatchObject({ added: 2, saved: true });
  expect(await numbers(id)).toMatchObject([
    {
      ...{ number: 'A-101', price: 9_500_000, floor: 1, status: 'AVAILABLE', facing: 'NORTH_EAST' },
      ...{ asOn: '2026-11-03', locationCharges: ['Park', 'Corner'], source: 'Price list, "May"' },
    },
    { number: 'A-G01', price: 10_200_000, floor: 0, source: '=HYPERLINK("x")' },
  ]);
  const file = await exported(id);
  // A spreadsheet would run it as a formula.
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(await importText(id, [file])).toMatchObject({
    ...{ added: 0, changed: 0, unchanged: 2, removed: 0, errors: [] },
  });
});

test('each wrong cell is named by line and heading, and nothing is saved', async () => {
  const id = await project('Peepal Court');
  const wrong = await importText(id, [
    `${heads},carpet_area,hold_until`,
    'Tower A,A-101,2 BHK,1,Available,95 lakh,,,,,,',
    'Tower B,A-102,5 BHK,first,Gone,much,31-31-2026,Up,,,big,soon',
    'Tower A,a-1 01,,,,,,,,,,',
    'Tower A,A-103,2 BHK,13,,,,,,,,',
    'Tower A,A-104,2 BHK,,Hold,,,,,,,',
    'Tower A,A-105,2 BHK,,,80–90 lakh,,,,,,',
    'Tower A,A-106,2 BHK,,,,,,,,"1,200",',
    'Tower A,,2 BHK,,,,,,,,,',
  ]);
  expect(wrong.saved).toBe(false);
  expect(wrong.errors.map(({ line, heading }) => `${line} ${heading}`)).toEqual([
    ...['3 tower', '3 configuration', '3 floor', '3 status', '3 price', '3 price_as_on'],
    ...['3 facing', '3 carpet_area', '3 hold_until', '4 unit_no', '5 floor', '6 hold_until', '7 price'],
    ...['8 carpet_area', '9 unit_no'],
  ]);
  const said = Object.fromEntries(
    wrong.errors.map(({ line, heading, message }) => [`${line} ${heading}`, message]),
  );
  expect(said).toMatchObject({
    '3 tower': 'The property has no such tower.',
    '4 unit_no': 'Line 2 is about the same unit.',
    '5 floor': 'Tower A has 12 floors.',
    '6 hold_until': 'Please enter when the hold ends.',
    '7 price': 'A unit has one price, not a band.',
    '8 carpet_area': 'The carpet area cannot be larger than the super area.',
  });
  expect(await numbers(id)).toEqual([]);
});

test('units and columns that a file lacks stay, unless the file is complete', async () => {
  const id = await project('Banyan Court');
  await importText(id, [
    heads,
    'Tower A,A-101,2 BHK,1,,95 lakh,,East,,List',
    'Tower A,A-102,2 BHK,1,,96 lakh,,West,,List',
  ]);
  expect(await importText(id, ['tower;unit_no;price', 'Tower A;A-101;97 lakh'])).toMatchObject({
    ...{ added: 0, changed: 1, unchanged: 0, removed: 0 },
  });
  expect(await numbers(id)).toMatchObject([
    { number: 'A-101', price: 9_700_000, facing: 'EAST', source: 'List' },
    { number: 'A-102', price: 9_600_000 },
  ]);
  const whole = ['tower,unit_no', 'Tower A,A-102'];
  expect(await importText(id, whole, { complete: true, dry: true })).toMatchObject({
    removed: 1,
    unchanged: 1,
  });
  expect(await importText(id, whole, { complete: true })).toMatchObject({ removed: 1, saved: true });
  expect((await numbers(id)).map(({ number }) => number)).toEqual(['A-102']);
});

test('foreign headings are read by their usual names, and what they were said to mean is remembered', async () => {
  const id = await project('Arjun Court');
  const lines = ['Block,Flat No.,Makaan ka daam,Remark', 'Tower A,A-101,95 lakh,x'];
  const first = await importText(id, lines, { dry: true });
  expect(first.headings.map(({ column }) => column)).toEqual(['tower', 'unit_no', null, null]);
  const headings = [{ heading: 'Makaan ka daam', column: 'price' }];
  await importText(id, lines, { headings });
  expect(await numbers(id)).toMatchObject([{ number: 'A-101', price: 9_500_000 }]);
  const other = await project('Sal Court');
  const again = await importText(other, lines, { dry: true });
  expect(again.headings[2]).toEqual({ heading: 'Makaan ka daam', column: 'price' });
  const missing = await importText(other, ['tower,Tower name', 'Tower A,x'], {
    headings: [{ heading: 'Tower name', column: 'tower' }],
  });
  expect(missing.errors.map(({ message }) => message)).toEqual([
    'Two headings mean “tower”. Leave one out.',
    'The file has no column “unit_no”. Its headings are in one of its first ten lines.',
  ]);
});

test('an empty and a large file, an unknown column and a unit of another project are refused', async () => {
  const [one, other] = [await project('Amaltas Court'), await project('Champa Court')];
  const refused = async (variables: object) =>
    (await ask(importing, { id: one, headings: [], ...variables }, { token })).errors?.[0]?.extensions;
  expect(await refused({ text: 'tower,unit_no\n' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await refused({ text: 'x'.repeat(800_001) })).toMatchObject({
    fields: { text: expect.stringMatching(/^The file has 8,00,001 characters and may have 8,00,000\./) },
  });
  expect(await refused({ text: 'a,b\n1,2', headings: [{ heading: 'a', column: '$where' }] })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  for (const line of ['Tower A,"A-102', 'Tower A,"A-102"b'])
    expect(await refused({ text: `tower,unit_no\nTower A,A-101\n${line}\nTower A,A-103` })).toMatchObject({
      fields: { text: 'The quotation marks in line 3 do not match.' },
    });
  await importText(one, [heads, 'Tower A,A-101,2 BHK,1,,,,,,']);
  const foreign = await importText(other, [(await exported(one)).replace('Amaltas Court', '')]);
  expect(foreign.errors).toEqual([
    { line: 2, heading: 'listing_id', message: 'The project has no unit with this id.' },
  ]);
});

test('a dry run asks about figures that can hardly be right, under the headings of the file', async () => {
  const id = await project('Karanj Court');
  const lines = [
    'tower,unit_no,configuration,Unit price',
    'Tower A,A-101,2 BHK,95',
    'Tower A,A-102,2 BHK,95 lakh',
  ];
  const options = { headings: [{ heading: 'Unit price', column: 'price' }] };
  for (const dry of [true, false]) {
    const result = await importText(id, lines, { ...options, dry });
    expect(result).toMatchObject({ added: 2, errors: [], saved: !dry });
    expect(result.questions).toEqual([
      { line: 2, heading: 'Unit price', message: 'Is a price of ₹ 95 right? It may be in lakhs, or a rate.' },
    ]);
  }
  // What a file leaves as it is was asked about before.
  expect(await importText(id, lines, options)).toMatchObject({ unchanged: 2, questions: [] });
});
