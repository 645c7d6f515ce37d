export const privacyContent = {
  title: 'Privacy',
  description:
    'Which personal data we keep, why and for how long, how to take back a consent, to have data erased, and to complain.',
  version: (version: number, day: string) => `Version ${version}, last updated on ${day}.`,
  earlier: (day: string) => `This is an earlier version. It was shown from ${day}.`,
  present: 'Read the present version',
  choices: {
    title: 'Take back a consent',
    line: 'Stop the newsletter, or see what you allowed us with the link that you got after sending a form.',
    button: 'My choices',
  },
  board: 'Complain to the Data Protection Board of India',
};
