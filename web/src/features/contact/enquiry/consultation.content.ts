export const consultationContent = {
  title: 'Get Free Consultation',
  line: 'Tell us what you are looking for. One person calls you back within the hour, 9 am to 8 pm, every day.',
  button: 'Contact Now',
};
