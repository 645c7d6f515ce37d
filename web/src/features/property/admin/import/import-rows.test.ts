import { expect, test } from 'vitest';
import { columnsOf, headLineOf, linesOf, rowsOfLines, wrongCells } from './import-rows.ts';
import type { ImportPlan } from './import-rows.ts';

const heads = ['Society', '', 'Demand'];
const lines = [
  ['Neem Court', 'x', '95 lakh'],
  ['Sal Court', 'y', '95'],
];
const plan = (headings: string[]): ImportPlan => ({
  headings: headings.map((heading) => ({ heading, column: null })),
  ...{
    errors: [],
    errorCount: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    kept: [],
    saved: false,
    importId: null,
  },
});

test('the rows of a grid are the lines of the file again', () => {
  expect(linesOf(heads, rowsOfLines(lines).rows)).toEqual([heads, ...lines]);
});

test('a column without a heading is called by its letter', () => {
  expect(columnsOf(heads, lines).map(({ label }) => label)).toEqual(['Society', 'B', 'Demand']);
});

test('the line of the headings is found below a title', () => {
  expect(headLineOf([['Our stock', '', ''], heads, ...lines], plan(heads))).toBe(1);
});

test('a wrong cell is found by its line and its heading, and its sentence counts rows', () => {
  const { rows } = rowsOfLines(lines);
  const errors = [
    { line: 3, heading: 'Demand', message: 'Please write 95 lakh.' },
    { line: 3, heading: 'listing_id', message: 'Line 2 is about the same listing.' },
  ];
  expect([...wrongCells(heads, rows, errors)]).toEqual([
    [1, { c2: 'Please write 95 lakh.', c0: 'Row 1 is about the same listing.' }],
  ]);
});
