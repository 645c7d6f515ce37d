import { expect, test } from 'vitest';
import { readPropertyForm, summaryOf } from './property-form-values.ts';

function wrongIn(values: Record<string, string>): Record<string, string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readPropertyForm(form).wrong;
}

const required = {
  title: 'Neem Court',
  address: 'Sector 76',
  aboutBuilder: 'A',
  reraDetails: 'B',
  disclaimer: 'C',
};

test('missing fields and facts that cannot be read are reported together, each in its own words', () => {
  const wrong = wrongIn({ ...required, address: '', price: 'a good one', rooms: '3 BHK', yearBuilt: 'soon' });
  expect(Object.keys(wrong).toSorted()).toEqual(['address', 'price', 'yearBuilt']);
  expect(wrong.address).toBe('Please enter the address.');
  expect(summaryOf(wrong)).toBe('Please fill out all required fields.');
});

test('with the required fields filled, the sentence of the first wrong fact stands above the buttons', () => {
  const wrong = wrongIn({ ...required, price: 'a good one' });
  expect(summaryOf(wrong)).toBe(wrong.price);
  expect(wrongIn(required)).toEqual({});
});

test('a draft needs a title only, and facts that can be read', () => {
  expect(wrongIn({ publication: 'DRAFT', area: 'large' })).toMatchObject({ title: 'Please enter a title.' });
  expect(Object.keys(wrongIn({ publication: 'DRAFT', title: 'Neem Court', area: 'large' }))).toEqual([
    'area',
  ]);
});

const typedForm = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Neem Court', address: 'Sector 76', ...values }))
    form.append(name, value);
  return readPropertyForm(form);
};

test('what a kind is not asked for is neither sent nor refused', () => {
  const hidden = { rooms: '3 BHK', baths: 'many', 'privateFacts.floor': '9' };
  const plot = typedForm({ ...hidden, kind: 'PLOT', publication: 'DRAFT' });
  expect(plot.wrong).toEqual({});
  expect(plot.input).toMatchObject({ rooms: '', baths: '', privateFacts: { floor: '' } });
  const flat = typedForm({ ...hidden, kind: 'FLAT', publication: 'DRAFT' });
  expect(Object.keys(flat.wrong)).toEqual(['baths']);
  expect(flat.input).toMatchObject({ rooms: '3 BHK', privateFacts: { floor: '9' } });
});

test('the texts of a project are made for a resale and a lease, and kept where they are typed', () => {
  const required = ['aboutBuilder', 'reraDetails', 'disclaimer'];
  const published = { publication: 'PUBLISHED' };
  expect(Object.keys(typedForm({ ...published, 'rera.status': 'REGISTERED' }).wrong)).toEqual(required);
  const resale = typedForm({ ...published, 'rera.status': 'RESALE_BY_OWNER', disclaimer: 'As agreed.' });
  expect(resale.wrong).toEqual({});
  expect(resale.input).toMatchObject({ disclaimer: 'As agreed.' });
  for (const name of required) expect(resale.input[name as 'disclaimer']).not.toBe('');
  const lease = typedForm({ ...published, 'rera.status': 'RENT', propertyStatus: 'FOR_RENT' });
  expect(lease.input.reraDetails).toBe('A lease is not registered with RERA.');
  expect(typedForm({ publication: 'DRAFT', 'rera.status': 'RENT' }).input.reraDetails).toBe('');
});

test.each([
  [
    'https://maps.app.goo.gl/sample',
    'This link has no position in it. Open it, then paste the long address, or tap the map.',
  ],
  ['near the park', 'Please enter a number of degrees, such as 28.6139.'],
])('a place of “%s” gets a sentence that says what to do', (latitude, sentence) => {
  expect(wrongIn({ ...required, latitude })).toEqual({ latitude: sentence });
});
