import { EmploymentKind } from './job-opening.type.ts';

/** Sample openings; the pay of two is open, as in most offices. */
export const jobOpeningSeeds = [
  {
    title: 'Site Visit Associate',
    place: 'Noida Expressway',
    employment: EmploymentKind.FULL_TIME,
    text:
      'Take families through homes, measure what the plan says, and write down what you saw. A ' +
      'two-wheeler licence helps.',
    payFrom: 24_000,
    payTo: 30_000,
  },
  {
    title: 'Residential Consultant',
    place: 'Sector 62, Noida',
    employment: EmploymentKind.FULL_TIME,
    text:
      'Look after a buyer from the first call to the registry. Two years in property, banking or hotels ' +
      'are a good start.',
    payFrom: 40_000,
    payTo: 60_000,
  },
  {
    title: 'Commercial Leasing Executive',
    place: 'Sector 62, Noida',
    employment: EmploymentKind.FULL_TIME,
    text:
      'Match firms with floors and read leases from the back page. You should like spreadsheets and ' +
      'walking.',
    payFrom: null,
    payTo: null,
  },
  {
    title: 'Content and Photography Editor',
    place: 'Sector 62, Noida',
    employment: EmploymentKind.PART_TIME,
    text:
      'Describe homes so that no visitor is disappointed at the door. Clear English and Hindi, and a steady ' +
      'hand with a camera.',
    payFrom: null,
    payTo: null,
  },
];
