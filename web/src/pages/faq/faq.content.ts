const couponQuestion = 'coupons';

interface Question {
  id?: string;
  question: string;
  answer: string[];
}

/** The questions that fit a company with or without coupons. */
export function questionsFor(questions: readonly Question[], takesCoupons = false): readonly Question[] {
  return takesCoupons ? questions : questions.filter(({ id }) => id !== couponQuestion);
}

export const faqContent = {
  title: 'Frequently asked questions',
  description:
    'Buying, refunds, cancelling, security and payment by card: answers to questions that people ask before they call.',
  line: 'Questions that people ask before they call. If yours is not here, please call us.',
  questions: [
    {
      question: 'How do I buy a home through you?',
      answer: [
        'You tell us what you need; we answer with a shortlist. After two visits to the home that you like, one by day and one in the evening, we write down the full cost, check the title and the RERA entry, and read the agreement for sale with you.',
        'You pay the price to the developer or the owner, never through us, against the milestones of the agreement. At the registry we stand beside you.',
      ],
    },
    {
      question: 'How do I get a refund?',
      answer: [
        'What you have paid went to the developer, so the agreement for sale says what comes back. If the home is not handed over on the agreed date, the Real Estate (Regulation and Development) Act, 2016, section 18, lets you withdraw and have your money returned with interest.',
        'Send us the receipts and the agreement. We tell you in a day or two what you can ask for, and help to write the letter.',
      ],
    },
    {
      question: 'I am a new user. How should I start?',
      answer: [
        'Begin with the projects: choose a type, a number of rooms and a budget, and keep what you like with the heart. The list stays in your browser; you need no account for it.',
        'When two or three homes are left, send a request. You get a reference, and with it you can follow your request at any time.',
      ],
    },
    {
      question: 'Can I cancel after booking? How do returns work?',
      answer: [
        'A home cannot be sent back like a lamp, which is why we like to be slow before the token and quick after it. Until the agreement for sale is registered, a promoter may not take more than a tenth of the price as an advance (section 13 of the Act).',
        'The booking form says what you lose if you cancel. We read that line aloud before you sign.',
      ],
    },
    {
      question: 'Are my details secure?',
      answer: [
        'We store what you send on our own server, and only the people who answer you read it. We never sell it. A builder gets your name and phone number only if you tick that box, and we delete your details when you ask.',
        'Only we can open a résumé. Your Wishlist stays in your own browser until you share it, and your name too, if you let us remember it.',
      ],
    },
    {
      id: couponQuestion,
      question: 'I have a sale code. Where do I use it?',
      answer: [
        'Type it into the coupon box of the cart. It takes a part of the shipping off your order of printed brochures, and the cart shows the new total at once.',
      ],
    },
    {
      question: 'Can I pay by credit card?',
      answer: [
        'You pay nothing on this site, and our office never asks for a card number. Developers take the price by bank transfer or from your lender, against the account that their RERA entry names.',
        'Some accept a card for the token amount and add the card company’s fee. Ask for the fee in writing first.',
      ],
    },
  ] as Question[],
  support: {
    title: 'Do you have another question?',
    line: 'Ask us. You get a reference, and a call{{ answer}}{{, hours}}.',
    button: 'Contact support',
  },
  counters: {
    title: 'In numbers',
    /** A sentence below them. */
    note: '',
    items: [
      { figure: '{{area}}', label: 'Total area' },
      { figure: '{{sold}}', label: 'Apartments sold' },
      { figure: '{{built}}', label: 'Constructions' },
      { figure: '{{rooms}}', label: 'Rooms' },
    ],
  },
};
