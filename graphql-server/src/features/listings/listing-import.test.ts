import { expect, test } from 'vitest';
import { addFormC, addProperty, propertyInput, registeredBlock } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

interface Import {
  headings: { heading: string; column: string | null }[];
  errors: { line: number; heading: string; message: string }[];
  added: number;
  changed: number;
  unchanged: number;
  kept: { line: number; title: string; reasons: string[] }[];
  saved: boolean;
  importId: string | null;
}

async function importText(lines: string[], options: object = {}): Promise<Import> {
  const answer = await ask<{ importListings: Import }>(
    `mutation ($text: String!, $headings: [HeadingInput!], $dryRun: Boolean) {
      importListings(text: $text, headings: $headings, dryRun: $dryRun) {
        headings { heading column } errors { line heading message } added changed unchanged
        kept { line title reasons } saved importId
      }
    }`,
    { text: lines.join('\r\n'), headings: [], dryRun: false, ...options },
    { token },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.importListings;
}

const exported = async () => (await call('GET', '/api/export/properties.csv', { token })).text;
const stored = (title: string) => db.collection('properties').findOne({ title });

const heads =
  'title,kind,sale_or_rent,price,price_as_on,builder,address,locality,city,bedrooms,unit,carpet_area,super_area,facing,possession,latitude,longitude,description,publish';
const flat =
  'Neem Walk 4B,Flat,Sale,95 lakh,03/11/2026,Tulsi Angan Developers,"Plot 4, Sector 150, Noida",Sector 150,Noida,3 BHK,sq m,"1,100","1,450 sq ft",North east; East,Dec 2027,28.44,77.46,"One.\n\nTwo, ""quoted"".",';

test('a file adds listings as drafts, and the export of all imports without a change', async () => {
  await addProperty(app, {
    title: 'Peepal Court',
    configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, superArea: 1_150, priceFrom: 9_500_000 }],
  });
  await addProperty(app, {
    title: 'Jamun Plot',
    price: '1.2–1.9 Cr',
    area: '200 sq yd plot; 900 sq ft carpet',
  });
  expect(await importText([heads, flat], { dryRun: true })).toMatchObject({ added: 1, saved: false });
  expect(await stored('Neem Walk 4B')).toBeNull();
  expect(await importText([heads, flat])).toMatchObject({ added: 1, errors: [], kept: [], saved: true });
  expect(await stored('Neem Walk 4B')).toMatchObject({
    ...{ publishAt: null, kind: 'FLAT', builder: 'Tulsi Angan Developers', propertyStatus: 'FOR_SALE' },
    ...{ price: { from: 9_500_000 }, pricedAt: new Date('2026-11-03T00:00:00+05:30') },
    ...{ rooms: { min: 3, max: 3 }, facing: ['NORTH_EAST', 'EAST'], completion: { year: 2027, month: 12 } },
    areas: [
      { min: 1_100, unit: 'SQ_M', basis: 'CARPET' },
      { min: 1_450, unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' },
    ],
    ...{ position: { latitude: 28.44, longitude: 77.46 }, description: ['One.', 'Two, "quoted".'] },
  });
  const again = await importText([await exported()]);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3, errors: [], kept: [] });
});

test('a line changes what it says and leaves the rest, also the listings that the file lacks', async () => {
  const { id } = await addProperty(app, {
    ...{ title: 'Amla House', price: '80 lakh', city: 'Noida', amenities: ['Gym'] },
    costs: { floorRise: '20', freeFloors: 2 },
  });
  const before = await stored('Amla House');
  const count = await db.collection('properties').countDocuments();
  const result = await importText(['listing_id,project_name,price', `${id},Amla House,78.5 lakh`]);
  expect(result).toMatchObject({ changed: 1, added: 0, kept: [] });
  const after = await stored('Amla House');
  expect(after).toMatchObject({ price: { from: 7_850_000 }, city: 'Noida', amenities: ['Gym'] });
  expect(after?.publishAt).toEqual(before?.publishAt);
  expect(after?.costs).toEqual(before?.costs);
  expect(await db.collection('properties').countDocuments()).toBe(count);
  // By its name and address, without an id.
  const byName = await importText([
    'project_name,address,status,bedrooms',
    `Amla House,"${String(before?.address)}",Sold,2`,
  ]);
  expect(byName).toMatchObject({ changed: 1, added: 0 });
});

test('a listing of another system is known by its key there, also after its name has changed', async () => {
  const heads = 'source,listing_id,project_name,address,price';
  const { id } = await addProperty(app, { title: 'Amla House', address: 'Plot 9, Sector 76, Noida' });
  const first = await importText([
    heads,
    'CRM,A-1,"Amla House","Plot 9, Sector 76, Noida",80 lakh',
    'CRM,A-2,Neem Walk,"Sector 150, Noida",95 lakh',
  ]);
  expect(first).toMatchObject({ added: 1, changed: 1, errors: [] });
  const keys = await db
    .collection('externalIds')
    .find({}, { sort: { id: 1 } })
    .toArray();
  expect(keys.map(({ system, id: key, itemId }) => [system, key, String(itemId)].map(String))).toEqual([
    ['crm', 'A-1', id],
    ['crm', 'A-2', String((await stored('Neem Walk'))?._id)],
  ]);
  const again = await importText([heads, 'crm,A-2,Neem Walk Residency,"Sector 150, Noida",96 lakh']);
  expect(again).toMatchObject({ added: 0, changed: 1 });
  // The same name with another key of the system is another home.
  const other = await importText([heads, 'crm,A-3,Neem Walk Residency,"Sector 150, Noida",97 lakh']);
  expect(other).toMatchObject({ added: 1, changed: 0 });
  expect(await db.collection('properties').countDocuments()).toBe(3);
  expect(await exported()).toContain('crm: A-2');
  expect(await importText([heads, 'crm,A-3,Neem Walk Residency,"Sector 150, Noida",97 lakh'])).toMatchObject({
    ...{ added: 0, changed: 0, unchanged: 1 },
  });
});

test('a key that another listing has, and a system without a key, are refused; one that was taken back comes again', async () => {
  const heads = 'source,listing_id,project_name,address';
  const line = 'crm,A-1,Neem Walk,"Sector 150, Noida"';
  const { importId } = await importText([heads, line]);
  for (const wrong of ['crm,,Neem Walk,', 'two words,A-1,Neem Walk,'])
    expect(await importText([heads, wrong])).toMatchObject({ errors: [{ line: 2, heading: 'source' }] });
  await ask('mutation ($id: ID!) { undoPropertyBatch(id: $id) { kept } }', { id: importId }, { token });
  expect(await importText([heads, line])).toMatchObject({ added: 1, errors: [] });
});

test('the same file twice at once adds each listing once', async () => {
  const file = [heads, flat];
  const [one, other] = await Promise.all([importText(file), importText(file)]);
  expect([one.added + other.added, one.unchanged + other.unchanged]).toEqual([1, 1]);
  expect(await db.collection('properties').countDocuments()).toBe(1);
});

test('each wrong cell is named by line and heading, and nothing is saved', async () => {
  const { id } = await addProperty(app, {
    title: 'Bel Court',
    configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }],
  });
  const lines = [
    'listing_id,Name,Price,Status,Kind,price_as_on,publish,latitude,rera_valid_to',
    ',One,many lakh,,,,,,',
    ',Two,,Gone,,,,,',
    ',Three,,,Castle,,,,',
    ',Four,,,,2999-01-01,,,',
    ',Five,,,,,maybe,,',
    ',Six,,,,,,north,',
    ',Seven,,,,,,28.4,',
    ',Eight,,,,,,,2027-02-31',
    `${'0'.repeat(24)},Nine,,,,,,,`,
    `${id},Bel Court,1 Cr,,,,,,`,
    ',Ten,,,,,,,',
    ',Ten,,,,,,,',
    ',,5 lakh,,,,,,',
  ];
  const result = await importText(lines);
  expect(result).toMatchObject({ saved: false, kept: [] });
  expect(result.errors.map(({ line, heading }) => [line, heading])).toEqual([
    [2, 'Price'],
    [3, 'Status'],
    [4, 'Kind'],
    [5, 'price_as_on'],
    [6, 'publish'],
    [7, 'latitude'],
    [8, 'longitude'],
    [9, 'rera_valid_to'],
    [10, 'listing_id'],
    [11, 'Price'],
    [13, 'Name'],
    [14, 'Name'],
  ]);
  expect(await stored('Seven')).toBeNull();
});

test('what does not pass is kept as a draft beside what visitors see, and its line says why', async () => {
  const { id } = await addProperty(app, { title: 'Kadam House', description: 'Quiet.' });
  const file = [
    'listing_id,project_name,description,publish',
    `${id},Kadam House,Assured returns of 12 %.,yes`,
  ];
  const result = await importText(file);
  expect(result).toMatchObject({ changed: 1, kept: [{ line: 2, title: 'Kadam House' }] });
  expect(result.kept[0]?.reasons[0]).toMatch(/^14 .+ \(warning\): /);
  const kept = await stored('Kadam House');
  expect(kept).toMatchObject({
    description: ['Quiet.'],
    draft: { publishAt: null, values: { description: ['Assured returns of 12 %.'] } },
  });
  // A new one that lacks what a published listing needs.
  const fresh = await importText(['project_name,publish', 'Sal House,yes']);
  expect(fresh).toMatchObject({ added: 1, kept: [{ line: 2 }] });
  expect(await stored('Sal House')).toMatchObject({ publishAt: null });
});

const omega = 'Omega Residency,"Plot 9, Sector 137, Noida",90 lakh';

test.each([
  ['capitals', 'OMEGA RESIDENCY,"PLOT 9, SECTOR 137, NOIDA"'],
  ['spaces', ' Omega  Residency ,"Plot 9,Sector 137,  Noida"'],
  ['punctuation', 'Omega-Residency.,Plot 9 – Sector 137 (Noida)'],
  ['no spaces at all', 'OmegaResidency,"Plot-9, Sector-137 Noida"'],
  ['invisible signs', 'Omega\u200b Residency,"Plot 9, Sec\u00adtor 137, Noida"'],
  ['digits of Hindi', 'Omega Residency,"Plot ९, Sector १३७, Noida"'],
])('a stored listing is known by its name and address in other %s', async (_kind, cells) => {
  const heading = 'project_name,address';
  await importText([`${heading},price`, omega]);
  const again = await importText([heading, cells], { dryRun: true });
  expect(again).toMatchObject({ added: 0, errors: [] });
});

test('a listing is known in each composition of its letters, by its draft, and twice in one file', async () => {
  const { id } = await addProperty(app, { title: 'Café लक्ष्मी गढ़', address: 'Plot 3, Noida' });
  const heading = 'project_name,address,city';
  const composed = `${'Café लक्ष्मी गढ़'.normalize('NFD')},Plot 3 Noida,Noida`;
  expect(await importText([heading, composed], { dryRun: true })).toMatchObject({ added: 0, changed: 1 });
  await importText(['listing_id,project_name,publish', `${id},Sigma Court,no`]);
  for (const title of ['SIGMA COURT', 'CAFÉ लक्ष्मी गढ़']) {
    const one = await importText([heading, `${title},Plot 3 Noida,Noida`], { dryRun: true });
    expect(one).toMatchObject({ added: 0, changed: 1 });
  }
  const twice = await importText([heading, 'Rho House,Plot 1,Noida', 'RHO-HOUSE,plot 1,Noida'], {
    dryRun: true,
  });
  expect(twice.errors).toEqual([
    { line: 3, heading: 'project_name', message: 'Line 2 is about the same listing.' },
  ]);
  // Numbers beside each other are not one number, and a vowel sign makes another word.
  const others = ['Rho House,Plot 1 12', 'Rho House,Plot 11 2', 'राम कुंज,Plot 1', 'रोम कुंज,Plot 1'];
  expect(await importText(['project_name,address', ...others], { dryRun: true })).toMatchObject({ added: 4 });
});

test.each([
  ['a line for Excel', ['sep=;', 'project_name;address;price', 'Kappa Court;Plot 5, Sector 107;85 lakh']],
  [
    'a line for Excel with commas',
    ['"sep=,"', 'project_name,address,price', 'Kappa Court,"Plot 5, Sector 107",85 lakh'],
  ],
  [
    'a title',
    [
      'Inventory as on 1 Nov 2026,,,',
      'project_name,address,price,bedrooms',
      'Kappa Court,"Plot 5, Sector 107",85 lakh,3',
    ],
  ],
  [
    'a title with commas above semicolons',
    ['Homes, plots, shops', '', 'Title;Address;List price', 'Kappa Court;Plot 5, Sector 107;85 lakh'],
  ],
  ['tabs', ['project_name\taddress\tprice', 'Kappa Court\tPlot 5, Sector 107\t85 lakh']],
])('%s above the headings or between the cells is understood', async (_kind, lines) => {
  const dry = await importText(lines, { dryRun: true });
  expect(dry).toMatchObject({ added: 1, errors: [] });
  const last = (lines.at(-1) ?? '').replace('85 lakh', 'cheap');
  const wrong = await importText([...lines.slice(0, -1), last]);
  expect(wrong.errors).toMatchObject([{ line: lines.length }]);
});

test.each([
  [
    'a workbook',
    'PK\u0003\u0004\ufffd\u0000"x',
    /^This is an Excel workbook \(\.xlsx\), not a text\..*CSV UTF-8/,
  ],
  ['a workbook in Base64', 'UEsDBBQABgAIAAAA', /^This is an Excel workbook \(\.xlsx\)/],
  ['an old workbook', '\ufffd\ufffd\u0011\ufffd\u0871', /^This is an Excel workbook \(\.xls\)/],
  ['a PDF', '%PDF-1.7\n%', /^This is a PDF/],
  [
    '450 long lines',
    [heads, ...Array.from({ length: 450 }, (_, place) => `House ${place},${'x'.repeat(1_800)}`)].join('\n'),
    /^The file has 8,1\d,\d{3} characters and may have 8,00,000\. Shorten its long texts/,
  ],
  [
    '501 lines',
    [heads, ...Array.from({ length: 501 }, (_, place) => `House ${place},Flat`)].join('\n'),
    /^The file is too large\. It may have 500 listings\.$/,
  ],
])('%s is refused with what it is and what to do', async (_name, text, sentence) => {
  const { errors } = await ask(
    'mutation ($text: String!) { importListings(text: $text, headings: [], dryRun: true) { added } }',
    { text },
    { token },
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: expect.stringMatching(sentence) },
  });
});

test('lost letters are wrong cells, with what to do', async () => {
  const message = 'Letters of this cell are lost. Please save the file as “CSV UTF-8” and choose it again.';
  const lines = ['project_name,address,Colour', 'Prateek\ufffds Grand,Plot 5,\ufffd', '????? ??,Plot 6,?'];
  const result = await importText(lines);
  expect(result).toMatchObject({ added: 0, saved: false });
  expect(result.errors).toEqual([
    { line: 2, heading: 'project_name', message },
    { line: 3, heading: 'project_name', message },
  ]);
});

test('a heading that names a unit gives it to the numbers below it', async () => {
  const result = await importText([
    'Project Name,Address,Price (Rs. in Lakhs),Carpet Area (sq m),BHK',
    'Kappa Court,"Plot 5, Sector 107, Noida",85,110,3',
    'Lambda Court,"Plot 6, Sector 107, Noida",120–140,"1,200 sq ft",4',
    'My Court,"Plot 7, Sector 107, Noida",1.5 Cr,,4',
  ]);
  expect(result).toMatchObject({ added: 3, errors: [] });
  expect(await stored('Kappa Court')).toMatchObject({
    price: { from: 8_500_000 },
    areas: [{ min: 110, unit: 'SQ_M', basis: 'CARPET' }],
  });
  expect(await stored('Lambda Court')).toMatchObject({
    price: { from: 12_000_000, to: 14_000_000 },
    areas: [{ min: 1_200, unit: 'SQ_FT' }],
  });
  expect(await stored('My Court')).toMatchObject({ price: { from: 15_000_000 } });
  const headings = [{ heading: 'Keemat (Cr)', column: 'price' }];
  await importText(['project_name,Keemat (Cr)', 'Nu Court,1.25'], { headings });
  expect(await stored('Nu Court')).toMatchObject({ price: { from: 12_500_000 } });
  const perFoot = await importText(['project_name,Price per sq ft', 'Xi Court,9000'], { dryRun: true });
  expect(perFoot.headings[1]?.column).toBe('rate');
});

test('a position of 0, 0 is none, and one of another part of the Earth is a wrong cell', async () => {
  const heading = 'project_name,latitude,longitude';
  expect(await importText([heading, 'Pi House,0,0', 'Psi House,"28,4431°",७७.४०१२'])).toMatchObject({
    added: 2,
  });
  expect(await stored('Pi House')).toMatchObject({ position: null });
  expect(await stored('Psi House')).toMatchObject({ position: { latitude: 28.4431, longitude: 77.4012 } });
  const wrong = await importText([heading, 'Chi House,77.49,28.44', 'Phi House,28.44,7.49']);
  expect(wrong.errors).toEqual([
    { line: 2, heading: 'latitude', message: 'Swapped? Latitude would be 28.44 and longitude 77.49.' },
    { line: 3, heading: 'longitude', message: 'Please enter degrees from 76.5 to 78.5, around Delhi.' },
  ]);
});

test('what Excel makes of an export imports without a change', async () => {
  await addProperty(app, {
    ...{ title: 'Kachnar Court', price: '95 lakh', yearBuilt: 'Dec 2027' },
    ...{ reraNumber: 'UPRERAPRJ106523/01/2026', rera: registeredBlock },
  });
  const text = await exported();
  expect(text).toContain('Dec 2027');
  const saved = text
    .replace(/(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 20(\d\d)/g, '$1-$2')
    .replace(/\b(20\d\d)-(\d\d)-(\d\d)\b/g, '$3-$2-$1');
  const again = await importText([saved]);
  expect(again).toMatchObject({ added: 0, changed: 0, errors: [], kept: [] });
});

test('headings that were chosen are remembered for listings only', async () => {
  const choice = { heading: 'Daam', column: 'price' };
  await importText(['project_name,Daam', 'Arjun House,45 lakh'], { headings: [choice] });
  const next = await importText(['project_name,Daam', 'Bael House,46 lakh'], { dryRun: true });
  expect(next.headings[1]).toEqual(choice);
  const wrong = await ask(
    'mutation { importListings(text: "a\\nb", headings: [{ heading: "a", column: "tower" }]) { saved importId } }',
    {},
    { token },
  );
  expect(wrong.errors?.[0]?.message).toBe('Please choose one of our columns.');
});

const reraNumber = 'UPRERAPRJ106523/01/2026';
const waits = 'The listing waits as a draft for its Form C: add it under Documents, then publish it.';
const registeredHeads =
  'project_name,address,stage,rera_status,rera_project_no,Authority,rera_valid_from,Valid until,QR link,Account no.,Bank,IFSC,Checked on,form_c,publish,about_developer,rera_details,disclaimer';
/** The day of the look-up, as a sheet has it. */
const checked = registeredBlock.checkedOn.split('-').reverse().join('-');
const registeredLine = (name: string, formC: string, publish: string) =>
  `${name},"Plot 5, Sector 107, Noida",,Registered,${reraNumber},UP RERA,01-02-2025,31/01/2039,${registeredBlock.qrLink},'00110022003300,Sample Bank,ABCD0123456,${checked},${formC},${publish},About.,Registered.,Sample.`;

test('a file brings all that a registered listing needs; it waits as a draft for its Form C', async () => {
  const lines = [registeredHeads, registeredLine('Harsingar One', 'attach later', '')];
  const dry = await importText(lines, { dryRun: true });
  const result = await importText(lines);
  for (const one of [dry, result])
    expect(one).toMatchObject({
      ...{ added: 1, errors: [] },
      kept: [{ line: 2, title: 'Harsingar One', reasons: [waits] }],
    });
  const listing = await stored('Harsingar One');
  const { authorityScope: _unsaid, ...block } = registeredBlock;
  expect(listing).toMatchObject({
    ...{ publishAt: null, reraNumber },
    rera: { ...block, checkedBy: 'owner' },
  });
  // Who asks for publishing reads the same sentence, and the other checks.
  const wanted = await importText([registeredHeads, registeredLine('Harsingar Two', 'attach later', 'yes')]);
  expect(wanted.kept[0]?.reasons).toContain(`5 Looked up on the portal (must): ${waits}`);
  expect(await stored('Harsingar Two')).toMatchObject({ publishAt: null });
  // With its certificate it waits no longer.
  await addFormC(app, String(listing?._id));
  const later = await importText([
    `${registeredHeads},city`,
    `${registeredLine('Harsingar One', 'later', 'yes')},Noida`,
  ]);
  expect(later.kept[0]?.reasons.join(' ')).not.toContain('Form C');
});

test.each([
  ['rera_authority', 'Noida', 'Please enter one of: UP, Haryana gurugram, Haryana panchkula, Maharashtra.'],
  ['rera_valid_from', 'soon', 'Please enter a day such as 2027-03-31.'],
  ['rera_qr_link', 'up-rera.in', 'Please enter an address that begins with https://'],
  ['rera_account_number', '1.10022E+13', 'Please enter an account number such as 00110022003300.'],
  ['rera_account_ifsc', 'SBI', 'Please enter an IFSC such as ABCD0123456.'],
  ['rera_checked_on', '2999-01-01', 'This day is in the future.'],
  ['rera_as_printed', 'perhaps', 'This must be true or false.'],
  ['rera_project_units', 'many', 'Please enter a whole number of units.'],
  ['form_c', 'form-c.pdf', 'Please enter one of: attached, attach later.'],
])('a wrong %s is named by its heading', async (heading, cell, message) => {
  const result = await importText([`project_name,${heading}`, `Karanj House,${cell}`], { dryRun: true });
  expect(result.errors).toEqual([{ line: 2, heading, message }]);
});

test('an export brings the whole registration back, also after a spreadsheet saved it', async () => {
  const rera = {
    ...{
      ...registeredBlock,
      asPrinted: true,
      completionIsEstimate: false,
      registeredCompletion: '2029-12-31',
    },
    ...{ extensionAppliedOn: '2026-01-05', extensionReceipt: '0042/2026', extensionTo: '2040-01-31' },
    ...{ lastQuarterlyUpdate: '2026-10-10', authorityFrom: '2026-01-01', authorityTo: '2027-12-31' },
    ...{ picturesClearedOn: '2026-10-01', certificateNumber: '12/2016', certificateDate: '2016-12-01' },
  };
  const exempt = {
    ...{ status: 'EXEMPT', exemption: 'SMALL_PROJECT', exemptionNote: '2 floors, plan 7/2019' },
    ...{ projectLand: '480.50', projectUnits: 6 },
  };
  await addProperty(app, { title: 'Semal Court', reraNumber, rera });
  const draft =
    'mutation ($input: PropertyInput!) { createProperty(input: $input, publication: { state: DRAFT }) { id } }';
  const added = await ask(
    draft,
    { input: propertyInput({ title: 'Shisham Court', rera: exempt }) },
    { token },
  );
  expect(added.errors).toBeUndefined();
  const text = await exported();
  expect(text).toContain(",'00110022003300,");
  const saved = text.replace(/\b(20\d\d)-(\d\d)-(\d\d)\b/g, '$3-$2-$1');
  for (const file of [text, saved])
    expect(await importText([file])).toMatchObject({ added: 0, changed: 0, errors: [], kept: [] });
  // Without their ids and their former selves, they come back as they were.
  await db.collection('properties').deleteMany({});
  const foreign = text.replace(/^[0-9a-f]{24},/gm, ',');
  expect((await importText([foreign])).errors).toEqual([]);
  expect((await stored('Semal Court'))?.rera).toMatchObject(rera);
  expect((await stored('Shisham Court'))?.rera).toMatchObject(exempt);
});

test('the private columns of a file come in under the words of brokers, and go out to the office', async () => {
  const heads = 'project_name,Owner,Owner Mobile,Floor No,Total Floors,Bottom Price,Remarks';
  await importText([heads, 'Kadamb Court,Kavya Menon,98100 12345,9,22,92 lakh,Moves in March']);
  const privateFacts = {
    ...{ ownerName: 'Kavya Menon', ownerMobile: '+919810012345', floor: '9', totalFloors: 22 },
    ...{ lowestPrice: 9_200_000, keys: null, remark: 'Moves in March' },
  };
  expect((await stored('Kadamb Court'))?.privateFacts).toEqual(privateFacts);
  const text = await exported();
  expect(text).toContain(',Kavya Menon,(+91) 98100 12345,9,22,"92,00,000",,Moves in March,');
  expect(await importText([text])).toMatchObject({ added: 0, changed: 0, errors: [] });
  const wrong = await importText(['project_name,Mobile', 'Kadamb Court,12']);
  expect(wrong.errors).toMatchObject([{ line: 2, heading: 'Mobile' }]);
});

/** A sheet as brokers keep it: the society many times, floors, owners and rates. */
const brokerHeads =
  'Society,Sector,City,BHK,Size (sqft),Floor,Facing,Furnished,Status,Demand,Rent,Rate,Owner,Mobile,Remarks';

test('the sheet of a broker becomes drafts: what its cells say goes to the fields of the form', async () => {
  const rows = [
    'Neem Court,76,Noida,3+1,1450,9/22,N-E,Semi,RTM,95 lac neg,,,Kavya Menon,98100 12345 / 98111 22222,keys with guard',
    'Neem Court,Sec-76,Noida,3 BHK 3T,1450/1050,14 of 22,Park/East,UF,Ready,1.05 Cr,,,Ravi Menon,9810012346,',
    'Sal Heights,78,Noida,2 BHK + study,1105 SBA,GF,E,FF,UC,,,9500,,,',
    'Sal Heights,78,Noida,2,1100,4,,SF,Ready,,28k pm,,Meera Das,9810012347,family only',
  ];
  const result = await importText([brokerHeads, ...rows]);
  expect(result).toMatchObject({ added: 4, errors: [], saved: true });
  expect(result.headings.map(({ column }) => column)).not.toContain(null);
  expect(await stored('3 BHK flat, 1,450 sq ft, Neem Court, Sector 76')).toMatchObject({
    ...{ address: 'Neem Court, Sector 76, Noida', locality: 'Sector 76', city: 'Noida' },
    ...{ placeKey: 'noida/sector-76', category: 'RESIDENTIAL', kind: 'FLAT', propertyStatus: 'FOR_SALE' },
    ...{ rooms: { min: 3, max: 3 }, extras: ['SERVANT_ROOM'], price: { from: 9_500_000 } },
    ...{ areas: [{ min: 1450, basis: null }], facing: ['NORTH_EAST'], furnishing: 'SEMI_FURNISHED' },
    ...{ completion: { year: null }, publishAt: null },
    privateFacts: {
      ...{ floor: '9', totalFloors: 22, ownerName: 'Kavya Menon', ownerMobile: '+919810012345' },
      remark: 'keys with guard\nDemand: neg\nOther numbers: 98111 22222',
    },
  });
  expect(await stored('3 BHK flat, 1,450 sq ft, Neem Court, Sector 76, no. 2')).toMatchObject({
    ...{ baths: { min: 3 }, extras: ['PARK_FACING'], facing: ['EAST'], price: { from: 10_500_000 } },
    areas: [
      { min: 1050, basis: 'CARPET' },
      { min: 1450, basis: 'SUPER_BUILT_UP' },
    ],
  });
  expect(await stored('2 BHK + study flat, Sal Heights, Sector 78')).toMatchObject({
    ...{ rooms: { min: 2.5 }, stage: 'UNDER_CONSTRUCTION', price: { from: 10_497_500 } },
    areas: [{ min: 1105, basis: 'SUPER_BUILT_UP' }],
  });
  expect(await stored('2 BHK flat, Sal Heights, Sector 78')).toMatchObject({
    ...{ propertyStatus: 'FOR_RENT', price: { from: 28_000 }, privateFacts: { remark: 'family only' } },
  });
  expect(await importText([brokerHeads, ...rows])).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
});

test.each([
  ['Neem Court,76,Noida,3,1450,9,,,,95,,,,,', 'Demand', 'Please write 95 lakh'],
  ['Neem Court,76,Noida,3,1450,9,,,,,25,,,,', 'Rent', 'no monthly rent'],
  ['Neem Court,76,Noida,3,1450,9,,,,95 lakh,,9500,,,', 'Rate', '9500 × 1450 is ₹ 1,37,75,000'],
  ['Neem Court,76,Noida,3,1450,2022-09-01,,,,95 lakh,,,,,', 'Floor', '9 of 22'],
  ['Neem Court,76,Noida,3,1450,23/22,,,,95 lakh,,,,,', 'Floor', 'above the last floor'],
  ['Neem Court,76,Noida,3,1450,9,Upwards,,,95 lakh,,,,,', 'Facing', 'North'],
])('a doubtful cell of a broker is asked about: %s', async (row, heading, sentence) => {
  const { errors } = await importText([brokerHeads, row], { dryRun: true });
  expect(errors).toMatchObject([{ line: 2, heading }]);
  expect(errors[0]?.message).toContain(sentence);
});

test('two homes that are alike but for their areas get titles with them, and two that are the same are asked about', async () => {
  const heads = 'Project,BHK,Size,Total';
  const result = await importText([heads, 'Neem Court,3,1450,95 lakh', 'Neem Court,3,1610,1.1 Cr']);
  expect(result).toMatchObject({ added: 2, errors: [] });
  expect(await stored('3 BHK home, 1,610 sq ft, Neem Court')).not.toBeNull();
  const same = await importText([heads, 'Sal Court,3,1450,95 lakh', 'Sal Court,3,1450,95 lakh']);
  expect(same.errors).toMatchObject([{ line: 3, message: 'Line 2 is about the same listing.' }]);
});

test('an import is taken back: new listings go to the trash, changed ones are as before, later work stays', async () => {
  const { id } = await addProperty(app, { title: 'Amla House', price: '80 lakh' });
  const file = [
    'listing_id,project_name,price',
    `${id},Amla House,78 lakh`,
    ',Bela House,60 lakh',
    ',Champa House,70 lakh',
  ];
  const { importId } = await importText(file);
  const champa = await stored('Champa House');
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id: String(champa?._id), input: propertyInput({ title: 'Champa House', price: '71 lakh' }) },
    { token },
  );
  const undo = async () =>
    (
      await ask<{ undoPropertyBatch: object }>(
        'mutation ($id: ID!) { undoPropertyBatch(id: $id) { taken kept } }',
        { id: importId },
        { token },
      )
    ).data.undoPropertyBatch;
  expect(await undo()).toEqual({ taken: 2, kept: 1 });
  expect(await stored('Amla House')).toMatchObject({ price: { from: 8_000_000 }, deleted: false });
  expect(await stored('Bela House')).toMatchObject({ deleted: true });
  expect(await stored('Champa House')).toMatchObject({ price: { from: 7_100_000 }, deleted: false });
  expect(await undo()).toEqual({ taken: 0, kept: 0 });
});
