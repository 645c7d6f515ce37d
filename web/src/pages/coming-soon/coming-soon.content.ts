export const comingSoonContent = {
  title: 'We Are Coming Soon',
  description:
    'We write to you on the day a home that suits you comes up. Leave your e-mail to hear when this service starts.',
  line: 'Tell us once what you are looking for, and we write to you on the day it comes up. One home, one message; no newsletter.',
  until: 'Until',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  countdownLabel: 'Time left',
  past: 'The date has passed, and we are almost ready. Leave your e-mail, and you will be among the first to hear.',
  form: {
    title: 'Notify me when we launch',
    label: 'Your Email*',
    submit: 'Notify me',
    thanks: 'Thank you. We will write to you once, on the day.',
  },
  contact: { line: 'Looking for a home now?', link: 'Contact us' },
};
