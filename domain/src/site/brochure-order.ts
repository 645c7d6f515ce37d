/** The documented countries that brochures are sent to. */
export const postCountries = [
  'India',
  'United Arab Emirates',
  'United States',
  'United Kingdom',
  'Singapore',
  'Canada',
  'Australia',
];

/** The country with cash on delivery and PIN codes. */
export const homeCountry = 'India';

/** The documented ways to pay, in words. */
export const paymentWords = {
  CHEQUE: 'Cheque',
  CASH_ON_DELIVERY: 'Cash on delivery',
  PAYPAL: 'PayPal',
} as const;

/** The most copies of one brochure. */
export const maxCopies = 99;
/** The most different brochures in one order. */
export const maxOrderLines = 50;

/** A line of an order in words: “2 × Jheel Residences”. */
export function orderLineWords({ title, copies }: { title: string; copies: number }): string {
  return `${copies} × ${title}`;
}

interface PostalAddress {
  address: string;
  town: string;
  postcode: string | null;
  country: string;
}

/** Where an order is sent, on one line. */
export function postalAddress({ address, town, postcode, country }: PostalAddress): string {
  return [address.replaceAll(/\s*\n\s*/g, ', '), [town, postcode].filter(Boolean).join(' '), country].join(
    ', ',
  );
}
