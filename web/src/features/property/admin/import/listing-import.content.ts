import { indianNumber } from 'domain/text/number.ts';

const rows = (count: number) => `${indianNumber(count)} ${count === 1 ? 'row' : 'rows'}`;
const listings = (count: number) => `${indianNumber(count)} ${count === 1 ? 'listing' : 'listings'}`;

export const listingImportContent = {
  title: 'Import from Excel',
  line: 'Drop your sheet. You see every row before anything is saved, and correct it here.',
  open: 'Import from Excel',
  choose: 'Choose a file',
  drop: 'Drop an Excel or CSV file here, or copy the cells in Excel and paste them.',
  hint: 'XLSX or CSV, up to 500 rows and 5 MB. The first row with names of columns counts as the heading.',
  reading: 'Reading the file…',
  checking: 'Checking…',
  importing: 'Importing…',
  failed: 'This did not work. Please check your connection and try again.',
  notRead: 'This file could not be read. Please try again.',
  sheet: 'Sheet',
  columns: 'Your columns',
  means: (heading: string) => `What “${heading}” means`,
  notUsed: 'Not used',
  isPrivate: 'private',
  rowsLabel: 'Rows of your file',
  add: 'Add a row',
  another: 'Another file',
  tooMany: (count: number, most: number) =>
    `This sheet has ${rows(count)}. Up to ${most} fit in one import: please split it.`,
  head: {
    privateColumns: (names: string) => `Only the office sees: ${names}.`,
    notUsed: (names: string) => `Not used: ${names}. Choose above a column what it means.`,
    noName: 'Choose which column has the name of the project or society.',
  },
  ready: (ready: number, wrong: number) =>
    wrong === 0
      ? `All ${rows(ready)} are ready.`
      : `${rows(ready)} of ${indianNumber(ready + wrong)} ${ready === 1 ? 'is' : 'are'} ready. ${wrong === 1 ? '1 needs' : `${wrong} need`} you: correct ${wrong === 1 ? 'it' : 'them'} here, or leave ${wrong === 1 ? 'it' : 'them'} out.`,
  import: (ready: number, wrong: number) =>
    wrong === 0 ? `Import ${rows(ready)}` : `Import ${rows(ready)}, leave ${wrong} out`,
  saveWrong: 'Save the rows that are left out',
  done: (added: number, changed: number, unchanged: number) =>
    [
      added > 0 && `${listings(added)} added as ${added === 1 ? 'a draft' : 'drafts'}`,
      changed > 0 && `${listings(changed)} changed`,
      unchanged > 0 && `${listings(unchanged)} unchanged`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  remain: (count: number) => `${rows(count)} ${count === 1 ? 'is' : 'are'} left below.`,
  undo: 'Undo this import',
  undone: (taken: number, kept: number) =>
    kept === 0
      ? `${listings(taken)} taken back.`
      : `${listings(taken)} taken back. ${listings(kept)} ${kept === 1 ? 'was' : 'were'} changed since and ${kept === 1 ? 'stays' : 'stay'} as ${kept === 1 ? 'it is' : 'they are'}.`,
  notUndone: 'The import could not be taken back. Please try again.',
  show: 'Show the drafts',
  kept: (count: number) =>
    `${listings(count)} asked to be published and ${count === 1 ? 'does' : 'do'} not pass the checks. ${count === 1 ? 'It is' : 'They are'} kept as ${count === 1 ? 'a draft' : 'drafts'}:`,
  leftOutName: 'left-out.csv',
};
