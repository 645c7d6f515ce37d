/** The parts of the form, in order. */
export type PropertySection = 'basics' | 'facts' | 'place' | 'legal';

interface TypedField {
  /** Its description in the schema. */
  description: string;
  /** Its label in the form. */
  label: string;
  hint?: string;
  section: PropertySection;
  maxLength: number;
  /** A property cannot be published without it. */
  required?: boolean;
  /** Its lines in the form; one when it is not given. */
  rows?: number;
  /** Two such fields share a line of the form. */
  half?: boolean;
}

/** A text that is stored as it was typed. */
interface PlainField extends TypedField {
  kind: 'plain';
  /** Its column in a file for a spreadsheet. */
  column?: string;
  /** A search finds the property by its words. */
  searched?: boolean;
  /** Old REST clients read an empty text where there is none; null otherwise. */
  emptyInRest?: boolean;
}

/** A text that the server understands or refuses; what it stores has a type of its own. */
interface FactField extends TypedField {
  kind: 'fact';
}

/**
 * The texts of a property that people type, a row each. The server makes its input, its type, its checks, its search
 * words, the answers of the REST door and the columns of files of them; the browser makes the form. A new plain text is
 * a row here, a line in `property.graphql`, and a place on a page.
 */
export const propertyFields = {
  title: {
    kind: 'plain',
    description: 'The project’s name.',
    label: 'Title',
    section: 'basics',
    maxLength: 160,
    required: true,
    searched: true,
    column: 'Title',
  },
  description: {
    kind: 'fact',
    description: 'The description; an empty line begins a new paragraph.',
    label: 'Description',
    hint: 'An empty line begins a new paragraph.',
    section: 'basics',
    maxLength: 20_000,
    rows: 7,
  },
  price: {
    kind: 'fact',
    description: '`45,00,000`, `45 lakh`, `50k`, `1.2–1.9 Cr`, `On Request`; empty is on request.',
    label: 'Price',
    hint: '45,00,000 or 45 lakh or 1.2–1.9 Cr; empty means On Request',
    section: 'facts',
    maxLength: 60,
  },
  area: {
    kind: 'fact',
    description: '`1,150–1,850 sq ft carpet`; several with `;` between them.',
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
    required: true,
    searched: true,
    column: 'Address',
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
    column: 'Locality',
  },
  city: {
    kind: 'plain',
    description: 'City.',
    label: 'City',
    section: 'place',
    maxLength: 100,
    half: true,
    searched: true,
    column: 'City',
  },
  aboutBuilder: {
    kind: 'plain',
    description: 'About the builder.',
    label: 'About the Builder',
    section: 'legal',
    maxLength: 5_000,
    required: true,
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
    column: 'RERA number',
  },
  reraDetails: {
    kind: 'plain',
    description: 'RERA details.',
    label: 'RERA Details',
    section: 'legal',
    maxLength: 5_000,
    required: true,
    rows: 4,
  },
  disclaimer: {
    kind: 'plain',
    description: 'The disclaimer to show with the project.',
    label: 'Disclaimer',
    section: 'legal',
    maxLength: 5_000,
    required: true,
    rows: 4,
  },
} as const satisfies Record<string, PlainField | FactField>;

/** A row of the table. */
export type FieldRow = PlainField | FactField;

type Fields = typeof propertyFields;

export type TextName = keyof Fields;
export type PlainName = { [Name in TextName]: Fields[Name]['kind'] extends 'plain' ? Name : never }[TextName];
type RequiredName = { [Name in TextName]: Fields[Name] extends { required: true } ? Name : never }[TextName];

/** The plain texts of a stored property; those that nothing is published without are empty in some drafts. */
export type PlainTexts = Record<PlainName & RequiredName, string> &
  Record<Exclude<PlainName, RequiredName>, string | null>;

/** The texts of a property as a person types them. */
export type TypedTexts = Record<RequiredName, string> &
  Partial<Record<Exclude<TextName, RequiredName>, string>>;

/** Every field with its name, in the order of the form. */
export const textFields = Object.entries(propertyFields) as [TextName, FieldRow][];

/** The plain ones of them. */
export const plainFields = textFields.flatMap(([name, field]): [PlainName, PlainField][] =>
  field.kind === 'plain' ? [[name as PlainName, field]] : [],
);

/** The texts that a property must have before it is published. */
export const requiredFields = textFields.flatMap(([name, { required }]) =>
  required ? [name as RequiredName] : [],
);
