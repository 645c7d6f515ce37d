export const portfolioContent = {
  title: 'Our Portfolio',
  description: 'Our work in Noida: homes, offices, shops, and the papers that went with them.',
  line: 'Homes and offices that we sold, let or looked after, and a few letters that we are proud of.',
  more: 'LOAD MORE +',
  details: 'Read about it',
  readNote: 'Read the note',
  close: 'Close',
  openMap: 'Open the map on OpenStreetMap',
  notFound: 'Picture not found',
  call: {
    title: 'Have a home that belongs here?',
    line: 'Call, or tell us in three lines where it stands and what you would like to do with it.',
    phonePrompt: 'Call us',
    button: 'Contact us',
  },
  partners: {
    title: 'Developers that we work with',
    note: 'Sample names, drawn for this page.',
    names: ['Saptak', 'JHEEL & SONS', 'Neelgiri Estates', 'kosh', 'BANYAN WORKS'],
  },
};
