import { dayInIndia } from '../../base/clock.ts';
import { sampleAgentNumber } from './agent-registration.ts';
import { defaultPrefix } from './reference-prefix.ts';
import { defaultCompanyName } from './company-name.ts';

export const defaultSiteSettings = {
  companyName: defaultCompanyName,
  slogan: 'HAR BANDE KO APNA HI GHAR',
  registrationNumber: sampleAgentNumber,
  referencePrefix: defaultPrefix,
  phones: ['+91 120 000 0000', '+91 120 000 0001'],
  salesEmail: 'sales@example.com',
  infoEmail: 'info@example.com',
  whatsappNumber: '+911200000000',
  address: 'Office 407, Tower B, Saptak Business Park, Sector 62, Noida 201309, Uttar Pradesh',
  latitude: 28.6202,
  longitude: 77.3688,
  facebookUrl: 'https://facebook.example.com/apnahighar',
  instagramUrl: 'https://instagram.example.com/apnahighar',
  linkedinUrl: 'https://linkedin.example.com/company/apnahighar',
  youtubeUrl: 'https://youtube.example.com/@apnahighar',
  loanSharePercent: 80,
  nearMetroMetres: 1_000,
  /** The next 14 April, so that the count-down of a new site has something to count. */
  get comingSoonDate() {
    const today = dayInIndia();
    const year = Number(today.slice(0, 4)) + (today.slice(5) < '04-14' ? 0 : 1);
    return `${year}-04-14T04:30:00.000Z`;
  },
};
