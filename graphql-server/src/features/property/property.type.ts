import 'reflect-metadata';
import { Authorized, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Image } from '../../files/image.type.ts';
import { PublishedItem } from '../../publication.ts';
import { pageOf, Position, Rupees } from '../../types.ts';

export enum PropertyCategory {
  Commercial = 'Commercial',
  Residential = 'Residential',
  Studio = 'Studio',
}
registerEnumType(PropertyCategory, { name: 'PropertyCategory', description: 'What kind of project it is.' });

export enum PropertyStatus {
  forSale = 'forSale',
  forRent = 'forRent',
  sold = 'sold',
  underOffer = 'underOffer',
  offMarket = 'offMarket',
}
registerEnumType(PropertyStatus, {
  name: 'PropertyStatus',
  description: 'Where the sale stands. `sold` and `offMarket` keep their page but leave the default lists.',
});

/** The statuses that the default public lists show. */
export const listedStatuses = [PropertyStatus.forSale, PropertyStatus.forRent, PropertyStatus.underOffer];

export enum AreaUnit {
  sqFt = 'sqFt',
  sqM = 'sqM',
  sqYd = 'sqYd',
}
registerEnumType(AreaUnit, { name: 'AreaUnit', description: 'Square feet, square metres or square yards.' });

export enum AreaBasis {
  carpet = 'carpet',
  builtUp = 'builtUp',
  superBuiltUp = 'superBuiltUp',
  plot = 'plot',
}
registerEnumType(AreaBasis, {
  name: 'AreaBasis',
  description: 'What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k).',
});

@ObjectType({ description: 'An area or a range of areas.' })
export class Area {
  @Field(() => Float, { description: 'The smallest, in `unit`.' })
  min!: number;

  @Field(() => Float, { description: 'The largest, in `unit`; equal to `min` when there is one size.' })
  max!: number;

  @Field(() => AreaUnit, { description: 'The unit of both numbers.' })
  unit!: AreaUnit;

  @Field(() => AreaBasis, {
    nullable: true,
    description: 'What is measured; null when the source did not say.',
  })
  basis!: AreaBasis | null;
}

@ObjectType({ description: 'A price in whole rupees. A range lists and sorts by its lower end.' })
export class Price {
  @Field(() => Rupees, { description: 'The price, or the lower end of the range, in rupees.' })
  from!: number;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The upper end in rupees; null when there is one price.',
  })
  to!: number | null;
}

@ObjectType({ description: 'A number of rooms or baths, or a range.' })
export class CountRange {
  @Field(() => Int, { description: 'The smallest; 0 rooms is a studio.' })
  min!: number;

  @Field(() => Int, { description: 'The largest; equal to `min` when there is one number.' })
  max!: number;
}

@ObjectType({
  description: 'When a project is or will be complete: a year, optionally with its quarter or month.',
})
export class Completion {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { nullable: true, description: 'The quarter, 1 to 4.' })
  quarter!: number | null;

  @Field(() => Int, { nullable: true, description: 'The month, 1 to 12.' })
  month!: number | null;
}

@ObjectType({ description: 'A project: homes, offices or studios for sale or rent.' })
export class Property extends PublishedItem {
  @Field(() => String, { description: 'The last part of its address, /project-details/{slug}.' })
  slug!: string;

  @Field(() => String, { description: 'The project’s name.' })
  title!: string;

  @Field(() => PropertyCategory, { description: 'Commercial, Residential or Studio.' })
  category!: PropertyCategory;

  @Field(() => PropertyStatus, { description: 'Where the sale stands.' })
  propertyStatus!: PropertyStatus;

  @Field(() => [String], { description: 'The description, a paragraph each.' })
  description!: string[];

  @Field(() => String, { description: 'The postal address as text.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'Sector or neighbourhood.' })
  locality!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => Position, { nullable: true, description: 'Where it is on the map.' })
  position!: Position | null;

  @Field(() => Price, { nullable: true, description: 'Null means “On Request”.' })
  price!: Price | null;

  @Field(() => [Area], { description: 'Its areas, carpet area first where it is known.' })
  areas!: Area[];

  @Field(() => String, {
    nullable: true,
    description: 'Dimension of the site or lot, as text (“6.2 acres”).',
  })
  lotDimensions!: string | null;

  @Field(() => CountRange, { nullable: true, description: 'Bedrooms (BHK); 0 is a studio.' })
  rooms!: CountRange | null;

  @Field(() => CountRange, { nullable: true, description: 'Bathrooms.' })
  baths!: CountRange | null;

  @Field(() => Completion, { nullable: true, description: 'Year of completion.' })
  completion!: Completion | null;

  @Field(() => [String], { description: 'Features such as Garden or Parking.' })
  features!: string[];

  @Field(() => [String], { description: 'Amenities such as Gym or WiFi.' })
  amenities!: string[];

  @Field(() => String, { description: 'About the builder.' })
  aboutBuilder!: string;

  @Field(() => String, { nullable: true, description: 'RERA registration number of the project.' })
  reraNumber!: string | null;

  @Field(() => String, { description: 'RERA details as text.' })
  reraDetails!: string;

  @Field(() => String, { description: 'The disclaimer to show with the project.' })
  disclaimer!: string;

  @Field(() => [Image], { description: 'Pictures, the cover first.' })
  images!: Image[];

  /** Addresses it had before; they lead to the present one. */
  formerSlugs!: string[];
  /** The same as `words`, with spaces between: one text is read many times faster than a list. */
  searchText!: string;
  /** Sorts by popularity. */
  @Authorized()
  @Field(() => Int, { description: 'How many enquiries named it; for admins only.' })
  enquiryCount!: number;

  /** How often a person saw its page; missing before the first time. */
  viewCount?: number;
}

export enum SimilarityReason {
  sameLocality = 'sameLocality',
  nearPrice = 'nearPrice',
  sameKind = 'sameKind',
}
registerEnumType(SimilarityReason, {
  name: 'SimilarityReason',
  description:
    'Why a project is similar to another: in the same locality, of the same category and within 25 % of its price, or of the same category.',
});

@ObjectType({ description: 'A project that resembles another one.' })
export class SimilarProperty {
  @Field(() => Property, { description: 'The similar project.' })
  property!: Property;

  @Field(() => SimilarityReason, { description: 'The strongest thing that the two have in common.' })
  reason!: SimilarityReason;
}

@ObjectType({ description: 'How many of the found projects have a value.' })
export class FacetCount {
  @Field(() => String, { description: 'The value.' })
  value!: string;

  @Field(() => Int, { description: 'How many projects have it.' })
  count!: number;
}

@ObjectType({ description: 'What the other filters leave to choose from.' })
export class PropertyFacets {
  @Field(() => [FacetCount], { description: 'Projects by category.' })
  categories!: FacetCount[];

  @Field(() => [FacetCount], { description: 'Projects by status.' })
  statuses!: FacetCount[];

  @Field(() => [FacetCount], {
    description: 'Projects by BHK: `0` studio, `1`, `2`, `3`, and `4` for four or more.',
  })
  rooms!: FacetCount[];
}

@ObjectType({ description: 'One page of projects, with what can be filtered further.' })
export class ProjectPage extends pageOf(Property) {
  @Field(() => PropertyFacets, { description: 'Counts for the filters.' })
  facets!: PropertyFacets;
}

@ObjectType({ description: 'One page of the admin’s list of properties.' })
export class PropertyPage extends pageOf(Property) {}
