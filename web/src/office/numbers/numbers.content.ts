export const numbersContent = {
  title: 'Enquiries and views',
  line: 'What came of the site.',
};
