import { propertyFields } from '../property/property-fields.ts';
import type { TextRow } from '../text/text-rows.ts';

interface CompanyRow extends TextRow {
  section: 'company' | 'contact' | 'office' | 'links' | 'properties';
}

const required = 'Please fill out all required fields.';
const link = { section: 'links', maxLength: 300, type: 'url' } as const;

/** The plain texts of the company, one row each, as those of a team member. An optional one is stored as an empty text. */
export const companyFields = {
  companyName: {
    section: 'company',
    description: 'The company’s name.',
    label: 'Company name',
    maxLength: 120,
    required,
  },
  slogan: {
    section: 'company',
    description: 'Its slogan.',
    label: 'Slogan',
    maxLength: 160,
    required,
  },
  registrationNumber: {
    section: 'company',
    description: 'Its registration number.',
    label: 'Registration number',
    maxLength: 120,
    required,
  },
  whatsappNumber: {
    section: 'contact',
    description: 'WhatsApp number in E.164.',
    typed: 'WhatsApp number.',
    label: 'WhatsApp number',
    maxLength: 40,
    required,
    type: 'tel',
    wrong: 'Please enter a phone number such as +91 98100 00000.',
  },
  salesEmail: {
    section: 'contact',
    description: 'E-mail address of the sales team.',
    label: 'E-mail of the sales team',
    maxLength: 254,
    required,
    type: 'email',
  },
  infoEmail: {
    section: 'contact',
    description: 'E-mail address for everything else.',
    label: 'E-mail for everything else',
    maxLength: 254,
    required,
    type: 'email',
  },
  address: {
    section: 'office',
    description: 'The office’s address.',
    label: 'Address',
    maxLength: 300,
    required,
    rows: 2,
  },
  facebookUrl: {
    ...link,
    description: 'Facebook page; empty if there is none.',
    typed: 'Facebook page.',
    label: 'Facebook',
  },
  instagramUrl: {
    ...link,
    description: 'Instagram page; empty if there is none.',
    typed: 'Instagram page.',
    label: 'Instagram',
  },
  linkedinUrl: {
    ...link,
    description: 'LinkedIn page; empty if there is none.',
    typed: 'LinkedIn page.',
    label: 'LinkedIn',
  },
  youtubeUrl: {
    ...link,
    description: 'YouTube channel; empty if there is none.',
    typed: 'YouTube channel.',
    label: 'YouTube',
  },
  defaultAboutBuilder: {
    section: 'properties',
    description:
      'The text “About the Builder” that the form of a new property begins with; empty if there is none, null for visitors.',
    typed:
      'The text “About the Builder” that the form of a new property begins with. If it is left out, it does not change; an empty text removes it.',
    label: 'About the Builder',
    hint: 'The form of a new property starts with these two texts. Existing properties keep theirs.',
    maxLength: propertyFields.aboutBuilder.maxLength,
    rows: 4,
    forAccounts: true,
    stays: true,
  },
  defaultDisclaimer: {
    section: 'properties',
    description:
      'The disclaimer that the form of a new property begins with; empty if there is none, null for visitors.',
    typed:
      'The disclaimer that the form of a new property begins with. If it is left out, it does not change; an empty text removes it.',
    label: 'Disclaimer',
    maxLength: propertyFields.disclaimer.maxLength,
    rows: 4,
    forAccounts: true,
    stays: true,
  },
} as const satisfies Record<string, CompanyRow>;
