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
      line: '9 am to 8 pm, seven days a week',
    },
    office: {
      title: 'Office',
      line: 'Noida Sector 62 station is a short walk away. Visitors’ parking is in front of the block.',
      mapLink: 'Show on the map',
      mapTitle: 'Where we are',
    },
  },
  form: {
    title: 'Get A Quote',
    line: 'Three lines are enough. You get a reference number. Between 9 am and 8 pm we answer within the hour, by phone if you give your number.',
  },
};
