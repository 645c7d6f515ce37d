export const consultationContent = {
  shown: 'yes',
  title: 'Get Free Consultation',
  line: 'Tell us what you are looking for. One person calls you back{{ answer}}{{, hours}}{{, days}}.',
  button: 'Contact Now',
};
