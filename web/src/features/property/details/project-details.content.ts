import type { SimilarityReason } from 'domain/schema.generated.ts';
import { formatArea } from 'domain/text/format.ts';
import { plainPrice } from 'domain/money/plain-price.ts';
import { isTaken, kindOf, takenText } from 'domain/property/property-words.ts';
import { indianNumber } from 'domain/text/number.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';

export const projectDetailsContent = {
  code: 'QR code of the live page',
  breadcrumb: { home: 'Home', projects: 'Projects' },
  fee: 'Who pays us',
  report: 'Report this listing',
  costs: 'What you will really pay: taxes, duty, charges',
  facts: {
    configuration: 'Configuration',
    perSquareFoot: 'per sq ft',
    perMonth: ' / month',
    completion: 'Completion',
    possession: 'Possession',
    left: 'Homes left',
    leftOf: (left: number, all: number) => `${left} of ${all}`,
  },
  allIn: {
    total: (rupees: string) => `${rupees} all-in`,
    month: (rupees: string) => `${rupees} a month`,
    of: (home: string) => `for ${home}`,
    without: (names: string) => `without ${names}`,
  },
  tabs: {
    label: 'On this page',
    homes: 'Homes',
    plans: 'Plans',
    place: 'Place',
    progress: 'Progress',
    pay: 'Pay',
    papers: 'Papers',
  },
  about: 'About the project',
  readOn: 'Read on',
  has: 'Amenities and features',
  hasAll: (count: number) => `All ${count}`,

  breakDown: {
    title: 'Site & Area Break-Down',
    dimension: 'Dimension',
    rooms: 'Number of Rooms',
    baths: 'Bathrooms',
    type: 'Type of Property',
    price: 'Price',
    completion: 'Year of Completion',
    metro: 'Metro',
    metroDistance: (station: string, metres: number) =>
      `${station}, ${indianNumber(Math.round(metres / 10) * 10)}\u00a0m in a straight line`,
    unknown: 'Not stated',
    noRooms: 'Open floor',
    noRoomsPlot: 'Open plot',
  },
  location: { title: 'Location' },
  similar: {
    title: 'Similar projects',
    all: 'See all projects',
    reasons: {
      SAME_LOCALITY: 'Same sector',
      NEAR_PRICE: 'Similar price',
      SAME_KIND: 'Same type',
    } satisfies Record<SimilarityReason, string>,
    sameNeighbourhood: 'Same neighbourhood',
  },
  share: {
    alert: 'Alert',
    follow: ': follow this property',
    wishlist: 'Wishlist',
    share: 'Share',
    toFriend: 'Send to a friend',
    copied: 'The link is copied.',
    notCopied: 'Please copy the link from the address bar.',
  },
  aboutBuilder: 'About the Builder',
  builderRecord: 'Track record and projects of this builder',
  rera: {
    title: 'RERA Details',
    notStated: 'Project registration not stated',
    terms: 'T&C Apply',
  },
  disclaimer: 'Disclaimer',
  phoneNote: {
    title: 'Prefer to talk?',
    ask: 'Ask for plans, papers, the full cost or a visit. ',
    text: 'We answer from {{hours}}{{, days}}:||Call us:',
  },
  enquiry: {
    title: 'Enquire',
    submit: 'Send enquiry',
    call: 'Call',
    whatsApp: 'WhatsApp',
    /** Whom it reaches where no person is named. */
    us: 'us',
    enquire: 'Enquire',
    about: (title: string) => `Enquire about ${title}`,
    close: 'Close',
    message: (home: string, title: string) =>
      home ? `I would like to see ${home}, in ${title}.` : `I would like to see ${title}.`,
    note: '{caller} calls you back{{ answer}}{{, hours}}.',
    oneOfUs: 'One of us',
  },
  taken: {
    line: 'We have others like it.',
    similar: 'See similar projects',
    ask: 'Ask us for one like it',
  },
};

/** Its price, or that it can no longer be had. */
export function priceText(property: PropertyDetailsFragment): string {
  return isTaken(property) ? takenText(property) : plainPrice(property);
}

/** What a WhatsApp message to us begins with; `link` is the page of the property. */
export function whatsAppText(title: string, link: string): string {
  return `Hello, I would like to know more about ${title}.\n${link}`;
}

/** What a WhatsApp message to a friend says; the address of the page follows. */
export function shareText({
  title,
  price,
  address,
  advertisement,
}: {
  title: string;
  price: string;
  address: string;
  advertisement: string;
}) {
  return [`${title}, ${price}`, address, advertisement].filter(Boolean).join('\n');
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
  features: 'Features',
  amenities: 'Amenities',
  facts: 'Property Details',
  fullPage: 'Open the full page of this project',
  enquiry: { title: 'Enquire about this property', submit: 'Send enquiry' },
  failed: 'This property could not be loaded. Please check your connection.',
  retry: 'Try again',
};

/** A project in one sentence, for search engines. */
export function summaryText(property: PropertyDetailsFragment): string {
  const [area] = property.areas;
  const words = [kindOf(property), area && formatArea(area), priceText(property)].filter(Boolean);
  return `${property.title} in ${property.address}: ${words.join(', ')}.`;
}
