import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SheetGrid } from './sheet-grid.tsx';
import { readCopied, sheetOf } from './sheet.ts';
import type { SheetColumn } from './sheet.ts';

const columns: SheetColumn[] = [
  { name: 'name', label: 'Name', width: 10 },
  { name: 'area', label: 'Area', width: 6, kind: 'number' },
  { name: 'study', label: 'Study', width: 4, kind: 'tick' },
  {
    name: 'status',
    label: 'Status',
    width: 8,
    kind: 'choice',
    options: [{ value: 'ON_HOLD', label: 'On hold' }],
  },
];

function open(cells: Record<string, string>[], errors: Record<string, string> = {}) {
  function Grid() {
    const [sheet, setSheet] = useState(() => sheetOf(cells));
    return (
      <SheetGrid
        label="Homes"
        columns={columns}
        sheet={sheet}
        onChange={setSheet}
        errorOf={(row, column) => errors[`${row} ${column}`]}
        addLabel="Add a row"
        mostRows={5_000}
      />
    );
  }
  render(<Grid />);
  return userEvent.setup();
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const paste = (target: Element, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

test('arrow keys and Enter move between cells, and Enter behind the last row adds one', async () => {
  const user = open([{ name: 'A' }, { name: 'B' }]);
  await user.click(cell('Name, A'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('Name, B'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Area, B'));
  await user.keyboard('780{ArrowLeft}{ArrowLeft}{ArrowUp}');
  expect(document.activeElement).toBe(cell('Area, A'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('Area, B'));
  await user.keyboard('{Enter}9');
  expect(cell('Area, row 3').value).toBe('9');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(cell('Area, B'));
});

test('a copied range fills cells from the focused one, adds rows, and reads ticks and choices', () => {
  open([{ name: 'A' }]);
  paste(cell('Name, A'), '2 BHK\t780\tyes\tON HOLD\r\n"3 BHK\n+ study"\t1,210\tno\tsomewhere\r\n');
  expect(cell('Area, 2 BHK').value).toBe('780');
  expect(cell('Study, 2 BHK').checked).toBe(true);
  expect(cell('Status, 2 BHK').value).toBe('ON_HOLD');
  expect(cell('Area, 3 BHK + study').value).toBe('1,210');
  expect(cell('Study, 3 BHK + study').checked).toBe(false);
  expect(cell('Status, 3 BHK + study').value).toBe('somewhere');
});

test('undo takes back a paste at once, what was typed into a cell at once, and a removed row', async () => {
  const user = open([{ name: 'A', area: '1' }, { name: 'B' }]);
  await user.click(cell('Area, A'));
  await user.keyboard('23');
  expect(cell('Area, A').value).toBe('123');
  paste(cell('Area, A'), '7\tyes\n8\tyes');
  await user.click(screen.getByRole('button', { name: 'Remove B' }));
  expect(screen.queryByLabelText('Name, B')).toBeNull();
  await user.click(cell('Area, A'));
  await user.keyboard('{Control>}z{/Control}');
  expect(cell('Area, B').value).toBe('8');
  await user.keyboard('{Control>}z{/Control}');
  expect([cell('Area, A').value, cell('Area, B').value]).toEqual(['123', '']);
  await user.keyboard('{Control>}z{/Control}');
  expect(cell('Area, A').value).toBe('1');
  await user.keyboard('{Control>}y{/Control}');
  expect(cell('Area, A').value).toBe('123');
});

test('a wrong cell is marked, and its sentence leads to it', async () => {
  const user = open([{ name: 'A' }, { name: 'B' }], { '1 area': 'The area is too large.' });
  expect(cell('Area, B').getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Row 2, Area: The area is too large.' }));
  expect(document.activeElement).toBe(cell('Area, B'));
});

test('of thousands of rows only those in view are rendered', () => {
  open(Array.from({ length: 3_000 }, (_, row) => ({ name: `Home ${row}` })));
  expect(screen.getByText('3000 rows')).toBeDefined();
  expect(screen.getAllByLabelText(/^Name, Home/).length).toBeLessThan(60);
});

test('copied cells are read with their quotes', () => {
  expect(readCopied('a\tb\n')).toEqual([['a', 'b']]);
  expect(readCopied('"say ""hi"""\t\n\tx')).toEqual([
    ['say "hi"', ''],
    ['', 'x'],
  ]);
});
