export const numbersContent = {
  title: 'Enquiries and views',
  line: 'What came of the site.',
  sources: {
    title: 'The last 12 weeks, by form',
    none: 'No enquiries in the last 12 weeks.',
    columns: ['Form', 'Enquiries', 'Answered', 'Half within', 'Won'],
  },
  taps: {
    title: 'Taps on Call and WhatsApp in 30 days',
    none: 'No taps in the last 30 days.',
    columns: ['Home', 'Call', 'WhatsApp'],
    otherPages: 'All other pages',
  },
};
