/** A fact of the company that pages name: `{{opens}}` in a text of the site. */
interface CompanyFact {
  label: string;
  /** What it says, for the schema. */
  meaning: string;
  hint?: string;
  maxLength: number;
  /** A figure that advertises: an owner confirms it. */
  isClaim?: boolean;
}

/** The facts of the company. None is said until an owner enters it. */
export const companyFacts = {
  opens: {
    label: 'The office opens at',
    meaning: 'When the office opens, such as “9 am”.',
    hint: 'Such as 9 am',
    maxLength: 20,
  },
  closes: {
    label: 'It closes at',
    meaning: 'When the office closes, such as “8 pm”.',
    hint: 'Such as 8 pm',
    maxLength: 20,
  },
  days: {
    label: 'On which days',
    meaning: 'The days on which it is open, such as “seven days a week”.',
    hint: 'Such as Monday to Saturday, or seven days a week',
    maxLength: 60,
  },
  answer: {
    label: 'An answer comes',
    meaning: 'How soon an enquiry is answered, such as “within the hour”.',
    hint: 'Such as within the hour, or the same day',
    maxLength: 60,
  },
  station: {
    label: 'Nearest station',
    meaning: 'A sentence about the nearest station.',
    hint: 'One sentence, such as “Noida Sector 62 station is a short walk away.”',
    maxLength: 160,
  },
  parking: {
    label: 'Parking for visitors',
    meaning: 'A sentence about the parking for visitors.',
    hint: 'One sentence, such as “Visitors’ parking is in front of the block.”',
    maxLength: 160,
  },
  officer: {
    label: 'Who answers questions about personal data',
    meaning:
      'The person who answers questions and complaints about personal data; the privacy notice names it.',
    hint: 'Name and position, such as “Asha Menon, grievance officer”',
    maxLength: 120,
  },
  years: {
    label: 'Years of experience, of all of you together',
    meaning: 'The years of experience of all together, such as “50”.',
    maxLength: 12,
    isClaim: true,
  },
  people: {
    label: 'People served',
    meaning: 'The number of people served, such as “500”.',
    maxLength: 12,
    isClaim: true,
  },
  growth: {
    label: 'Growth of prices where you work',
    meaning: 'The growth of prices, such as “70%+”.',
    hint: 'Such as 70%+; keep the source at hand',
    maxLength: 12,
    isClaim: true,
  },
  span: {
    label: 'In how many years',
    meaning: 'The years of that growth, such as “4–5 years”.',
    hint: 'Such as 4–5 years',
    maxLength: 20,
    isClaim: true,
  },
  area: {
    label: 'Total area',
    meaning: 'The figure “Total area”, such as “560+”.',
    maxLength: 12,
    isClaim: true,
  },
  sold: {
    label: 'Apartments sold',
    meaning: 'The figure “Apartments sold”, such as “197K+”.',
    maxLength: 12,
    isClaim: true,
  },
  built: {
    label: 'Constructions',
    meaning: 'The figure “Constructions”, such as “268+”.',
    maxLength: 12,
    isClaim: true,
  },
  rooms: { label: 'Rooms', meaning: 'The figure “Rooms”, such as “340+”.', maxLength: 12, isClaim: true },
} satisfies Record<string, CompanyFact> as Record<CompanyFactName, CompanyFact>;

export type CompanyFactName =
  | 'opens'
  | 'closes'
  | 'days'
  | 'answer'
  | 'station'
  | 'parking'
  | 'officer'
  | 'years'
  | 'people'
  | 'growth'
  | 'span'
  | 'area'
  | 'sold'
  | 'built'
  | 'rooms';

/** The names of the facts, in the order of their form. */
export const factNames = Object.keys(companyFacts) as CompanyFactName[];

/** The names that a text can hold: `{{hours}}` is made of two facts. */
const namesInTexts: readonly string[] = [...factNames, 'hours'];

/** The first name in a text, as in `{{, days}}`, that is no fact of the company. */
export function unknownFact(text: string): string | undefined {
  const names = [...text.matchAll(/\{\{(?:.*?)(\w*)\}\}/g)].map(([, name = '']) => name);
  return names.find((name) => !namesInTexts.includes(name));
}

/** What a site with sample content says; pages mark the figures as samples. */
export const sampleFacts: Omit<Record<CompanyFactName, string>, 'officer'> = {
  opens: '9 am',
  closes: '8 pm',
  days: 'seven days a week',
  answer: 'within the hour',
  station: 'Noida Sector 62 station is a short walk away.',
  parking: 'Visitors’ parking is in front of the block.',
  years: '50',
  people: '500',
  growth: '70%+',
  span: '4–5 years',
  area: '560+',
  sold: '197K+',
  built: '268+',
  rooms: '340+',
};
