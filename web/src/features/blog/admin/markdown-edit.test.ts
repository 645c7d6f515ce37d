import { expect, test } from 'vitest';
import { addLink, addTable, toggleAround, togglePrefix } from './markdown-edit.ts';

const bullet = /^[-*] /;
const selectedIn = ({ text, start, end }: { text: string; start: number; end: number }) =>
  text.slice(start, end);

test('marks are added around the selection, and removed again', () => {
  const bold = toggleAround({ text: 'a good plan', start: 2, end: 6 }, '**');
  expect(bold.text).toBe('a **good** plan');
  expect(selectedIn(bold)).toBe('good');
  expect(toggleAround(bold, '**').text).toBe('a good plan');
});

test('each selected line becomes a list entry, and plain again', () => {
  const list = togglePrefix({ text: 'one\ntwo\nthree', start: 1, end: 5 }, () => '- ', bullet);
  expect(list.text).toBe('- one\n- two\nthree');
  expect(togglePrefix(list, () => '- ', bullet).text).toBe('one\ntwo\nthree');
});

test('numbers continue', () => {
  const list = togglePrefix({ text: 'one\ntwo', start: 0, end: 7 }, (place) => `${place + 1}. `, /^\d+\. /);
  expect(list.text).toBe('1. one\n2. two');
});

test('a link selects its address', () => {
  const link = addLink({ text: 'see RERA now', start: 4, end: 8 });
  expect(link.text).toBe('see [RERA](https://) now');
  expect(selectedIn(link)).toBe('https://');
});

test('a table has its own lines', () => {
  const table = addTable({ text: 'before\nafter', start: 6, end: 6 });
  expect(table.text).toMatch(/^before\n\n\| Column[^]*\|\n\nafter$/);
  expect(selectedIn(table)).toBe('Column');
});
