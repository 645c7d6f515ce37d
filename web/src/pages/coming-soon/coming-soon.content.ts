export const comingSoonContent = {
  title: 'We Are Coming Soon',
  description:
    'A new service for buyers and tenants in Noida starts soon. Leave your e-mail to hear on the day it starts.',
  line: 'A new service for buyers and tenants in Noida starts soon. Leave your e-mail, and we write to you on the day it starts.',
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
