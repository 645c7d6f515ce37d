export const compareBarContent = {
  label: 'Chosen to compare',
  compare: (count: number) => `Compare ${count}`,
  one: 'Choose one more to compare',
  clear: 'Clear the comparison',
};
