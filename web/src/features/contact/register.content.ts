export const registerContent = {
  title: 'Register',
  crumb: 'Register',
  line: 'Tell us once what you are looking for. We call you when a home fits, often before it is advertised.',
  description:
    'Register with our consultants in Noida: tell us what you are looking for, and hear of homes, offices and plots that fit.',
  points: {
    title: 'What happens next',
    items: [
      {
        title: 'One call',
        text: 'From the person who will look after you{{, answer}}{{, hours}}.',
      },
      {
        title: 'A shortlist',
        text: 'Three to five addresses with price and carpet area. You tell us what is wrong with them.',
      },
      {
        title: 'No account',
        text: 'No password to remember. With your reference you can call us or follow your request.',
      },
    ],
    trackLine: 'Already registered?',
    trackLink: 'Follow your request',
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
      missing: 'Please agree so that we may answer you.',
    },
    submit: 'Register',
  },
};
