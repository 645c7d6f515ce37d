import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';

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
});

export enum BuildStage {
  READY = 'READY',
  UNDER_CONSTRUCTION = 'UNDER_CONSTRUCTION',
  NEW_LAUNCH = 'NEW_LAUNCH',
}
registerEnumType(BuildStage, {
  name: 'BuildStage',
  description: 'READY can be moved into; NEW_LAUNCH has just been opened for booking.',
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
registerEnumType(Facing, { name: 'Facing', description: 'The direction that the main door faces.' });

export enum Furnishing {
  FURNISHED = 'FURNISHED',
  SEMI_FURNISHED = 'SEMI_FURNISHED',
  UNFURNISHED = 'UNFURNISHED',
}
registerEnumType(Furnishing, {
  name: 'Furnishing',
  description: 'The furniture in the rooms at possession.',
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
registerEnumType(PropertyExtra, { name: 'PropertyExtra', description: 'What buyers ask for by name.' });

export enum SaleKind {
  NEW = 'NEW',
  RESALE = 'RESALE',
}
registerEnumType(SaleKind, {
  name: 'SaleKind',
  description: 'NEW is sold by the builder, RESALE by its owner.',
});
