export const consentContent = {
  line: {
    enquiry: 'We use what you type to answer you.',
    application: 'We use what you send to decide on your application and to answer you.',
    newsletter: 'We use your address for nothing else. You can unsubscribe at any time.',
    order: 'We use what you type to send the brochures.',
  },
  notice: 'Privacy notice',
  legend: 'If you like, also',
  boxes: {
    shareWithBuilder: 'pass my name and phone to the builder',
    whatsapp: 'write to me on WhatsApp',
    newsletter: 'send me news by e-mail',
  },
  link: 'What you allowed, and how to take it back',
};
