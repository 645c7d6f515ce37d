export const contactPageContent = {
  title: 'Contact',
  line: 'Call, write, or come by. A person answers, and the same person stays with you.',
  cards: {
    email: {
      title: 'E-mail',
      salesLabel: 'To buy, sell or rent',
      infoLabel: 'Everything else',
    },
    phone: {
      title: 'Phone',
      line: '{{hours}}{{, days}}',
    },
    office: {
      title: 'Office',
      line: '{{station}}{{ parking}}||{{parking}}',
      mapLink: 'Show on the map',
      mapTitle: 'Where we are',
    },
  },
  form: {
    title: 'Get A Quote',
    line: 'Three lines are enough. You get a reference number. Between {{opens}} and {{closes}} we answer {{answer}}, by phone if you give your number.||Three lines are enough. You get a reference number. We answer by phone if you give your number.',
  },
};
