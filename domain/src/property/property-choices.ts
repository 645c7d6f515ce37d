/** A fact that is chosen from a list. */
interface ChoiceField {
  /** The label in the form and on pages. */
  label: string;
  hint?: string;
  /** Whether a property can have several. */
  several?: boolean;
  /** What people read, by the name in the schema, in the order of the form. */
  options: Record<string, string>;
}

/**
 * The chosen facts of a property, one row each. The server derives its input, its type, its checks and the REST answers
 * from them; the browser derives the form and the table of a page. The enum with its description is in `facts.type.ts`,
 * which browsers do not load; `choiceFilters` has those that visitors filter by.
 */
export const choiceFields = {
  kind: {
    label: 'Kind',
    options: {
      FLAT: 'Flat',
      BUILDER_FLOOR: 'Builder floor',
      VILLA: 'Villa',
      INDEPENDENT_HOUSE: 'Independent house',
      PLOT: 'Plot',
      STUDIO: 'Studio',
      PENTHOUSE: 'Penthouse',
      DUPLEX: 'Duplex',
      SHOP: 'Shop',
      OFFICE: 'Office',
      WAREHOUSE: 'Warehouse',
      FARMHOUSE: 'Farmhouse',
    },
  },
  stage: {
    label: 'Stage',
    hint: 'Follows from the year of completion unless you choose it',
    options: {
      READY: 'Ready to move',
      UNDER_CONSTRUCTION: 'Under construction',
      NEW_LAUNCH: 'New launch',
    },
  },
  sale: {
    label: 'Sale',
    options: { NEW: 'New, from the builder', RESALE: 'Resale' },
  },
  furnishing: {
    label: 'Furnishing',
    options: { FURNISHED: 'Furnished', SEMI_FURNISHED: 'Semi-furnished', UNFURNISHED: 'Unfurnished' },
  },
  facing: {
    label: 'Facing',
    several: true,
    options: {
      NORTH: 'North',
      NORTH_EAST: 'North-east',
      EAST: 'East',
      SOUTH_EAST: 'South-east',
      SOUTH: 'South',
      SOUTH_WEST: 'South-west',
      WEST: 'West',
      NORTH_WEST: 'North-west',
    },
  },
  extras: {
    label: 'Highlights',
    several: true,
    options: {
      VASTU: 'Vastu',
      STUDY: 'Study',
      SERVANT_ROOM: 'Servant room',
      PARK_FACING: 'Park facing',
      CORNER: 'Corner',
      POOL: 'Swimming pool',
      GATED: 'Gated',
      TERRACE: 'Terrace',
      PARKING: 'Parking',
      LIFT: 'Lift',
    },
  },
} as const satisfies Record<string, ChoiceField>;

export type ChoiceRow = ChoiceField;
type Choices = typeof choiceFields;
export type ChoiceName = keyof Choices;
/** The names in the schema of what can be chosen. */
export type ChoiceOf<Name extends ChoiceName> = keyof Choices[Name]['options'] & string;

/** The names of the facts of which a property can have several. */
export type SeveralName = {
  [Name in ChoiceName]: Choices[Name] extends { several: true } ? Name : never;
}[ChoiceName];

/** The chosen facts with their names, in the order of the form. */
export const choiceRows = Object.entries(choiceFields) as [ChoiceName, ChoiceRow][];

/** What people read of a choice. */
export function choiceLabel<Name extends ChoiceName>(name: Name, value: ChoiceOf<Name>): string {
  return (choiceFields[name].options as Record<ChoiceOf<Name>, string>)[value];
}

const extraWords: [RegExp, ChoiceOf<'extras'>][] = [
  [/\bva+stu\b/i, 'VASTU'],
  [/\bstudy\b/i, 'STUDY'],
  [/\b(servant|maid)\b/i, 'SERVANT_ROOM'],
  [/\bpark[- ]facing\b/i, 'PARK_FACING'],
  [/\bcorner (plot|unit|flat|house|home|shop|office)s?\b|^corner$/i, 'CORNER'],
  [/\bpool\b/i, 'POOL'],
  [/\bgated\b/i, 'GATED'],
  [/\bterrace\b/i, 'TERRACE'],
  [/\b(parking|garage)\b/i, 'PARKING'],
  [/\b(lift|elevator)s?\b/i, 'LIFT'],
];
const noExtra = /\b(no|without|goods|service) /i;

/** What the features and amenities say of what buyers ask for by name. */
export function extrasOf(...texts: readonly (readonly string[] | null | undefined)[]): ChoiceOf<'extras'>[] {
  const given = texts.flatMap((list) => list ?? []).filter((text) => !noExtra.test(text));
  return extraWords.flatMap(([pattern, extra]) => (given.some((text) => pattern.test(text)) ? [extra] : []));
}
