export interface CompanyField {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  required?: boolean;
  type?: 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  /** Several lines. */
  rows?: number;
}

interface CompanySection {
  title: string;
  fields: CompanyField[];
  /** Its place on the map stands below the fields. */
  withPlace?: boolean;
}

const sections: CompanySection[] = [
  {
    title: 'The company',
    fields: [
      { name: 'companyName', label: 'Company name', maxLength: 120, required: true },
      { name: 'slogan', label: 'Slogan', maxLength: 160, required: true },
      { name: 'registrationNumber', label: 'Registration number', maxLength: 120, required: true },
      { name: 'registrationValidTo', label: 'Registration valid to', type: 'date', maxLength: 10 },
      {
        name: 'referencePrefix',
        label: 'Letters before the reference of an enquiry',
        hint: 'Two to five capital letters. References that visitors have stay valid.',
        maxLength: 5,
        required: true,
      },
    ],
  },
  {
    title: 'Contact details',
    fields: [
      {
        name: 'phones',
        label: 'Phones',
        hint: 'One on each line, at most four; the first is the main number.',
        maxLength: 170,
        rows: 2,
        required: true,
      },
      { name: 'whatsappNumber', label: 'WhatsApp number', maxLength: 40, type: 'tel', required: true },
      {
        name: 'salesEmail',
        label: 'E-mail of the sales team',
        maxLength: 254,
        type: 'email',
        required: true,
      },
      {
        name: 'infoEmail',
        label: 'E-mail for everything else',
        maxLength: 254,
        type: 'email',
        required: true,
      },
    ],
  },
  {
    title: 'The office',
    fields: [{ name: 'address', label: 'Address', maxLength: 300, rows: 2, required: true }],
    withPlace: true,
  },
  {
    title: 'Social links',
    fields: [
      { name: 'facebookUrl', label: 'Facebook', maxLength: 300, type: 'url' },
      { name: 'instagramUrl', label: 'Instagram', maxLength: 300, type: 'url' },
      { name: 'linkedinUrl', label: 'LinkedIn', maxLength: 300, type: 'url' },
      { name: 'youtubeUrl', label: 'YouTube', maxLength: 300, type: 'url' },
    ],
  },
  {
    title: 'New properties',
    fields: [
      {
        name: 'defaultAboutBuilder',
        label: 'About the Builder',
        hint: 'The form of a new property starts with these two texts. Existing properties keep theirs.',
        maxLength: 5_000,
        rows: 4,
      },
      { name: 'defaultDisclaimer', label: 'Disclaimer', maxLength: 5_000, rows: 4 },
    ],
  },
  {
    title: 'Home loans',
    fields: [
      {
        name: 'loanSharePercent',
        label: 'Loan share of the price (%)',
        hint: 'The EMI calculator starts with this share. Banks usually lend 75 to 90 %.',
        maxLength: 3,
        required: true,
      },
    ],
  },
  {
    title: 'Search',
    fields: [
      {
        name: 'nearMetroMetres',
        label: '“Near the metro” means within (m)',
        hint: 'The straight distance from a property to an open station.',
        maxLength: 5,
        required: true,
      },
    ],
  },
  {
    title: 'Coming soon',
    fields: [
      {
        name: 'comingSoonDate',
        label: 'Date and time',
        hint: 'In IST. The page “Coming soon” counts down to it.',
        maxLength: 20,
        type: 'datetime-local',
        required: true,
      },
    ],
  },
];

export const companyContent = {
  line: 'The company details on every page of the site. A change shows at once.',
  sections,
  submit: 'Save changes',
  saved: 'Settings saved.',
  failed: 'The settings could not be saved. Please try again.',
  wrongShare: 'Please enter a whole number from 1 to 100.',
  wrongMetres: 'Please enter a whole number from 100 to 5,000.',
  wrongDate: 'Please choose a date and a time.',
  loading: 'Loading…',
  notLoaded: 'The settings could not be loaded. Please check your connection.',
  retry: 'Try again',
};
