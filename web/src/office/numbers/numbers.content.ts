export const numbersContent = {
  title: 'Enquiries and views',
  line: 'What came of the site.',
  sources: {
    title: 'The last 12 weeks, by form',
    none: 'No enquiries in the last 12 weeks.',
    columns: ['Form', 'Enquiries', 'Answered', 'Half within', 'Won'],
  },
};
