/** The company’s details as the server answers them. */
export const companySettings = {
  ...{ __typename: 'SiteSettings', companyName: 'Apna Hi Ghar Realty', slogan: 'Har bande ko apna hi ghar' },
  ...{ phones: ['+91 98110 04384'], salesEmail: 'sales@example.com', infoEmail: 'info@example.com' },
  ...{ whatsappNumber: '', address: 'Sector 76, Noida', latitude: 28.57, longitude: 77.38 },
  ...{ facebookUrl: '', instagramUrl: '', linkedinUrl: '', youtubeUrl: '' },
  ...{ loanSharePercent: 80, nearMetroMetres: 1_000, referencePrefix: 'AHG' },
  ...{ registrationNumber: '', registrationValidTo: null, defaultAboutBuilder: '', defaultDisclaimer: '' },
  comingSoonDate: '2027-01-01T00:00:00.000Z',
  ...{ updatedAt: '2026-01-05T05:30:00.000Z', updatedBy: 'asha' },
};
