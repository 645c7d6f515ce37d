import 'reflect-metadata';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { plainFields } from 'web/features/property/property-fields.ts';
import type { PlainTexts } from 'web/features/property/property-fields.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { pageOf, Position, Rupees } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';
import { PublishedItem } from '../../items/publication.ts';

export enum PropertyCategory {
  COMMERCIAL = 'COMMERCIAL',
  RESIDENTIAL = 'RESIDENTIAL',
  STUDIO = 'STUDIO',
}
registerEnumType(PropertyCategory, { name: 'PropertyCategory', description: 'What kind of project it is.' });

export enum PropertyStatus {
  FOR_SALE = 'FOR_SALE',
  FOR_RENT = 'FOR_RENT',
  SOLD = 'SOLD',
  UNDER_OFFER = 'UNDER_OFFER',
  OFF_MARKET = 'OFF_MARKET',
}
registerEnumType(PropertyStatus, {
  name: 'PropertyStatus',
  description: 'Where the sale stands. SOLD and OFF_MARKET keep their page but leave the default lists.',
});

export enum ProjectIntent {
  BUY = 'BUY',
  RENT = 'RENT',
}
registerEnumType(ProjectIntent, {
  name: 'ProjectIntent',
  description:
    'To buy or to rent: what is FOR_RENT, and everything else. One list never mixes a price with a monthly rent.',
});

/** What a visitor looks for; prices of rents are by the month. */
export function intentOf(status: PropertyStatus): ProjectIntent {
  return status === PropertyStatus.FOR_RENT ? ProjectIntent.RENT : ProjectIntent.BUY;
}

/** The statuses that the default public lists show. */
export const listedStatuses = [PropertyStatus.FOR_SALE, PropertyStatus.FOR_RENT, PropertyStatus.UNDER_OFFER];

export enum AreaUnit {
  SQ_FT = 'SQ_FT',
  SQ_M = 'SQ_M',
  SQ_YD = 'SQ_YD',
}
registerEnumType(AreaUnit, { name: 'AreaUnit', description: 'Square feet, square metres or square yards.' });

export enum AreaBasis {
  CARPET = 'CARPET',
  BUILT_UP = 'BUILT_UP',
  SUPER_BUILT_UP = 'SUPER_BUILT_UP',
  PLOT = 'PLOT',
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

@ObjectType({
  description:
    'A number of rooms or baths, or a range. Halves occur: 3.5 rooms are three bedrooms and a study, 2.5 baths two and a powder room.',
})
export class CountRange {
  @Field(() => Float, { description: 'The smallest; 0 rooms is a studio.' })
  min!: number;

  @Field(() => Float, { description: 'The largest; equal to `min` when there is one number.' })
  max!: number;
}

@ObjectType({
  description:
    'When a project is or will be complete: a year, optionally with its quarter or month; or ready to move into.',
})
export class Completion {
  @Field(() => Int, { nullable: true, description: 'The year; null when it is ready to move into.' })
  year!: number | null;

  @Field(() => Int, { nullable: true, description: 'The quarter, 1 to 4.' })
  quarter!: number | null;

  @Field(() => Int, { nullable: true, description: 'The month, 1 to 12.' })
  month!: number | null;
}

/** The plain texts of the table of fields. */
@ObjectType()
abstract class PropertyTexts extends PublishedItem {}
for (const [name, { description, required }] of plainFields) {
  Field(() => String, { description, nullable: !required })(PropertyTexts.prototype, name);
}

@ObjectType({ description: 'A project: homes, offices or studios for sale or rent.' })
export class Property extends (PropertyTexts as abstract new () => PublishedItem & PlainTexts) {
  @Field(() => String, { description: 'The last part of its address, /project-details/{slug}.' })
  slug!: string;

  @Field(() => PropertyCategory, { description: 'Commercial, Residential or Studio.' })
  category!: PropertyCategory;

  @Field(() => PropertyStatus, { description: 'Where the sale stands.' })
  propertyStatus!: PropertyStatus;

  @Field(() => [String], { description: 'The description, a paragraph each.' })
  description!: string[];

  @Field(() => Position, { nullable: true, description: 'Where it is on the map.' })
  position!: Position | null;

  @Field(() => Price, { nullable: true, description: 'Null means “On Request”.' })
  price!: Price | null;

  @Field(() => [Area], { description: 'Its areas, carpet area first where it is known.' })
  areas!: Area[];

  @Field(() => CountRange, { nullable: true, description: 'Bedrooms (BHK); 0 is a studio.' })
  rooms!: CountRange | null;

  @Field(() => CountRange, { nullable: true, description: 'Bathrooms.' })
  baths!: CountRange | null;

  @Field(() => Completion, { nullable: true, description: 'Year of completion, or that it is ready.' })
  completion!: Completion | null;

  @Field(() => [String], { description: 'Features such as Garden or Parking.' })
  features!: string[];

  @Field(() => [String], { description: 'Amenities such as Gym or WiFi.' })
  amenities!: string[];

  @Field(() => [Image], { description: 'Pictures, the cover first.' })
  images!: Image[];

  /** Addresses it had before; they lead to the present one. */
  formerSlugs!: string[];
  /** The same as `words`, with spaces between: one text is read many times faster than a list. */
  searchText!: string;
  /** Sorts by popularity. */
  @ForAccounts()
  @Field(() => Int, { nullable: true, description: 'How many enquiries named it. Null for visitors.' })
  enquiryCount!: number;

  /** How often a person saw its page; missing before the first time. */
  viewCount?: number;
}

export enum SimilarityReason {
  SAME_LOCALITY = 'SAME_LOCALITY',
  NEAR_PRICE = 'NEAR_PRICE',
  SAME_KIND = 'SAME_KIND',
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

@ObjectType({ description: 'How many of the found projects have a category.' })
export class CategoryCount {
  @Field(() => PropertyCategory, { description: 'The category.' })
  value!: PropertyCategory;

  @Field(() => Int, { description: 'How many projects have it.' })
  count!: number;
}

@ObjectType({ description: 'How many of the found projects have a status.' })
export class StatusCount {
  @Field(() => PropertyStatus, { description: 'The status.' })
  value!: PropertyStatus;

  @Field(() => Int, { description: 'How many projects have it.' })
  count!: number;
}

@ObjectType({ description: 'How many of the found projects have a number of bedrooms.' })
export class RoomsCount {
  @Field(() => Int, { description: 'The number: 0 is a studio, 4 means four or more.' })
  value!: number;

  @Field(() => Int, { description: 'How many projects have it.' })
  count!: number;
}

@ObjectType({ description: 'The choices that remain under the other filters.' })
export class PropertyFacets {
  @Field(() => [CategoryCount], { description: 'Projects by category.' })
  categories!: CategoryCount[];

  @Field(() => [StatusCount], { description: 'Projects by status.' })
  statuses!: StatusCount[];

  @Field(() => [RoomsCount], { description: 'Projects by BHK.' })
  rooms!: RoomsCount[];
}

@ObjectType({
  description: 'A filter that was recognised in the keyword; it does not set fields that are null.',
})
export class UnderstoodText {
  @Field(() => String, { description: 'The words for it, as they were typed.' })
  text!: string;

  @Field(() => ProjectIntent, { nullable: true, description: 'To buy or to rent.' })
  intent?: ProjectIntent;

  @Field(() => PropertyCategory, { nullable: true, description: 'Only this category.' })
  category?: PropertyCategory;

  @Field(() => [Int], { nullable: true, description: 'Only these numbers of bedrooms, as in ProjectFilter.' })
  rooms?: number[];

  @Field(() => Rupees, { nullable: true, description: 'Only prices from here, in rupees.' })
  minPrice?: number;

  @Field(() => Rupees, { nullable: true, description: 'Only prices up to here, in rupees.' })
  maxPrice?: number;
}

@ObjectType({ description: 'One page of projects, with what can be filtered further.' })
export class ProjectPage extends pageOf(Property) {
  @Field(() => PropertyFacets, { description: 'Counts for the filters.' })
  facets!: PropertyFacets;

  @Field(() => ProjectIntent, { description: 'Whether these are to buy or to rent.' })
  intent!: ProjectIntent;

  @Field(() => [UnderstoodText], {
    description: 'The filters that were recognised in the keyword, in its order.',
  })
  understood!: UnderstoodText[];
}

@ObjectType({ description: 'One page of the admin’s list of properties.' })
export class PropertyPage extends pageOf(Property) {}
