import { expect, test } from 'vitest';
import { knownPlaces } from '../../place/gazetteer.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { understandQuery } from './understand.ts';

const app = await startTestApp();
const places = await knownPlaces(app.context);
const read = (query: string) => understandQuery(query, places, new Date('2026-11-22T06:00:00Z'));

test.each([
  ['Sector 76, Noida, Uttar Pradesh 201301', '201301'],
  ['2bhk 201304', '201304'],
  ['flat in noida - 201309', '201309'],
  ['sector 150 201310', '201310'],
  ['noida-203207', '203207'],
  ['pin: 110001', '110001'],
  ['pincode 201 010', '201010'],
  ['पिन कोड २०१३०१', '201301'],
  ['UPRERAPRJ442214/08/2024', 'upreraprj442214/08/2024'],
  ['up rera prj 442214 / 08 / 2024', 'upreraprj442214/08/2024'],
  ['rera no. UPRERAPRJ6582', 'upreraprj6582'],
  ['RERA 442214', '442214'],
  ['9811004384', '9811004384'],
  ['+91 98110 04384 3 bhk', '+91 98110 04384'],
  ['call 098110-04384', '098110-04384'],
  ['0120-4567890', '0120-4567890'],
  ['plot no. 45 sector 150', '45'],
  ['flat 12034 rent', '12034'],
  ['house no 50000', '50000'],
  ['B-12034 sector 76', 'b-12034'],
  ['T12034', 't12034'],
  ['GH05/12000', 'gh05/12000'],
])('%s names something and asks for no price', (query, left) => {
  const { price, leftover, possession } = read(query);
  expect([price, possession]).toEqual([undefined, undefined]);
  expect(leftover).toContain(left);
});

test.each([
  ['5000000', { max: 5_000_000 }],
  ['3bhk 45,00,000', { max: 4_500_000 }],
  ['₹ 201301', { max: 201_301 }],
  ['2,01,301 rent', { max: 201_301 }],
  ['plot 5000000', { max: 5_000_000 }],
  ['flat 15000 rent', { max: 15_000 }],
  ['rent 70000-80000', { min: 70_000, max: 80_000 }],
  ['50k-60000 rent', { min: 50_000, max: 60_000 }],
  ['80L-9000000', { min: 8_000_000, max: 9_000_000 }],
  ['rs.5000000', { max: 5_000_000 }],
  ['under90lakh', { max: 9_000_000 }],
  ['1.23456789 crore', { max: 12_345_679 }],
  ['around 40.70415 lakh', { min: 3_663_374, max: 4_477_457 }],
  ['½ crore', { max: 5_000_000 }],
  ['1½ crore', { max: 15_000_000 }],
  ['.5 crore', { max: 5_000_000 }],
  ['0-90 lakh', { max: 9_000_000 }],
  ['>= 90 lakh', { min: 9_000_000 }],
  ['flat >= ₹ 90 lakh', { min: 9_000_000 }],
  ['<= 90 lakh', { max: 9_000_000 }],
])('%s is a budget', (query, price) => {
  expect(read(query).price).toEqual(price);
});

test.each([
  'under 99999999999999999999 crore',
  '12345678901234567 lakh',
  '१२३४५६७८९०१२३४५६७ लाख',
  '-5 lakh',
  'noida −5 lakh',
  '₹-5 lakh',
  '-₹ 5000000',
  'minus 5 lakh',
  '0 lakh',
  '1.5.5 crore',
  '1e999 crore',
  'Infinity crore',
  'NaN lakh',
  '999999999999 baths',
  '99999999999 balconies',
  '99999999999 sq ft',
  '99999999 km from metro',
])('%s is a word left over', async (query) => {
  const { price, area, baths, balconies, near, leftover } = read(query);
  expect({ price, area, baths, balconies, metres: near?.metresMax ?? undefined }).toEqual({});
  expect(leftover).not.toEqual([]);
  const { errors } = await app.ask(
    'query ($query: String!) { understand(query: $query) { leftover } projects(query: $query) { totalCount } }',
    { query },
  );
  expect(errors).toBeUndefined();
});

test.each([
  '60 feet road plot',
  'plot 12 meter road',
  'plot 18 m wide road',
  'road 60 feet plot',
  '60 फीट रोड',
])('%s asks for no size', (query) => {
  const { area, unsupported } = read(query);
  expect(area).toBeUndefined();
  expect(unsupported).toHaveLength(1);
});

test('a size stands beside the width of a road, and two sides make one', () => {
  expect(read('plot 200 gaj 60 ft road').area).toMatchObject({ min: 190, max: 210, unit: 'SQ_YD' });
  expect(read('30x60 feet plot').area).toMatchObject({ min: 1710, max: 1890, unit: 'SQ_FT' });
});

test('halves of rooms count as the number below', async () => {
  const { data } = await app.ask<{ understand: object }>(
    '{ understand(query: "3.5 bath within 0.5555 km of metro") { baths { min max } near { metresMax } } }',
  );
  expect(data.understand).toEqual({ baths: { min: 3, max: 3 }, near: { metresMax: 556 } });
});
