export const serviceContent = {
  pictures: { top: '' },
  title: 'What We Do',
  crumb: 'What We Do',
  description:
    'Six services of a real-estate consultancy in Noida: property management, mortgage service, consulting, home buying, home selling and escrow.',
  about: {
    title: 'One desk for the whole purchase',
    text: [
      'Buying a home takes many people: a seller here, a bank there, a lawyer somewhere else, and none of them knows what the others have said. We bring it all to one desk.',
      'Use all six services or one. Each begins with the same half-hour: what you have, what you need, and what you should avoid.',
    ],
  },
  cardsTitle: 'Six services',
  cards: [
    {
      id: 'property-management',
      title: 'Property Management',
      text: 'Tenants, rent, repairs and the society’s letters, for owners who live elsewhere or would rather not be called on a Sunday.',
      link: { to: '/service-details', label: 'How we look after a home' },
    },
    {
      id: 'mortgage-service',
      title: 'Mortgage Service',
      text: 'How much a bank will lend you, at which rate, and what you have left each month. Know it before you fall in love with a balcony.',
      link: { to: '/contact', label: 'Ask about a loan' },
    },
    {
      id: 'consulting-service',
      title: 'Consulting Service',
      text: 'A second opinion on a home, a lease or a price that you were offered: in writing, signed, and frank.',
      link: { to: '/contact', label: 'Get a second opinion' },
    },
    {
      id: 'home-buying',
      title: 'Home Buying',
      text: 'A shortlist instead of a long list, visits at the hours that matter, and one person from the first call to the registry.',
      link: { to: '/shop-left-sidebar', label: 'See the projects' },
    },
    {
      id: 'home-selling',
      title: 'Home Selling',
      text: 'We measure and photograph your home, price it from registered sales nearby, and show it to people who can buy.',
      link: { to: '/contact', label: 'Sell a home' },
    },
    {
      id: 'escrow-services',
      title: 'Escrow Services',
      text: 'Your money goes to the project’s designated account or to a bank’s escrow, against milestones. Never through us.',
      link: { to: '/whychooseus', label: 'Why that matters' },
    },
  ],
  news: {
    title: 'Latest News',
    all: 'All stories',
    previous: 'Previous stories',
    next: 'Next stories',
    empty: 'No stories have been published yet.',
    failed: 'The stories could not be loaded.',
    retry: 'Try again',
  },
  call: {
    title: 'Not sure which of the six you need?',
    line: 'Most people are not. Tell us what has happened so far, and we tell you what we would do next.',
    button: 'Contact us',
    faq: 'Read the seven answers first',
  },
};
