export const gridContent = {
  number: 'Row',
  remove: 'Remove',
  undo: 'Undo',
  redo: 'Redo',
  removeRow: (row: string) => `Remove ${row}`,
  row: (number: number) => `row ${number}`,
  cell: (column: string, row: string) => `${column}, ${row}`,
  help: 'Arrow keys and Enter move. Paste cells copied from Excel. Ctrl+Z undoes, Ctrl+D copies the cell above.',
  errorAt: (row: number, column: string, sentence: string) => `Row ${row}, ${column}: ${sentence}`,
  moreErrors: (count: number) => `and ${count} more`,
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  choose: '–',
};
