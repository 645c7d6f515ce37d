export const personFieldContent = {
  gone: 'No longer on the team',
};
