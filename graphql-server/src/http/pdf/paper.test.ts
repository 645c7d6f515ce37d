import { extractText, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { addProperty, propertyInput } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ settings: { readCostPerMinute: 20_000 } });
const { ask, call, origin, token } = app;

const two = { name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 };
const three = { name: '3 BHK वन', bedrooms: 3, carpet: 1_150, priceFrom: 10_350_000 };
const costs = {
  ...{ basicRate: '9000', floorRise: '25', freeFloors: 4, parking: 500_000 },
  paymentPlanKind: 'TIME_LINKED',
  paymentPlan: [
    { name: 'On booking', percent: '10', month: 0 },
    { name: 'After a year', percent: '90', month: 12 },
  ],
};
const values = {
  ...{ title: 'Kadamba Court', category: 'RESIDENTIAL', stage: 'UNDER_CONSTRUCTION', yearBuilt: 'Dec 2029' },
  ...{ configurations: [two, three], costs },
};

async function sheetOf(address: string) {
  const response = await fetch(`${origin}${address}`, { redirect: 'manual' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { info } = await getMeta(bytes.slice());
  const { text, totalPages } = await extractText(bytes, { mergePages: true });
  return { headers: response.headers, status: response.status, info, text, totalPages };
}

const rupees = (amount: number) => `₹ ${amount.toLocaleString('en-IN')}`;

test('the PDF of a cost sheet says what the sheet says for the same choices', async () => {
  const { id, slug } = await addProperty(app, values);
  const query = `query ($id: ID!, $choices: CostChoices) {
    costSheet(propertyId: $id, choices: $choices) { total ownMoney configuration payments { amount } }
  }`;
  const choices = { floor: 12, buyer: 'WOMAN', bookedOn: '2027-01-15', parking: 2 };
  const asked = await ask<{
    costSheet: { total: number; ownMoney: number; payments: { amount: number }[] };
  }>(query, { id, choices });
  const { total, ownMoney, payments } = asked.data.costSheet;
  const { headers, status, info, text, totalPages } = await sheetOf(
    `/project-details/${slug}/cost.pdf?floor=12&buyer=woman&booked=2027-01-15&parking=2&utm_source=chat`,
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toBe(`attachment; filename=cost-sheet-${slug}.pdf`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(info).toMatchObject({ Title: 'What you will really pay for Kadamba Court' });
  expect(totalPages).toBeGreaterThanOrEqual(2);
  const said = [
    ...['Kadamba Court', 'agent registration', 'Basic price', 'Stamp duty', 'Rules and sources'],
    ...['2 BHK, Carpet area 780 sq ft, Floor 12, Woman (or women)'],
    ...[rupees(total), rupees(ownMoney), 'After a year', '15 Jan 2028', '90 %', 'Page 1 of'],
    ...payments.map(({ amount }) => amount.toLocaleString('en-IN')),
    `https://homes.example.com/project-details/${slug}/cost?`,
  ];
  for (const words of said) expect(text).toContain(words);
  expect(text).not.toContain('utm_source');
});

test('the same PDF is sent once', async () => {
  const { slug } = await addProperty(app, { ...values, title: 'Kaner Court' });
  const address = `${origin}/project-details/${slug}/cost.pdf?floor=3`;
  const first = await fetch(address);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(address, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
  expect([etag.length > 10, again.status]).toEqual([true, 304]);
  const { headers } = await fetch(address.replace('floor=3', 'floor=9'));
  expect(headers.get('etag')).not.toBe(etag);
});

test('letters of Hindi are in it, and a unit is named', async () => {
  const { slug } = await addProperty(app, { ...values, title: 'कदम्ब Court', locality: 'Sector 150' });
  const { text } = await sheetOf(`/project-details/${slug}/cost.pdf`);
  expect(text).toContain('कदम्ब');
});

test('a former address leads to the present one, and what has no sheet answers 404', async () => {
  const { id, slug } = await addProperty(app, values);
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ ...values, title: 'Palash Court' }) },
    { token },
  );
  const moved = await call('GET', `/project-details/${slug}/cost.pdf?floor=3`);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/project-details/palash-court/cost.pdf?floor=3',
  ]);
  const rent = await addProperty(app, { title: 'To let', propertyStatus: 'FOR_RENT' });
  for (const path of [`/project-details/${rent.slug}/cost.pdf`, '/project-details/none/cost.pdf'])
    expect((await call('GET', path)).status).toBe(404);
});

test('setting a PDF counts as a dear read, and wild parameters count as not chosen', async () => {
  const { slug } = await addProperty(app, values);
  const wild = `/project-details/${slug}/cost.pdf?floor=-1&loan=1e99&buyer=__proto__&charge[]=a&booked=2027-02-31&charge=${'x'.repeat(4_000)}`;
  expect((await call('GET', wild)).status).toBe(200);
  const statuses = [];
  for (let asked = 0; asked < 25; asked += 1)
    statuses.push((await call('GET', `/project-details/${slug}/cost.pdf`)).status);
  expect(statuses).toContain(429);
});
