import type { RequiredName, StoredTexts, TextRow, TypedTexts } from '../text/text-rows.ts';

/** The sections of the form in order. */
export type PropertySection = 'basics' | 'facts' | 'price' | 'place' | 'legal';

interface TypedField extends Pick<
  TextRow,
  'description' | 'label' | 'hint' | 'maxLength' | 'required' | 'rows'
> {
  section: PropertySection;
  /** Whether two such fields share a line of the form. */
  half?: boolean;
}

/** A text that is stored as typed. */
interface PlainField extends TypedField {
  kind: 'plain';
  /** Whether a search finds the property by its words. */
  searched?: boolean;
  /** Whether old REST clients read a missing text as empty instead of null. */
  emptyInRest?: boolean;
}

/** A text that the server parses or refuses; the parsed value has its own type. */
interface FactField extends TypedField {
  kind: 'fact';
}

/** The error for a text that a property needs to be published. */
export const requiredSentence = 'Please fill out all required fields.';

/**
 * The typed texts of a property, one row each. The server derives its input, its type, its checks, its search
 * words and the REST answers from them; the browser derives the form. A new plain
 * text needs a row here, a line in `property.graphql`, and a place on a page.
 */
export const propertyFields = {
  title: {
    kind: 'plain',
    description: 'The project’s name.',
    label: 'Title',
    section: 'basics',
    maxLength: 160,
    required: requiredSentence,
    searched: true,
  },
  description: {
    kind: 'fact',
    description: 'The description; an empty line starts a new paragraph.',
    label: 'Description',
    hint: 'An empty line begins a new paragraph.',
    section: 'basics',
    maxLength: 20_000,
    rows: 7,
  },
  price: {
    kind: 'fact',
    description: '`45,00,000`, `45 lakh`, `50k`, `1.2–1.9 Cr` or `On Request`; empty means on request.',
    label: 'Price',
    hint: '45,00,000 or 45 lakh or 1.2–1.9 Cr; empty means On Request',
    section: 'price',
    maxLength: 60,
  },
  area: {
    kind: 'fact',
    description: '`1,150–1,850 sq ft carpet`; separate several with `;`.',
    label: 'Area',
    hint: '1,250 sq ft or 1,150–1,850 sq ft carpet; several with ; between them',
    section: 'facts',
    maxLength: 200,
  },
  rooms: {
    kind: 'fact',
    description: '`3`, `3.5 BHK`, `3 BHK + study`, `2–4 BHK` or `Studio`.',
    label: 'Rooms',
    hint: '3, 2–4 BHK, 3 BHK + study or Studio',
    section: 'facts',
    maxLength: 40,
    half: true,
  },
  baths: {
    kind: 'fact',
    description: '`2`, `2.5` or `2–3`.',
    label: 'Baths',
    hint: '2, 2.5 or 2–3',
    section: 'facts',
    maxLength: 40,
    half: true,
  },
  balconies: {
    kind: 'fact',
    description: '`2` or `1–3`.',
    label: 'Balconies',
    hint: '2 or 1–3',
    section: 'facts',
    maxLength: 40,
    half: true,
  },
  yearBuilt: {
    kind: 'fact',
    description: '`2027`, `Dec 2027`, `Q3 2027` or `Ready to move`.',
    label: 'Year of completion',
    hint: '2027, Dec 2027, Q3 2027 or Ready to move',
    section: 'facts',
    maxLength: 40,
    half: true,
  },
  lotDimensions: {
    kind: 'plain',
    description: 'Dimension of the site or lot, such as `6.2 acres`.',
    label: 'Dimension of the site',
    hint: 'Such as 6.2 acres',
    section: 'facts',
    maxLength: 100,
    half: true,
    emptyInRest: true,
  },
  address: {
    kind: 'plain',
    description: 'The postal address.',
    label: 'Address',
    section: 'place',
    maxLength: 300,
    required: requiredSentence,
    searched: true,
  },
  locality: {
    kind: 'plain',
    description: 'Sector or neighbourhood.',
    label: 'Locality',
    hint: 'Sector or neighbourhood',
    section: 'place',
    maxLength: 100,
    half: true,
    searched: true,
  },
  city: {
    kind: 'plain',
    description: 'City.',
    label: 'City',
    section: 'place',
    maxLength: 100,
    half: true,
    searched: true,
  },
  builder: {
    kind: 'plain',
    description: 'The name of the builder or developer.',
    label: 'Builder',
    hint: 'The developer’s name, the same for all its properties',
    section: 'legal',
    maxLength: 120,
    searched: true,
    emptyInRest: true,
  },
  aboutBuilder: {
    kind: 'plain',
    description: 'About the builder.',
    label: 'About the Builder',
    section: 'legal',
    maxLength: 5_000,
    required: requiredSentence,
    rows: 4,
  },
  reraNumber: {
    kind: 'plain',
    description: 'RERA registration number of the project.',
    label: 'RERA registration number',
    hint: 'Shown beside the title',
    section: 'legal',
    maxLength: 60,
    searched: true,
    emptyInRest: true,
  },
  reraDetails: {
    kind: 'plain',
    description: 'RERA details.',
    label: 'RERA Details',
    section: 'legal',
    maxLength: 5_000,
    required: requiredSentence,
    rows: 4,
  },
  feeDisclosure: {
    kind: 'plain',
    description: 'Who pays the consultancy for this property, and how much, in one sentence.',
    label: 'Who pays us',
    hint: 'Such as: The builder pays us 2 % of the price; you pay us nothing.',
    section: 'legal',
    maxLength: 300,
    emptyInRest: true,
  },
  disclaimer: {
    kind: 'plain',
    description: 'The disclaimer to show with the project.',
    label: 'Disclaimer',
    section: 'legal',
    maxLength: 5_000,
    required: requiredSentence,
    rows: 4,
  },
} as const satisfies Record<string, PlainField | FactField>;

export type FieldRow = PlainField | FactField;

type Fields = typeof propertyFields;

type PlainName = { [Name in TextName]: Fields[Name]['kind'] extends 'plain' ? Name : never }[TextName];
type PlainFields = Pick<Fields, PlainName>;

export type TextName = keyof Fields;

/** The plain texts of a stored property. In a draft, required ones may be empty. */
export type PlainTexts = StoredTexts<PlainFields>;

/** The texts of a property as typed. */
export type PropertyTexts = TypedTexts<Fields>;

/** All fields with their names, in the order of the form. */
export const textFields = Object.entries(propertyFields) as [TextName, FieldRow][];

/** The plain fields with their names. */
export const plainFields = textFields.flatMap(([name, field]): [PlainName, PlainField][] =>
  field.kind === 'plain' ? [[name as PlainName, field]] : [],
);

/** The plain fields by their names. */
export const plainRows = Object.fromEntries(plainFields) as PlainFields;

/** The texts that a published property needs. */
export const requiredFields = textFields.flatMap(([name, { required }]) =>
  required ? [name as RequiredName<Fields>] : [],
);
