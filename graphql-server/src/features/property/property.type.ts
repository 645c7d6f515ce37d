import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { pageOf, Position, Rupees } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';
import { Node } from '../../kit/node/node.ts';
import { CostTerms } from './terms/cost-terms.type.ts';
import { RentTerms } from './terms/rent-terms.type.ts';
import type { StoredConfiguration } from './inventory/configuration.type.ts';
import type { Tower } from './inventory/tower.type.ts';
import type { Rera } from './rera/rera-block.type.ts';
import type { StoredPrivateFacts } from 'domain/property/private-fields.ts';
import { PrivateFactsType } from './facts/private-facts.type.ts';
import { TableFields } from './facts/table-fields.type.ts';
import { meanings } from './enums.ts';

export enum PropertyCategory {
  COMMERCIAL = 'COMMERCIAL',
  RESIDENTIAL = 'RESIDENTIAL',
  STUDIO = 'STUDIO',
}
registerEnumType(PropertyCategory, {
  name: 'PropertyCategory',
  description: 'The kind of project.',
  valuesConfig: meanings.category,
});

export enum PropertyStatus {
  FOR_SALE = 'FOR_SALE',
  FOR_RENT = 'FOR_RENT',
  SOLD = 'SOLD',
  UNDER_OFFER = 'UNDER_OFFER',
  OFF_MARKET = 'OFF_MARKET',
}
registerEnumType(PropertyStatus, {
  name: 'PropertyStatus',
  description:
    'The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists.',
  valuesConfig: meanings.status,
});

export enum ProjectIntent {
  BUY = 'BUY',
  RENT = 'RENT',
}
registerEnumType(ProjectIntent, {
  name: 'ProjectIntent',
  description:
    'To rent: FOR_RENT. To buy: every other status. One list never mixes prices with monthly rents.',
  valuesConfig: meanings.intent,
});

/** Whether a project is to buy or to rent; the price of a rent is per month. */
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
registerEnumType(AreaUnit, {
  name: 'AreaUnit',
  description: 'Square feet, square metres or square yards.',
  valuesConfig: meanings.unit,
});

export enum AreaBasis {
  CARPET = 'CARPET',
  BUILT_UP = 'BUILT_UP',
  SUPER_BUILT_UP = 'SUPER_BUILT_UP',
  PLOT = 'PLOT',
}
registerEnumType(AreaBasis, {
  name: 'AreaBasis',
  description: 'What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k).',
  valuesConfig: meanings.basis,
});

@ObjectType({ description: 'An area or a range of areas.' })
export class Area {
  @Field(() => Float, { description: 'The smallest area, in `unit`.' })
  min!: number;

  @Field(() => Float, { description: 'The largest area, in `unit`; equal to `min` for a single size.' })
  max!: number;

  @Field(() => AreaUnit, { description: 'The unit of both numbers.' })
  unit!: AreaUnit;

  @Field(() => AreaBasis, {
    nullable: true,
    description: 'What the area measures; null if the source did not say.',
  })
  basis!: AreaBasis | null;
}

@ObjectType({ description: 'A price in whole rupees. Lists sort a range by its lower end.' })
export class Price {
  @Field(() => Rupees, { description: 'The price, or the lower end of the range, in rupees.' })
  from!: number;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The upper end in rupees; null for a single price.',
  })
  to!: number | null;
}

@ObjectType({ description: 'A price that visitors see from a given time until the next one.' })
export class PriceChange {
  @Field(() => Date, { description: 'From this moment on.' })
  at!: Date;

  @Field(() => Price, { nullable: true, description: 'Null means “On Request”.' })
  price!: Price | null;

  @Field(() => Boolean, { description: 'Whether it is a rent per month.' })
  perMonth!: boolean;
}

@ObjectType({
  description:
    'A number of rooms or baths, or a range. Halves are possible: 3.5 rooms are three bedrooms and a study, 2.5 baths are two and a powder room.',
})
export class CountRange {
  @Field(() => Float, { description: 'The smallest number; 0 rooms is a studio.' })
  min!: number;

  @Field(() => Float, { description: 'The largest number; equal to `min` for a single number.' })
  max!: number;
}

@ObjectType({
  description:
    'The completion of a project: a year, optionally with its quarter or month; or ready to move into.',
})
export class Completion {
  @Field(() => Int, { nullable: true, description: 'The year; null if it is ready to move into.' })
  year!: number | null;

  @Field(() => Int, { nullable: true, description: 'The quarter, 1 to 4.' })
  quarter!: number | null;

  @Field(() => Int, { nullable: true, description: 'The month, 1 to 12.' })
  month!: number | null;
}

@ObjectType({ description: 'A project: homes, offices or studios for sale or rent.', implements: Node })
export class Property extends TableFields {
  @Field(() => String, { description: 'The last part of its address, /project-details/{slug}.' })
  slug!: string;

  @Field(() => PropertyCategory, { description: 'Commercial, Residential or Studio.' })
  category!: PropertyCategory;

  @Field(() => PropertyStatus, { description: 'The state of the sale.' })
  propertyStatus!: PropertyStatus;

  @Field(() => Date, {
    nullable: true,
    description:
      'When its status became SOLD, by the clock of the database. Null while it is not sold, and if the moment is not known.',
  })
  soldAt?: Date | null;

  @Field(() => [String], { description: 'The description, one paragraph per item.' })
  description!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The key of its place in the gazetteer, such as `noida/sector-150`; null if it has none.',
  })
  placeKey?: string | null;

  @Field(() => Position, { nullable: true, description: 'The position on the map.' })
  position!: Position | null;

  @Field(() => Price, { nullable: true, description: 'Null means “On Request”.' })
  price!: Price | null;

  @Field(() => Date, {
    description: 'When the office last set or confirmed the price; pages say “Price as on”.',
  })
  pricedAt!: Date;

  @Field(() => CostTerms, {
    nullable: true,
    description: 'The charges besides the price; null if the office has filled in nothing.',
  })
  costs?: CostTerms | null;

  @Field(() => RentTerms, {
    nullable: true,
    description: 'The costs besides the rent; null if the office has filled in nothing.',
  })
  rent?: RentTerms | null;

  rera?: Rera | null;

  @Field(() => [Area], { description: 'The areas, carpet area first if known.' })
  areas!: Area[];

  @Field(() => CountRange, { nullable: true, description: 'Bedrooms (BHK); 0 is a studio.' })
  rooms!: CountRange | null;

  @Field(() => CountRange, { nullable: true, description: 'Bathrooms.' })
  baths!: CountRange | null;

  @Field(() => CountRange, { nullable: true, description: 'Balconies.' })
  balconies?: CountRange | null;

  @Field(() => Completion, { nullable: true, description: 'The year of completion, or that it is ready.' })
  completion!: Completion | null;

  @Field(() => [String], { description: 'Features such as Garden or Parking.' })
  features!: string[];

  @Field(() => [String], { description: 'Amenities such as Gym or WiFi.' })
  amenities!: string[];

  @Field(() => [Image], { description: 'The pictures, cover first.' })
  images!: Image[];

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the person who looks after it, who may be in the trash; null for none, and for visitors.',
  })
  responsibleId?: ObjectId | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => PrivateFactsType, {
    nullable: true,
    description: 'What the office keeps for itself; null if it has entered nothing, and for visitors.',
  })
  privateFacts?: StoredPrivateFacts | null;

  /** Answered by a resolver, with their plans; missing in what an earlier version stored. */
  configurations?: StoredConfiguration[];
  towers?: Tower[];
  /** In a search that wants some of them: the key of the cheapest that fits. */
  wantedConfiguration?: string;

  /** The builder’s name without capitals and punctuation. */
  builderKey?: string | null;

  /** Former slugs; they lead to the current one. */
  formerSlugs!: string[];
  /** The `words` joined with spaces, because one text is read many times faster than a list. */
  searchText!: string;
  /** The sort key of popularity. */
  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => Int, { nullable: true, description: 'The number of enquiries about it. Null for visitors.' })
  enquiryCount!: number;

  /** Whether it has an old price, so that it sinks in lists; true or not there. */
  sinks?: true | null;

  /** Whether visitors see its units without their numbers. */
  hidesUnitNumbers?: true | null;

  /** The sales account that added it as a draft; missing for others. */
  draftedBy?: string;

  /** How complete it is, in percent: what the office’s list sorts by. Not there until it is next looked after. */
  completeness?: number;

  /** The number of views by people; missing before the first view. */
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
    'The reason why two projects are similar: the same locality, the same category within 25 % of the price, or the same category.',
  valuesConfig: meanings.reason,
});

@ObjectType({ description: 'A project that resembles another.' })
export class SimilarProperty {
  @Field(() => Property, { description: 'The similar project.' })
  property!: Property;

  @Field(() => SimilarityReason, { description: 'The strongest similarity between the two.' })
  reason!: SimilarityReason;
}

@ObjectType({ description: 'One page of projects, with counts for further filters.' })
export class ProjectPage extends pageOf(Property) {
  @Field(() => ProjectIntent, { description: 'Whether these projects are to buy or to rent.' })
  intent!: ProjectIntent;
}

@ObjectType({ description: 'What `changeProperty` answers.' })
export class ChangedProperty {
  @Field(() => Property, { description: 'The project after the change.' })
  property!: Property;
}

@ObjectType({ description: 'One page of the admin list of properties.' })
export class PropertyPage extends pageOf(Property) {}
