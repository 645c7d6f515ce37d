export const locationContent = {
  title: 'Location',
  description:
    'Our office in Noida, and the partner desks in Alabama, Boston and New York for families who buy from abroad.',
  line: 'Our office is in Noida. For families who buy from abroad, partner desks keep American and Australian hours.',
  office: { title: 'The office in Noida', call: 'Contact us' },
  filter: { label: 'State', all: 'All states', submit: 'Show', result: 'Desks that look after' },
  appointment: 'Get An Appointment',
  website: 'View Website',
  looksAfter: 'Looks after',
  note: 'The desks are samples: their addresses and phone numbers are made up.',
};

export const states = [
  'New York',
  'South Carolina',
  'Florida',
  'Rhode Island',
  'Melbourne',
  'Sydney',
  'Cairns',
] as const;

type State = (typeof states)[number];

interface Desk {
  name: string;
  address: string;
  phone: string;
  /** Which states and cities it looks after. */
  states: readonly State[];
}

export const deskGroups: { place: string; desks: Desk[] }[] = [
  {
    place: 'Alabama',
    desks: [
      {
        name: 'Birmingham desk',
        address: '418 Sample Avenue North, Suite 210, Birmingham, AL',
        phone: '+1 205 555 0142',
        states: ['Florida', 'South Carolina'],
      },
      {
        name: 'Mobile desk',
        address: '27 Example Street, Mobile, AL',
        phone: '+1 251 555 0117',
        states: ['Florida'],
      },
    ],
  },
  {
    place: 'Boston',
    desks: [
      {
        name: 'Back Bay desk',
        address: '95 Placeholder Street, 4th floor, Boston, MA',
        phone: '+1 617 555 0163',
        states: ['Rhode Island'],
      },
      {
        name: 'Harbour desk',
        address: '6 Specimen Wharf, Boston, MA',
        phone: '+1 617 555 0188',
        states: ['Rhode Island', 'South Carolina'],
      },
    ],
  },
  {
    place: 'New York',
    desks: [
      {
        name: 'Midtown desk',
        address: '1200 Example Avenue, 15th floor, New York, NY',
        phone: '+1 212 555 0126',
        states: ['New York'],
      },
      {
        name: 'Evening desk',
        address: '40-18 Sample Boulevard, Queens, NY',
        phone: '+1 718 555 0154',
        states: ['New York', 'Melbourne', 'Sydney', 'Cairns'],
      },
    ],
  },
];
