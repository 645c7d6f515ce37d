export const newAlertContent = {
  title: 'Tell me by e-mail',
  description: 'Get an e-mail when a new home matches, or when a price or a status changes.',
  search: 'We write when a new home matches, or when a matching home changes its price or status.',
  home: 'We write when its price or status changes.',
  wish: { search: 'You are looking for', home: 'You follow' },
  email: 'Your e-mail address*',
  emailHint: 'We first send you a link to confirm. Until you open it, we send nothing else.',
  frequency: 'How often',
  frequencies: { AT_ONCE: 'At once', WEEKLY: 'Once a week, on Monday at 9 am' },
  consent: 'You may write to this address about this alert. I can stop it with the link in each e-mail.',
  consentNeeded: 'Please tick this box. Without it we may not write to you.',
  submit: 'Send me the link',
  submitting: 'Sending…',
  missing: 'Please enter your e-mail address.',
  failed: 'That did not work. Please check your connection and try again.',
  done: {
    title: 'Please check your inbox',
    text: 'If this alert is not running yet, we have sent a link to your address. Open it within 7 days to start the alert. If nothing arrives, check your spam folder.',
  },
  byChat: {
    title: 'Ask us to tell you',
    line: 'Send us this wish, and one of us writes to you when there is news.',
    contact: 'Write to us',
  },
  gone: { title: 'This home does not exist', text: 'It may have been taken off the site.' },
  whatsApp: 'Ask on WhatsApp',
  message: {
    search: (label: string, url: string) => `Please tell me when there is a home like this: ${label}\n${url}`,
    home: (label: string, url: string) => `Please tell me when something changes: ${label}\n${url}`,
  },
  back: { search: 'Back to the list', home: 'Back to the home' },
};

export const alertLinkContent = {
  confirm: {
    title: 'Confirm your alert',
    line: 'Press the button to start this alert.',
    submit: 'Confirm the alert',
    submitting: 'Confirming…',
  },
  stop: {
    title: 'Stop the alert',
    line: 'Press the button, and we stop writing about it.',
    submit: 'Stop this alert',
    submitting: 'Stopping…',
    all: 'Stop all alerts to my address',
  },
  frequencies: { AT_ONCE: 'We write as soon as there is news.', WEEKLY: 'We write once a week, on Monday.' },
  states: {
    WAITING: 'This alert is not confirmed yet.',
    CONFIRMED: 'This alert is running. Each e-mail has a link to stop it.',
    STOPPED: 'This alert is stopped. We no longer write about it.',
  },
  titles: {
    WAITING: 'Your alert is not confirmed',
    CONFIRMED: 'Your alert is running',
    STOPPED: 'The alert is stopped',
  },
  open: { SEARCH: 'See what there is now', PROPERTY: 'Open the home' },
  unknown: {
    title: 'This link does not work',
    confirm:
      'It is incomplete, it is older than 7 days, or the alert has been removed. You can ask for a new one on any list of homes.',
    stop: 'It is incomplete, or the alert has been removed already. Please open the link in the e-mail again, or write to us.',
    all: 'See all homes',
    write: 'Write to us',
  },
  failed: 'That did not work. Please try again.',
};
