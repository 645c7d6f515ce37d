export const csvPanelContent = {
  choose: 'Excel or CSV file',
  headings: 'Your columns',
  leftOut: 'Not used',
  checking: 'Reading the file…',
  import: 'Import',
  importing: 'Importing…',
  failed: 'This did not work. Please check your connection and try again.',
  wrong: (count: number) =>
    `${count} ${count === 1 ? 'cell is' : 'cells are'} wrong. Correct the file and choose it again; nothing is saved until then.`,
  error: (line: number, heading: string, message: string) => `Line ${line}, ${heading}: ${message}`,
  more: (count: number) => `… and ${count} more`,
  plan: (counts: { added: number; changed: number; unchanged: number; removed?: number }, done: boolean) =>
    [
      counts.added > 0 && `${counts.added} new`,
      counts.changed > 0 && `${counts.changed} changed`,
      counts.unchanged > 0 && `${counts.unchanged} unchanged`,
      counts.removed !== undefined && counts.removed > 0 && `${counts.removed} removed`,
    ]
      .filter(Boolean)
      .join(', ') + (done ? '. Imported.' : '. Nothing is saved yet.'),
};
