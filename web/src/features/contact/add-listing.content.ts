export const addListingContent = {
  title: 'Add Listing',
  crumb: 'Add Listing',
  line: 'Tell us the facts. We visit, measure and photograph your property, and publish it when you agree.',
  description:
    'List your flat, house, office, shop or plot in Noida with us: send the facts, we visit, measure and photograph.',
  points: {
    title: 'How it works',
    items: [
      { title: 'You send the facts', text: 'Send what you know. We publish nothing yet.' },
      { title: 'We visit', text: 'We measure the carpet area, look at the papers and take the photographs.' },
      { title: 'You agree, it goes live', text: 'Until then you can change price, text and pictures.' },
    ],
    trackLine: 'Already sent a listing?',
    trackLink: 'Follow your request',
  },
  form: {
    owner: 'You',
    property: 'The property',
    purpose: { label: 'You would like to', fact: 'The owner would like to', options: ['Sell', 'Let'] },
    type: { label: 'Type*', options: ['Commercial', 'Residential'] },
    address: {
      label: 'Address*',
      hint: 'Project or building, sector, city',
      missing: 'Please enter the address of the property.',
    },
    price: { label: 'Price you expect', hint: 'Such as 1.25 Cr, 45 lakh, or 38,000 a month' },
    description: { label: 'Description', hint: 'Area, rooms, floor, age, and what you like about it' },
    consent: {
      label: 'I own this property or may speak for its owner, and agree that you keep these details.*',
      missing: 'Please confirm this, so that we may call you.',
      given: 'Owns the property or may speak for its owner; agreed that we keep these details.',
    },
    submit: 'Send listing',
  },
};
