export const serviceDetailsContent = {
  pictures: { top: '', left: '', right: '', banner: '' },
  eyebrow: 'Service Details',
  title: 'Property Management',
  description:
    'Property management in Noida: finding tenants, collecting rent, repairs, handovers and the society’s papers, for owners near and far.',
  parent: 'What We Do',
  lead: 'An empty flat loses value every month, and so does one with the wrong tenant. Looking after it is a trade of its own.',
  sections: [
    {
      title: 'Before a tenant moves in',
      text: [
        'We photograph every room, every meter and every tap, and write down what is there. Owner and tenant sign the same list, and both keep a copy. Most arguments about a deposit are over before they begin.',
        'The tenant’s employer, former landlord and police verification are checked before the agreement is drawn up, not after. If no suitable tenant comes within a month, the rent is too high, and we say so.',
      ],
    },
    {
      title: 'While the tenant lives there',
      text: [
        'Rent, maintenance and electricity are followed up in the first week. When the geyser fails, the tenant calls us and not you; you get the bill with two photographs, before and after.',
        'Twice a year we walk through the home with the tenant’s consent, look at damp corners, seals and the balcony drain, and send you a page about it.',
      ],
    },
    {
      title: 'When the tenant moves out',
      text: [
        'The list from the first day comes out again. What is worn is worn; what is broken is priced and taken from the deposit, and the rest goes back within the week that the agreement names.',
      ],
    },
  ],
  quote: 'If no suitable tenant comes within a month, the rent is too high. We say so.',
  includes: {
    title: 'What is included',
    items: [
      'Rent estimate from agreements signed nearby',
      'Tenant search, checks and agreement',
      'Handover list with photographs',
      'Rent, maintenance and meter follow-up',
      'Repairs, with two quotations above an amount you set',
      'The society’s letters, meetings and no-objection certificates',
    ],
  },
  search: {
    title: 'Search',
    label: 'Search projects',
    placeholder: 'Sector, project or landmark',
    submit: 'Search',
  },
  services: 'Services',
  newsletter: {
    title: 'Newsletter',
    line: 'Once a month: what changed in the sectors, the rules and the rates.',
    label: 'Your Email*',
    submit: 'Subscribe',
    thanks: 'Thank you. You will get the next newsletter.',
  },
  banner: { title: 'Homes to let and for sale', link: 'Open the list' },
};
