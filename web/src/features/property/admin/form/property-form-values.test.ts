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
