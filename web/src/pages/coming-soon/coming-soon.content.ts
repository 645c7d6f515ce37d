export const comingSoonContent = {
  title: 'We Are Coming Soon',
  description:
    'A notice on the day on which a home that suits you comes up: leave your e-mail, and hear when it starts.',
  line: 'Tell us once what you are looking for, and hear of it on the day it comes up. Not a newsletter: one home, one message.',
  until: 'Until',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  countdownLabel: 'Time left',
  past: 'The day has come and gone, and we are putting the last pieces in place. Leave your e-mail and you are among the first to hear.',
  form: {
    title: 'Notify me when we launch',
    label: 'Your Email*',
    submit: 'Notify me',
    thanks: 'Thank you. We write once, on the day.',
  },
  contact: { line: 'Looking for a home now?', link: 'Contact us' },
};
