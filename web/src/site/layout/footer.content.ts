export const footerContent = {
  about: {
    title: 'About Us',
    text:
      'Real-estate consultants and channel partner in Noida, for homes, offices, shops, studios and ' +
      'land.',
  },
  registration: 'Registration number',
  quickLinks: { title: 'Quick Links' },
  properties: { title: 'Properties' },
  contact: { title: 'Contact' },
  terms: 'Terms',
  privacy: 'Privacy',
};
