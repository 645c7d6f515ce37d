export const choicesContent = {
  title: 'My choices',
  line: 'See what you allowed us to do, and take it back with one tap. You need not give a reason.',
  description: 'Take back a consent, or stop the newsletter.',
  sent: {
    enquiry: (day: string) => `Your enquiry of ${day}`,
    application: (day: string) => `Your application of ${day}`,
  },
  reference: (reference: string) => `Reference ${reference}`,
  notice: (version: number) => `You saw version ${version} of the privacy notice.`,
  purposes: {
    ANSWER: 'We may use what you sent to answer you',
    SHARE_WITH_BUILDER: 'We may pass your name and phone number to the builder',
    WHATSAPP: 'We may write to you on WhatsApp',
    NEWSLETTER: 'We may send you news by e-mail',
    ALERT: 'We may write to you when something that you follow changes',
  },
  takenBack: (day: string) => `You took this back on ${day}.`,
  takeBack: 'Take back',
  working: 'Taking back…',
  holds: 'We stop at once, and keep a record that you took it back, with the date.',
  unknown: {
    title: 'This link does not work',
    text: 'It is incomplete, or what you sent has been removed. Write to us if you want to know more.',
  },
  erase:
    'To have everything erased, to see it or to correct it, write to us or call. The addresses are in the privacy notice.',
  news: {
    title: 'Stop the newsletter',
    line: 'Enter the address that receives it.',
    email: 'Your e-mail address*',
    submit: 'Stop it',
    submitting: 'Stopping…',
    done: 'This address receives no more news from us.',
    missing: 'Please enter your e-mail address.',
  },
  failed: 'That did not work. Please try again.',
};
