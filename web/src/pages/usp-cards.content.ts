export const uspContent = {
  title: 'Our core USP',
  line: 'Six reasons, each with something you can check.',
  cards: [
    {
      title: 'RERA Approved Projects',
      text: 'A project that must be registered has its number beside its name, so that you can look it up on the authority’s own site before you call us.',
      check: 'Search the number on up-rera.in.',
    },
    {
      title: 'Profitability for Clients',
      text: 'A good price is one at which you could sell again. We write down the last registered sales nearby and what the flat would rent for, before you make an offer.',
      check: 'Ask for the page of comparisons.',
    },
    {
      title: 'Exit for Clients',
      text: 'You know your way out on day one: how long a sale may take, what the transfer costs, and which clause of the agreement decides it.',
      check: 'Ask what leaving would cost.',
    },
    {
      title: 'Technology Enabled',
      text: 'Plans, prices, papers and the status of your request are on your phone, so that you can decide at your kitchen table and not in a sales office.',
      check: 'Each request has a reference you can follow.',
    },
    {
      title: 'Home Selling',
      text: 'We measure, photograph and price your home, and bring people who have their loan letter in hand. You meet few visitors, and the right ones.',
      check: 'Ask how many visits the last sale took.',
    },
    {
      title: 'Escrow Services',
      text: 'Your money never passes through our accounts. It goes to the project’s designated account or to a bank’s escrow, against the milestone in the agreement.',
      check: 'Compare the account number with the RERA page.',
    },
  ],
};
