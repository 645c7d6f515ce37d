export const termsContent = {
  title: 'Terms',
  line: 'What this site is, what it is not, and how we work with you.',
  description:
    'The terms of this site: what it is, our fees, pictures, forms and orders, and which law applies.',
  updated: 'Last updated on 25 Nov 2026.',
  sections: [
    {
      title: 'Information, not an offer',
      text: [
        'What this site shows is information, not an offer. Prices, areas and dates come from the developers and owners and can change. What counts is the agreement for sale and the entry of the project with the RERA authority. Please read both before you pay.',
        'Pictures marked “Artist’s impression” and those on our own pages are computer renderings. Portraits on sample pages are drawings. A monthly instalment from the calculator is an estimate: your bank decides.',
      ],
    },
    {
      title: 'Our part, and our fee',
      text: [
        'We act as consultants and channel partners. In a new project the developer pays our brokerage and you pay us nothing. For a resale or a rental we agree our fee with you in writing before we begin.',
      ],
    },
    {
      title: 'Forms and orders',
      text: [
        'No request that you send here obliges you to anything. Nothing is paid on this site: an order of brochures is free apart from the shipping that the checkout names, and we collect it in the way that you choose there.',
        'Please send only what is true, and only for yourself or for a person who asked you to. A listing goes live after our visit and your agreement.',
      ],
    },
    {
      title: 'The words and pictures here',
      text: [
        'You may read, print and share our pages. Please do not copy them into another site or catalogue without asking us.',
      ],
    },
    {
      title: 'Links to others',
      text: [
        'Maps, films, WhatsApp and other sites have their own terms. We are not responsible for what they show.',
      ],
    },
    {
      title: 'Which law applies',
      text: ['Indian law applies. It leaves your rights as a consumer and under the RERA Act as they are.'],
    },
  ],
  contact: 'Questions about these terms?',
  registration: 'Registration number',
  privacy: 'Read what we keep about you',
};
