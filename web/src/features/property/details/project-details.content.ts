import type { PropertyCategory } from '../property.generated.ts';
import type { SimilarityReason } from './similar-projects.generated.ts';

interface ListText {
  title: string;
  items: { title: string; text: string }[];
}

const commercialUses: ListText = {
  title: 'Commercial Uses',
  items: [
    {
      title: 'Offices',
      text: 'A head office, a regional branch, or a floor for a team that outgrew a flat.',
    },
    {
      title: 'Shops and showrooms',
      text: 'Daily needs, fashion, furniture, vehicles: wherever people pass on foot.',
    },
    {
      title: 'Food and drink',
      text: 'Cafés, kitchens and restaurants, where the exhaust and the drainage allow them.',
    },
    {
      title: 'Clinics and diagnostics',
      text: 'Consulting rooms, dentistry and laboratories with step-free access.',
    },
    {
      title: 'Coaching and training',
      text: 'Classrooms and studios, with the exits that the fire authority asks for.',
    },
    {
      title: 'Banks and service counters',
      text: 'Branches, cash machines and offices that the public walks into.',
    },
  ],
};

const advantages: Record<PropertyCategory, ListText> = {
  RESIDENTIAL: {
    title: 'Advantages',
    items: [
      {
        title: 'Carpet area first',
        text: 'The floor you can stand on leads each figure; the super area is only named.',
      },
      {
        title: 'Walked by us',
        text: 'One of us has been inside and has written down what the brochure leaves out.',
      },
      {
        title: 'Papers before token',
        text: 'Title, sanctioned plan and dues are read with you before any money moves.',
      },
      {
        title: 'One person',
        text: 'The same consultant from the first call to the registry, and after the keys.',
      },
    ],
  },
  COMMERCIAL: {
    title: 'Advantages',
    items: [
      {
        title: 'Usable area first',
        text: 'Carpet area and loading are stated, so that two floors can be compared.',
      },
      {
        title: 'Power and parking checked',
        text: 'Sanctioned load, backup and parking slots are confirmed in writing.',
      },
      {
        title: 'Permitted use',
        text: 'We read the allotment and the building plan for what may be done there.',
      },
      {
        title: 'Running costs in full',
        text: 'Maintenance, common-area power and deposit are part of the first offer.',
      },
    ],
  },
  STUDIO: {
    title: 'Advantages',
    items: [
      {
        title: 'One room, planned',
        text: 'Kitchenette, storage and a desk by the window are counted, not imagined.',
      },
      { title: 'Near a station', text: 'The walk to the metro is measured on foot, after dark as well.' },
      {
        title: 'Low upkeep',
        text: 'Maintenance is by the month and by the square foot of carpet, stated in advance.',
      },
      {
        title: 'Let or live',
        text: 'Whether the society allows letting, and for how long, is checked with it.',
      },
    ],
  },
};

const reasonsToInvest: Record<PropertyCategory, ListText> = {
  RESIDENTIAL: {
    title: 'Reasons to Invest',
    items: [
      {
        title: 'Homes that people live in',
        text: 'Occupied towers keep their lifts, their lawns and their value.',
      },
      {
        title: 'A road that exists',
        text: 'We price the roads and trains that run today, not those on a hoarding.',
      },
      {
        title: 'A way out',
        text: 'We tell you what comparable homes have sold for, and how long each sale took.',
      },
    ],
  },
  COMMERCIAL: {
    title: 'Reasons to Invest',
    items: [
      {
        title: 'Tenants nearby',
        text: 'Demand is counted in firms that look for space in this very sector.',
      },
      { title: 'Rent you can check', text: 'Expected rent is given with the leases that it was taken from.' },
      {
        title: 'A lease that holds',
        text: 'Lock-in, escalation and deposit are written so that both sides can live with them.',
      },
    ],
  },
  STUDIO: {
    title: 'Reasons to Invest',
    items: [
      {
        title: 'A small first step',
        text: 'The ticket is low, and so are the duty, the deposit and the furniture.',
      },
      { title: 'Let within weeks', text: 'Students and young staff look for one good room all year round.' },
      { title: 'Simple to keep', text: 'One room, one meter, one key: it can be managed from another city.' },
    ],
  },
};

/** The static lists of a project’s page; commercial uses only where there is commerce. */
export function listTexts(category: PropertyCategory): ListText[] {
  return [
    ...(category === 'COMMERCIAL' ? [commercialUses] : []),
    advantages[category],
    reasonsToInvest[category],
  ];
}

export const projectDetailsContent = {
  breadcrumb: { home: 'Home', projects: 'Projects' },
  facts: {
    configuration: 'Configuration',
    perSquareFoot: 'Price per sq ft',
    perSquareFootRent: 'Rent per sq ft',
    completion: 'Completion',
  },
  about: 'About the project',
  breakDown: {
    title: 'Site & Area Break-Down',
    dimension: 'Dimension',
    rooms: 'Number of Rooms',
    baths: 'Bathrooms',
    type: 'Type of Property',
    price: 'Price',
    completion: 'Year of Completion',
    unknown: 'Not stated',
    noRooms: 'Open floor',
    noRoomsPlot: 'Open plot',
  },
  prices: {
    title: 'Price',
    caption: 'Units, sizes and prices',
    unitType: 'Unit Type',
    size: 'Size',
    price: 'Price',
    onRequest: 'On Request',
  },
  amenities: 'Amenities',
  features: 'Features',
  location: { title: 'Location' },
  similar: {
    title: 'Similar projects',
    reasons: {
      SAME_LOCALITY: 'Same sector',
      NEAR_PRICE: 'Near in price',
      SAME_KIND: 'Same kind',
    } satisfies Record<SimilarityReason, string>,
    sameNeighbourhood: 'Same neighbourhood',
  },
  share: {
    share: 'Share',
    toFriend: 'Send to a friend',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied; it stands in the address bar.',
  },
  aboutBuilder: 'About the Builder',
  rera: {
    title: 'RERA Details',
    number: 'Registration number',
    none: 'No project registration',
    terms: 'T&C Apply',
  },
  disclaimer: 'Disclaimer',
  phoneNote: {
    title: 'Rather talk?',
    text: 'Ask for the floor plan, the cost sheet or a visit. A person answers from nine to eight, seven days a week:',
  },
  enquiry: {
    title: 'Enquire',
    priceAsOn: 'price as on',
    submit: 'Send enquiry',
    call: 'Call',
    whatsApp: 'WhatsApp us',
    enquire: 'Enquire',
    note: 'One person calls you back within the hour. Nobody else will.',
    sold: 'This one is taken. Tell us what you liked about it, and we look for another.',
  },
};

/** What a WhatsApp message to us begins with. */
export function whatsAppText(title: string): string {
  return `Hello, I would like to know more about ${title}.`;
}

/** What a WhatsApp message to a friend says; the address of the page follows. */
export function shareText({ title, price, address }: { title: string; price: string; address: string }) {
  return `${title}, ${price}\n${address}`;
}

export const productDetailsContent = {
  title: 'Product Details',
  loading: {
    title: 'Loading...',
    address: 'Location not available',
    description: 'Description not available',
  },
  fields: {
    listed: 'Listed',
    area: 'Area',
    rooms: 'Rooms',
    baths: 'Baths',
    yearBuilt: 'Year Built',
    lotDimensions: 'Lot Dimensions',
    price: 'Price',
    status: 'Property Status',
  },
  description: 'Description',
  facts: 'Property Details',
  fullPage: 'Open the full page of this project',
  enquiry: { title: 'Enquire about this property', submit: 'Send enquiry' },
  failed: 'This property could not be loaded. Please check your connection.',
  retry: 'Try again',
};
