import 'reflect-metadata';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rupees } from '../../../base/types.ts';
import { NearKind } from '../../property/filter.input.ts';
import {
  BuildStage,
  Facing,
  Furnishing,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../../property/facts/facts.type.ts';
import { ProjectSort } from '../project-filter.input.ts';
import { AreaBasis, AreaUnit, ProjectIntent } from '../../property/property.type.ts';

export enum AskedCategory {
  RESIDENTIAL = 'RESIDENTIAL',
  COMMERCIAL = 'COMMERCIAL',
}
registerEnumType(AskedCategory, {
  name: 'AskedCategory',
  description: 'The category that words ask for; studios are a kind.',
  valuesConfig: {
    RESIDENTIAL: { description: 'Homes.' },
    COMMERCIAL: { description: 'Shops and offices.' },
  },
});

@ObjectType({ description: 'A number of rooms, or its bounds.' })
export class AskedCount {
  @Field(() => Int, { nullable: true, description: 'The lowest number.' })
  min?: number;

  @Field(() => Int, { nullable: true, description: 'The highest number; null for no limit.' })
  max?: number;
}

@ObjectType({ description: 'A budget in rupees; per month when the intent is RENT.' })
export class AskedPrice {
  @Field(() => Rupees, { nullable: true, description: 'The lowest price.' })
  min?: number;

  @Field(() => Rupees, { nullable: true, description: 'The highest price.' })
  max?: number;
}

@ObjectType({ description: 'A size.' })
export class AskedArea {
  @Field(() => Float, { nullable: true, description: 'The smallest size.' })
  min?: number;

  @Field(() => Float, { nullable: true, description: 'The largest size.' })
  max?: number;

  @Field(() => AreaUnit, { description: 'The unit of both.' })
  unit!: AreaUnit;

  @Field(() => AreaBasis, { nullable: true, description: 'What is measured; null if the words do not say.' })
  basis!: AreaBasis | null;
}

@ObjectType({ description: 'What a home should be near.' })
export class AskedNear {
  @Field(() => NearKind, { description: 'What it is.' })
  kind!: NearKind;

  @Field(() => String, { nullable: true, description: 'The key of a place, if one is named.' })
  id!: string | null;

  @Field(() => Int, { nullable: true, description: 'Metres in a straight line; null leaves it to the site.' })
  metresMax!: number | null;
}

@ObjectType({ description: 'When a home should be handed over.' })
export class AskedPossession {
  @Field(() => String, { nullable: true, description: 'The first month, as YYYY-MM.' })
  from?: string;

  @Field(() => String, { nullable: true, description: 'The last month, as YYYY-MM.' })
  to?: string;
}

@ObjectType({
  description: 'A part of a query: what was understood, or a word that was not (`leftover`, `unsupported`).',
})
export class UnderstoodPart {
  @Field(() => String, {
    description: 'The field of `Understanding` to which it belongs: `bedrooms`, `places`.',
  })
  field!: string;

  @Field(() => String, { description: 'What it says, in short: “3 BHK”, “Up to ₹ 1.2 Cr”.' })
  label!: string;

  @Field(() => String, { description: 'The same query without it.' })
  without!: string;

  @Field(() => String, { description: 'The same query without any part of this field.' })
  withoutField!: string;
}

@ObjectType({ description: 'The other reading of a word with two readings.' })
export class OtherReading {
  @Field(() => String, { description: 'The reading: “Sector 10, Greater Noida West”.' })
  label!: string;

  @Field(() => String, { description: 'The same query with this reading alone.' })
  query!: string;
}

@ObjectType({ description: 'What a query in plain words asks for. A field that is null asks for nothing.' })
export class Understanding {
  @Field(() => ProjectIntent, { nullable: true, description: 'To buy or to rent.' })
  intent?: ProjectIntent;

  @Field(() => AskedCategory, { nullable: true, description: 'Homes, or property for business.' })
  category?: AskedCategory;

  @Field(() => [PropertyKind], { nullable: true, description: 'Any of these kinds.' })
  kinds?: PropertyKind[];

  @Field(() => AskedCount, { nullable: true, description: 'The number of bedrooms; 0 is a studio or 1 RK.' })
  bedrooms?: AskedCount;

  @Field(() => AskedCount, { nullable: true, description: 'The number of bathrooms.' })
  baths?: AskedCount;

  @Field(() => AskedCount, { nullable: true, description: 'The number of balconies.' })
  balconies?: AskedCount;

  @Field(() => AskedPrice, { nullable: true, description: 'The budget.' })
  price?: AskedPrice;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether prices are meant all-in: with charges, duty and taxes.',
  })
  allIn?: boolean;

  @Field(() => AskedArea, { nullable: true, description: 'The size.' })
  area?: AskedArea;

  @Field(() => [String], { nullable: true, description: 'The keys of places, any of them.' })
  places?: string[];

  @Field(() => [String], {
    nullable: true,
    description: 'The keys of known places where the site offers nothing.',
  })
  placesOutside?: string[];

  @Field(() => AskedNear, { nullable: true, description: 'What it should be near.' })
  near?: AskedNear;

  @Field(() => BuildStage, { nullable: true, description: 'Ready, under construction or newly launched.' })
  status?: BuildStage;

  @Field(() => AskedPossession, { nullable: true, description: 'When it should be handed over.' })
  possession?: AskedPossession;

  @Field(() => Furnishing, { nullable: true, description: 'The furniture that the rooms should have.' })
  furnishing?: Furnishing;

  @Field(() => [Facing], { nullable: true, description: 'Any of these directions.' })
  facing?: Facing[];

  @Field(() => [PropertyExtra], { nullable: true, description: 'All of these extras.' })
  features?: PropertyExtra[];

  @Field(() => SaleKind, { nullable: true, description: 'New or resale.' })
  sale?: SaleKind;

  @Field(() => Boolean, { nullable: true, description: 'Only with a RERA registration.' })
  reraOnly?: boolean;

  @Field(() => ProjectSort, { nullable: true, description: 'The wanted order.' })
  sort?: ProjectSort;

  @Field(() => [String], { description: 'What was assumed because the words leave it open: `price.max`.' })
  assumed!: string[];

  @Field(() => [String], { description: 'Words with two readings: `sector 10`, `expressway`.' })
  ambiguous!: string[];

  @Field(() => [String], {
    description: 'Words that were not understood; the search looks for them in the texts.',
  })
  leftover!: string[];

  @Field(() => [String], {
    description:
      'Words that were understood, and about which the site knows nothing: `no brokerage`, `2 bigha`.',
  })
  unsupported!: string[];

  @Field(() => [UnderstoodPart], {
    description: 'What was understood, part by part, in the order of the words.',
  })
  parts!: UnderstoodPart[];

  @Field(() => [OtherReading], { description: 'Other readings of what is ambiguous.' })
  otherReadings!: OtherReading[];
}
