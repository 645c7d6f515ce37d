export const addListingContent = {
  title: 'Add Listing',
  crumb: 'Add Listing',
  line: 'You own it, we show it. Tell us the facts; we come by, measure, photograph, and publish when you agree.',
  description:
    'List your flat, house, office, shop or plot in Noida with us: send the facts, we visit, measure and photograph.',
  points: {
    title: 'How a listing comes about',
    items: [
      { title: 'You send the facts', text: 'What you know is enough. Nothing is published yet.' },
      { title: 'We visit', text: 'We measure the carpet area, look at the papers and take the photographs.' },
      { title: 'You agree, it goes live', text: 'Price, words and pictures are yours to change until then.' },
    ],
    trackLine: 'Sent one already?',
    trackLink: 'Look up your request',
  },
  form: {
    owner: 'You',
    property: 'The property',
    purpose: { label: 'You would like to', options: ['Sell', 'Let'] },
    type: { label: 'Type*', options: ['Commercial', 'Residential'] },
    address: { label: 'Address*', hint: 'Project or building, sector, city' },
    price: { label: 'Price you expect', hint: 'Such as 1.25 Cr, 45 lakh, or 38,000 a month' },
    description: { label: 'Description', hint: 'Area, rooms, floor, age, and what makes it good' },
    consent: {
      label: 'I own this property or may speak for its owner, and agree that you keep these details.*',
      missing: 'Please confirm this, so that we may call you.',
      given: 'Owns the property or may speak for its owner; agreed to the keeping of these details.',
    },
    submit: 'Send listing',
  },
};
