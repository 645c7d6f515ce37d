export const unitsContent = {
  title: 'Units',
  link: 'Units',
  line: 'Each row is a unit. Paste from Excel and save often: wrong cells are marked, and the other rows are saved.',
  noTowers: 'Add a tower to the property first: units stand in one.',
  first:
    'Units stand in a tower, and are priced like their configuration. Saving keeps the rows above for them.',
  addFirst: 'Save draft and add units',
  goOn: 'Save and go on to the units',
  fromFile: 'Units from a file',
  wrong: (count: number) =>
    count === 1
      ? '1 unit could not be saved: see its marked cells.'
      : `${count} units could not be saved: see the marked cells.`,
  numbers: 'Visitors see the numbers of the units',
  numbersFailed: 'This could not be saved. Please try again.',
  save: 'Save units',
  saving: 'Saving…',
  add: 'Add unit',
  loading: 'Loading…',
  notLoaded: 'The units could not be loaded. Please try again.',
  failed: 'The units could not be saved. Please check your connection and try again.',
  done: (saved: number, removed: number, wrong: number, asked: number) => {
    const counts = [
      saved > 0 ? `${saved} saved` : '',
      removed > 0 ? `${removed} removed` : '',
      wrong > 0 ? `${wrong} not saved: see the marked cells` : '',
    ].filter(Boolean);
    if (counts.length === 0) return 'Nothing has changed.';
    const done = `${counts.join(', ')}.`;
    const units = asked === 1 ? '1 unit' : `${asked} units`;
    return asked > 0
      ? `${done} Please check the marked figures of ${units}: they can hardly be right.`
      : done;
  },
};
