export const registerContent = {
  title: 'Register',
  crumb: 'Register',
  line: 'Tell us once what you are looking for. We call with what fits, before it is advertised where we can.',
  description:
    'Register with our consultants in Noida: tell us what you are looking for, and hear of homes, offices and plots that fit.',
  points: {
    title: 'What happens then',
    items: [
      {
        title: 'One call',
        text: 'Within the hour between nine and eight, from the person who will look after you.',
      },
      {
        title: 'A short list',
        text: 'Three to five addresses with price and carpet area, no more. You say what is wrong with them.',
      },
      {
        title: 'No account',
        text: 'There is no password to keep. Your reference is all you need when you call or look your request up.',
      },
    ],
    trackLine: 'Already registered?',
    trackLink: 'Look up your request',
  },
  form: {
    title: 'Your details',
    message: {
      label: 'What are you looking for?',
      hint: 'Sector, size, budget, and when you would like to move',
    },
    consents: 'Consents',
    processing: {
      label: 'I agree that you keep these details to answer me, as the privacy notice says.*',
      link: 'Read the privacy notice',
      missing: 'Please agree, so that we may answer you.',
      given: 'agreed to the keeping of these details',
    },
    news: {
      label: 'Send me new addresses that fit by e-mail or WhatsApp. I can say stop at any time.',
      given: 'wants new addresses by e-mail or WhatsApp',
      refused: 'wants no new addresses by e-mail or WhatsApp',
    },
    submit: 'Register',
  },
};
