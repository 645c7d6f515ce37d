export const teamDetailsContent = {
  title: 'Agent Details',
  parent: 'Our Agent',
  facts: { position: 'Position', experience: 'Experience', location: 'Location' },
  contact: {
    title: 'Contact details',
    phone: 'Phone',
    fax: 'Fax',
    email: 'E-mail',
    write: 'Write a message',
  },
  homes: {
    toBuy: 'To buy with {name}',
    toRent: 'To rent with {name}',
    all: 'See all {count}',
    more: 'Not found yours?',
    say: 'Write what you look for, where, and by when.',
  },
  services: {
    title: 'How we can help',
    cards: [
      {
        to: '/service',
        title: 'All services',
        text: 'Buying, selling, letting, loans and papers, all from one desk.',
        link: 'What We Do',
      },
      {
        to: '/team',
        title: 'The whole team',
        text: 'The person who takes your first call stays with you, and can ask all the others.',
        link: 'Our Agent',
      },
      {
        to: '/service-details',
        title: 'Property Management',
        text: 'After the keys: tenants, repairs and the society’s letters.',
        link: 'Service Details',
      },
    ],
  },
  form: {
    title: 'Write to',
    line: 'Your message goes to this person’s desk. You get a reference, and an answer from the same person.',
    submit: 'Send message',
  },
  removed: {
    title: 'No longer available',
    text: 'This person has left the team. A colleague has taken over.',
    list: { label: 'Meet everyone', to: '/team' },
  },
  choice: {
    line: 'Choose a person to read more.',
    empty: 'No team members to show at the moment.',
    failed: 'The team could not be loaded.',
    retry: 'Try again',
  },
};
