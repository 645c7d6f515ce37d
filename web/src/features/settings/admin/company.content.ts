import { companyFields } from 'domain/company/company-fields.ts';
import { formTexts } from '../../../office-kit/field/form-text.tsx';
import type { FormText } from '../../../office-kit/field/form-text.tsx';

interface CompanySection {
  title: string;
  /** The texts of the table, and what is none. */
  fields: FormText[];
  /** Its place on the map stands below the fields. */
  withPlace?: boolean;
}

const sections: CompanySection[] = [
  {
    title: 'The company',
    fields: [
      ...formTexts(companyFields, 'company'),
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
      ...formTexts(companyFields, 'contact'),
    ],
  },
  {
    title: 'The office',
    fields: formTexts(companyFields, 'office'),
    withPlace: true,
  },
  {
    title: 'Social links',
    fields: formTexts(companyFields, 'links'),
  },
  {
    title: 'New properties',
    fields: formTexts(companyFields, 'properties'),
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
