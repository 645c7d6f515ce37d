export const compareContent = {
  title: 'Compare',
  toggle: { label: 'Compare', full: 'You can compare four. Remove one first.' },
};
