export const compareContent = {
  title: 'Compare',
  toggle: { label: 'Compare', full: 'You can compare four. Remove one first.' },
  bar: {
    label: 'Chosen to compare',
    compare: (count: number) => `Compare ${count}`,
    one: 'Choose one more to compare',
    clear: 'Clear the comparison',
  },
};
