import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import type { ChoiceName, SeveralName } from 'domain/property/property-choices.ts';

/** The values follow the words of the trade; a category (homes, offices, studios) holds several kinds. */
export enum PropertyKind {
  FLAT = 'FLAT',
  BUILDER_FLOOR = 'BUILDER_FLOOR',
  VILLA = 'VILLA',
  INDEPENDENT_HOUSE = 'INDEPENDENT_HOUSE',
  PLOT = 'PLOT',
  STUDIO = 'STUDIO',
  PENTHOUSE = 'PENTHOUSE',
  DUPLEX = 'DUPLEX',
  SHOP = 'SHOP',
  OFFICE = 'OFFICE',
  WAREHOUSE = 'WAREHOUSE',
  FARMHOUSE = 'FARMHOUSE',
}
registerEnumType(PropertyKind, {
  name: 'PropertyKind',
  description: 'What is sold or let: a flat, a shop, a plot.',
  valuesConfig: {
    FLAT: { description: 'A flat in a society.' },
    BUILDER_FLOOR: { description: 'A floor of a low building.' },
    VILLA: { description: 'A villa.' },
    INDEPENDENT_HOUSE: { description: 'A house by itself.' },
    PLOT: { description: 'Land.' },
    STUDIO: { description: 'A studio apartment.' },
    PENTHOUSE: { description: 'A home on the top floor.' },
    DUPLEX: { description: 'A home on two floors.' },
    SHOP: { description: 'A shop.' },
    OFFICE: { description: 'An office.' },
    WAREHOUSE: { description: 'A warehouse.' },
    FARMHOUSE: { description: 'A farmhouse.' },
  },
});

export enum BuildStage {
  READY = 'READY',
  UNDER_CONSTRUCTION = 'UNDER_CONSTRUCTION',
  NEW_LAUNCH = 'NEW_LAUNCH',
}
registerEnumType(BuildStage, {
  name: 'BuildStage',
  description: 'READY can be moved into; NEW_LAUNCH has just been opened for booking.',
  valuesConfig: {
    READY: { description: 'It can be moved into.' },
    UNDER_CONSTRUCTION: { description: 'It is being built.' },
    NEW_LAUNCH: { description: 'It has just been opened for booking.' },
  },
});

export enum Facing {
  NORTH = 'NORTH',
  NORTH_EAST = 'NORTH_EAST',
  EAST = 'EAST',
  SOUTH_EAST = 'SOUTH_EAST',
  SOUTH = 'SOUTH',
  SOUTH_WEST = 'SOUTH_WEST',
  WEST = 'WEST',
  NORTH_WEST = 'NORTH_WEST',
}
registerEnumType(Facing, {
  name: 'Facing',
  description: 'The direction that the main door faces.',
  valuesConfig: {
    NORTH: { description: 'North.' },
    NORTH_EAST: { description: 'North-east.' },
    EAST: { description: 'East.' },
    SOUTH_EAST: { description: 'South-east.' },
    SOUTH: { description: 'South.' },
    SOUTH_WEST: { description: 'South-west.' },
    WEST: { description: 'West.' },
    NORTH_WEST: { description: 'North-west.' },
  },
});

export enum Furnishing {
  FURNISHED = 'FURNISHED',
  SEMI_FURNISHED = 'SEMI_FURNISHED',
  UNFURNISHED = 'UNFURNISHED',
}
registerEnumType(Furnishing, {
  name: 'Furnishing',
  description: 'The furniture in the rooms at possession.',
  valuesConfig: {
    FURNISHED: { description: 'With furniture.' },
    SEMI_FURNISHED: { description: 'With cupboards, a kitchen or lights.' },
    UNFURNISHED: { description: 'Without furniture.' },
  },
});

export enum PropertyExtra {
  VASTU = 'VASTU',
  STUDY = 'STUDY',
  SERVANT_ROOM = 'SERVANT_ROOM',
  PARK_FACING = 'PARK_FACING',
  CORNER = 'CORNER',
  POOL = 'POOL',
  GATED = 'GATED',
  TERRACE = 'TERRACE',
  PARKING = 'PARKING',
  LIFT = 'LIFT',
}
registerEnumType(PropertyExtra, {
  name: 'PropertyExtra',
  description: 'What buyers ask for by name.',
  valuesConfig: {
    VASTU: { description: 'Built by the rules of Vastu.' },
    STUDY: { description: 'A study.' },
    SERVANT_ROOM: { description: 'A servant room.' },
    PARK_FACING: { description: 'A view of a park.' },
    CORNER: { description: 'A corner unit.' },
    POOL: { description: 'A swimming pool.' },
    GATED: { description: 'A gated society.' },
    TERRACE: { description: 'A terrace.' },
    PARKING: { description: 'Parking.' },
    LIFT: { description: 'A lift.' },
  },
});

export enum SaleKind {
  NEW = 'NEW',
  RESALE = 'RESALE',
}
registerEnumType(SaleKind, {
  name: 'SaleKind',
  description: 'NEW is sold by the builder, RESALE by its owner.',
  valuesConfig: {
    NEW: { description: 'The builder sells it.' },
    RESALE: { description: 'Its owner sells it.' },
  },
});

/** The enum of each chosen fact. */
export const choiceEnums = {
  kind: PropertyKind,
  stage: BuildStage,
  sale: SaleKind,
  furnishing: Furnishing,
  facing: Facing,
  extras: PropertyExtra,
} as const satisfies Record<ChoiceName, object>;

type ChoiceEnums = typeof choiceEnums;
/** A value of a chosen fact. */
export type ChoiceValue<Name extends ChoiceName> = ChoiceEnums[Name][keyof ChoiceEnums[Name]];

/**
 * The chosen facts as they are stored; what was stored by an earlier version lacks them. The stage is as chosen: `stage` of the
 * schema follows from the completion without it.
 */
export type ChosenFacts = {
  [Name in Exclude<ChoiceName, SeveralName>]?: ChoiceValue<Name> | null;
} & { [Name in SeveralName]?: ChoiceValue<Name>[] };

/** The names of the chosen facts, in the order of the form. */
export const choiceNames = Object.keys(choiceEnums) as ChoiceName[];

/** What each chosen fact of a property says, for the schema and the document of the REST paths. */
export const choiceDescriptions: Record<ChoiceName, string> = {
  kind: 'What is sold or let; null if it is not stated.',
  stage:
    'Whether it stands. Unless it is chosen, it follows from the completion: ready once that has passed.',
  sale: 'Whether the builder or an owner sells it; null if it is not stated.',
  furnishing: 'How far it is furnished; null if it is not stated.',
  facing: 'The directions that its doors face; several where its units differ.',
  extras: 'What buyers ask for by name. Unless given, they follow from the features and amenities.',
};
