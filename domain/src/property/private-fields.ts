import { priceText } from '../text/format.ts';

interface PrivateField {
  /** The description in the schema. */
  description: string;
  /** The label in the form, and its column in a file. */
  label: string;
  hint?: string;
  column: string;
  maxLength: number;
  /** The number of lines in the form; 1 by default. */
  rows?: number;
}

/**
 * What the office keeps with a property for itself, one row each: the owner of the home, its keys, its lowest price. Visitors
 * read none of it. The server derives its input and type from these rows, the browser its form, a file its columns.
 */
export const privateFields = {
  ownerName: {
    description: 'The name of the owner who sells or lets it.',
    label: 'Owner’s name',
    column: 'owner_name',
    maxLength: 100,
  },
  ownerMobile: {
    description: 'The owner’s phone number.',
    label: 'Owner’s mobile',
    hint: 'Such as 98100 00000',
    column: 'owner_mobile',
    maxLength: 40,
  },
  floor: {
    description: 'The floor of the home as brokers say it: `9`, `Ground`, `Upper ground` or `Top`.',
    label: 'Floor',
    hint: '9, Ground, Upper ground or Top',
    column: 'floor',
    maxLength: 20,
  },
  totalFloors: {
    description: 'The number of floors of the building.',
    label: 'Of how many floors',
    hint: 'Such as 22',
    column: 'total_floors',
    maxLength: 10,
  },
  lowestPrice: {
    description: 'The lowest price that the owner accepts, or the lowest monthly rent.',
    label: 'Lowest price',
    hint: '92 lakh or 1.05 Cr; a rent per month',
    column: 'lowest_price',
    maxLength: 60,
  },
  keys: {
    description: 'Who has the keys, and when buyers can see the home.',
    label: 'Keys and visits',
    hint: 'Such as: with the guard of tower 4, after 11',
    column: 'keys',
    maxLength: 200,
  },
  remark: {
    description: 'What else the office should know.',
    label: 'Private remark',
    column: 'private_remark',
    maxLength: 5_000,
    rows: 4,
  },
} as const satisfies Record<string, PrivateField>;

export type PrivateName = keyof typeof privateFields;
export type PrivateColumn = (typeof privateFields)[PrivateName]['column'];

/** All private fields with their names, in the order of the form. */
export const privateRows = Object.entries(privateFields) as [PrivateName, PrivateField][];

/** The private facts as a person types them. */
export type PrivateTexts = Partial<Record<PrivateName, string>>;

/** The private facts as they are stored. */
export type StoredPrivateFacts = Record<
  Exclude<PrivateName, 'totalFloors' | 'lowestPrice'>,
  string | null
> & {
  totalFloors: number | null;
  /** In whole rupees. */
  lowestPrice: number | null;
};

/** Stored private facts as a person types them. */
export function privateTexts(stored: StoredPrivateFacts | null | undefined): Record<PrivateName, string> {
  const text = (name: PrivateName) =>
    name === 'lowestPrice' && stored?.lowestPrice
      ? priceText({ from: stored.lowestPrice, to: null })
      : String(stored?.[name] ?? '');
  return Object.fromEntries(privateRows.map(([name]) => [name, text(name)])) as Record<PrivateName, string>;
}

/** The columns of the private fields in a file of listings, with their fields. */
export const privateColumns = Object.fromEntries(
  privateRows.map(([name, { column }]) => [column, name]),
) as Record<PrivateColumn, PrivateName>;
export const privateColumnNames = Object.keys(privateColumns) as PrivateColumn[];
