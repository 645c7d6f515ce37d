import type { PropertyDetailsFragment } from '../property.generated.ts';

type Property = PropertyDetailsFragment;

export interface ListText {
  title: string;
  text: string;
  /** The facts that a property must have for it. */
  when?: (facts: ListFacts) => boolean;
}

/** What the texts of the lists depend on. */
export interface ListFacts {
  kind: 'home' | 'plot' | 'commercial' | 'studio';
  /** Whether it stands and can be entered. */
  ready: boolean;
  carpet: boolean;
  station: boolean;
  rented: boolean;
}

const commercialUses: ListText[] = [
  { title: 'Offices', text: 'A head office, a regional branch, or a floor for a growing team.' },
  {
    title: 'Shops and showrooms',
    text: 'Daily needs, fashion, furniture and vehicles, where people pass on foot.',
  },
  {
    title: 'Food and drink',
    text: 'Cafés, kitchens and restaurants, where the exhaust and the drainage allow them.',
  },
  {
    title: 'Clinics and diagnostics',
    text: 'Consulting rooms, dental clinics and laboratories with step-free access.',
  },
  {
    title: 'Coaching and training',
    text: 'Classrooms and studios with the exits that the fire authority requires.',
  },
  { title: 'Banks and service counters', text: 'Branches, ATMs and offices that the public walks into.' },
];

const carpetFirst: ListText = {
  title: 'Carpet area first',
  text: 'We quote the area you can use first. Super area comes second.',
  when: ({ carpet }) => carpet,
};
const papersFirst: ListText = {
  title: 'Papers before token',
  text: 'We read the title, the sanctioned plan and the dues with you before you pay anything.',
  when: ({ rented }) => !rented,
};
const onePerson: ListText = {
  title: 'One person',
  text: 'The same consultant stays with you from the first call until after the keys.',
};
const seenTogether: ListText = {
  title: 'Seen with you',
  text: 'We walk through it with you and point out what the brochure leaves out.',
  when: ({ ready }) => ready,
};
const siteVisit: ListText = {
  title: 'Progress on site',
  text: 'We visit the site with you and compare what stands there with the promised date.',
  when: ({ ready }) => !ready,
};

const advantages: Record<ListFacts['kind'], ListText[]> = {
  home: [carpetFirst, seenTogether, siteVisit, papersFirst, onePerson],
  plot: [
    {
      title: 'Boundary on the ground',
      text: 'We walk the boundary with you and compare it with the sanctioned layout.',
    },
    {
      title: 'Roads and drains',
      text: 'We check with you which roads, drains and power lines are already in place.',
    },
    papersFirst,
    onePerson,
  ],
  commercial: [
    { ...carpetFirst, title: 'Usable area first' },
    {
      title: 'Power and parking',
      text: 'We ask for the sanctioned load, the backup and the parking slots in writing.',
    },
    {
      title: 'Permitted use',
      text: 'We read the allotment and the building plan to see what may be done there.',
    },
    {
      title: 'Running costs in full',
      text: 'Our first offer includes maintenance, common-area power and the deposit.',
    },
  ],
  studio: [
    carpetFirst,
    seenTogether,
    siteVisit,
    {
      title: 'Near a station',
      text: 'We walk the way to the metro with you, after dark as well if you like.',
      when: ({ station }) => station,
    },
    { title: 'Low upkeep', text: 'We tell you the monthly maintenance before you decide.' },
    {
      title: 'Let or live',
      text: 'We check whether the society allows letting, and for how long.',
      when: ({ rented }) => !rented,
    },
  ],
};

const wayOut: ListText = {
  title: 'Resale',
  text: 'We tell you what comparable properties have sold for and how long each sale took.',
};

const reasonsToInvest: Record<ListFacts['kind'], ListText[]> = {
  home: [
    {
      title: 'Ready to live in or let',
      text: 'A finished home can be seen before it is paid for, and lived in or let at once.',
      when: ({ ready }) => ready,
    },
    {
      title: 'Payment by stage',
      text: 'We read the payment plan with you, so that each instalment follows the work on site.',
      when: ({ ready }) => !ready,
    },
    {
      title: 'Roads that exist',
      text: 'We value a place by the roads and trains that run today, not by those that are planned.',
    },
    wayOut,
  ],
  plot: [
    { title: 'Build when you like', text: 'We tell you the building norms and the time limit that apply.' },
    {
      title: 'Roads that exist',
      text: 'We value a place by the roads and trains that run today, not by those that are planned.',
    },
    wayOut,
  ],
  commercial: [
    { title: 'Demand nearby', text: 'We tell you which firms are looking for space in the area.' },
    { title: 'Rent you can check', text: 'We show you the leases on which our rent estimate is based.' },
    { title: 'A lease that holds', text: 'We explain lock-in, escalation and deposit before you sign.' },
  ],
  studio: [
    {
      title: 'A small first step',
      text: 'The price is low, and so are the duty, the deposit and the furniture.',
    },
    {
      title: 'Simple to keep',
      text: 'One room and one meter are easy to look after, even from another city.',
    },
    wayOut,
  ],
};

/** The lists as the office can change them. */
export const propertyLists = {
  shown: { commercialUses: 'yes', advantages: 'yes', reasonsToInvest: 'yes' },
  commercialUses,
  advantages,
  reasonsToInvest,
};

/** What the texts of the lists depend on, as they are at a moment. */
export function listFacts(property: Property, now: Date): ListFacts {
  const { category, rooms, areas, completion, propertyStatus } = property;
  const plot = category === 'RESIDENTIAL' && !rooms && areas[0]?.basis === 'PLOT';
  const kinds = { RESIDENTIAL: 'home', COMMERCIAL: 'commercial', STUDIO: 'studio' } as const;
  const words = [...property.description, ...property.features, ...property.amenities].join(' ');
  return {
    kind: plot ? 'plot' : kinds[category],
    ready: !plot && completion !== null && isOver(completion, now),
    carpet: areas.some(({ basis }) => basis === 'CARPET'),
    station: /\b(metro|station)\b/i.test(words),
    rented: propertyStatus === 'FOR_RENT',
  };
}

/** Whether a time of completion has passed; one without a year is ready. */
function isOver({ year, quarter, month }: NonNullable<Property['completion']>, now: Date): boolean {
  if (year === null) return true;
  const lastMonth = month ?? (quarter ? quarter * 3 : 12);
  return now.getTime() >= Date.UTC(year, lastMonth, 1);
}
