import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, propertyInput, sendApplication, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Find {
  kind: string;
  title: string;
  detail: string;
}

const query = 'query ($search: String!) { officeSearch(search: $search) { kind id title detail slug } }';

async function search(text: string, as: string | undefined = token): Promise<Find[]> {
  const { data } = await ask<{ officeSearch: Find[] }>(query, { search: text }, { token: as });
  return data.officeSearch;
}

const titles = async (text: string, as?: string) => (await search(text, as)).map(({ title }) => title);

async function twoProperties() {
  await addProperty(app, {
    title: 'Kadamba Heights',
    address: 'Sector 76, Noida',
    price: '95 lakh',
    privateFacts: { ownerName: 'Vimla Rao', ownerMobile: '98111 22334' },
  });
  await addProperty(app, { title: 'Palash Court', address: 'Sector 137, Noida', price: '1.4–1.9 Cr' });
}

test.each([
  ['a name', 'kadamba', ['Kadamba Heights']],
  ['a sector', 'sector 137', ['Palash Court']],
  ['a mistyped name', 'kadmaba heigths', ['Kadamba Heights']],
  ['a price', '95 lakh', ['Kadamba Heights']],
  ['a price in figures', '95,00,000', ['Kadamba Heights']],
  ['a price that is remembered roundly', '93 lakh', ['Kadamba Heights']],
  ['a price within a range', '1.6 cr', ['Palash Court']],
  ['a price and a place', 'sector 76 95 lakh', ['Kadamba Heights']],
  ['a price in another place', 'sector 137 95 lakh', []],
  ['the number of the owner', '+91 98111-22334', ['Kadamba Heights']],
  ['nothing', '   ', []],
  ['what is not there', 'zzzzzz', []],
])('the search of the office finds a property by %s', async (_, text, found) => {
  await twoProperties();
  expect(await titles(text)).toEqual(found);
});

test('a property is told by its price and address', async () => {
  await twoProperties();
  expect((await search('palash')).map(({ detail }) => detail)).toEqual([
    '₹ 1.4 Cr–1.9 Cr · Sector 137, Noida',
  ]);
});

test('it finds an enquiry by name, mistyped name, number and reference, and an application by its name', async () => {
  await sendContact(app, { name: 'Lakshmi Menon', phone: '98100 55512' });
  await sendApplication(app, { fullName: 'Lakshmi Pillai' });
  for (const text of ['menon', 'lakhsmi menon', '55512', '+91 98100 55512'])
    expect(await titles(text)).toEqual(['Lakshmi Menon']);
  const [enquiry] = await search('menon');
  expect(await titles(enquiry?.detail ?? '')).toEqual(['Lakshmi Menon']);
  expect((await search('lakshmi')).map(({ kind }) => kind)).toEqual(['CONTACT_REQUEST', 'JOB_APPLICATION']);
});

test('it answers at most five of each kind, the newest first', async () => {
  for (let number = 1; number <= 7; number += 1) await sendContact(app, { name: `Sunita ${number}` });
  expect(await titles('sunita')).toEqual([7, 6, 5, 4, 3].map((number) => `Sunita ${number}`));
});

test('an account finds what it may see: editors no enquiries, sales no drafts', async () => {
  await twoProperties();
  await ask(
    'mutation ($input: PropertyInput!) { createProperty(input: $input, publication: { state: DRAFT }) { id } }',
    { input: propertyInput({ title: 'Kadamba Draft' }) },
    { token },
  );
  await sendContact(app, { name: 'Kadamba Devi' });
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await titles('kadamba')).sort()).toEqual(['Kadamba Devi', 'Kadamba Draft', 'Kadamba Heights']);
  expect((await titles('kadamba', editor)).sort()).toEqual(['Kadamba Draft', 'Kadamba Heights']);
  expect((await titles('kadamba', sales)).sort()).toEqual(['Kadamba Devi', 'Kadamba Heights']);
  // Every account reads what the office keeps for itself.
  expect(await titles('98111 22334', sales)).toEqual(['Kadamba Heights']);
});

test('visitors are asked to log in', async () => {
  const { errors } = await ask(query, { search: 'kadamba' });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['signs', '(.*) [ \\ $where'],
  ['pictures', '🏠'.repeat(300)],
  ['length', 'a'.repeat(10_000)],
])('any text is a question: %s', async (_, text) => {
  expect(await search(text)).toEqual([]);
});
