/** The page in place of one that needs the database while it is away. */
export const unavailableContent = {
  title: 'We will be back in a moment',
  text: 'We cannot reach our records at the moment, so this page cannot be shown. Please try again in a minute.',
  formTitle: 'Not sent yet',
  formText:
    'We cannot reach our records at the moment. This page keeps what you typed: please send it again in a minute.',
  fileText:
    'We cannot reach our records at the moment. Please go back in your browser, where your answers are still filled in, and send the form again in a minute.',
  call: (phone: string) => `Call ${phone}`,
  retry: 'Try again',
  sendAgain: 'Send again',
  reference: (reference: string) => `Reference ${reference}`,
};
