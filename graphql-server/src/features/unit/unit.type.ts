import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsDate,
  IsEnum,
  IsInt,
  IsMongoId,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import type { ObjectId } from 'mongodb';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { DecimalField } from '../property/terms/cost-terms.type.ts';
import { Facing } from '../property/facts/facts.type.ts';
import {
  CalendarDayField,
  NumberField,
  PriceField,
  SquareFeetField,
} from '../property/inventory/configuration.type.ts';

export enum UnitStatus {
  AVAILABLE = 'AVAILABLE',
  HOLD = 'HOLD',
  BLOCKED_BY_BUILDER = 'BLOCKED_BY_BUILDER',
  BOOKED = 'BOOKED',
  AGREEMENT = 'AGREEMENT',
  REGISTERED = 'REGISTERED',
  NOT_RELEASED = 'NOT_RELEASED',
  RESALE = 'RESALE',
}
registerEnumType(UnitStatus, {
  name: 'UnitStatus',
  description: 'Whether a unit is available. A HOLD ends by itself and makes the unit AVAILABLE again.',
  valuesConfig: {
    AVAILABLE: { description: 'It can be booked.' },
    HOLD: { description: 'It is kept for a buyer, until a moment.' },
    BLOCKED_BY_BUILDER: { description: 'The builder keeps it back.' },
    BOOKED: { description: 'It is booked.' },
    AGREEMENT: { description: 'There is an agreement for sale.' },
    REGISTERED: { description: 'The sale is registered.' },
    NOT_RELEASED: { description: 'It is not for sale yet.' },
    RESALE: { description: 'Its owner sells it.' },
  },
});

/** The statuses of a unit that is sold: only a person who says so can make it anything but more sold. */
export const soldStatuses: readonly UnitStatus[] = [
  UnitStatus.BOOKED,
  UnitStatus.AGREEMENT,
  UnitStatus.REGISTERED,
];

/** What the office types of a unit. */
@ObjectType()
@InputType('UnitInput', { description: 'A unit of a tower.' })
export class UnitTerms {
  @TextField({
    description: 'Its number, such as “A-1204”; no two of a tower have the same.',
    maxLength: 20,
    required: 'Please enter the number of the unit.',
  })
  number!: string;

  @TextField({
    description: 'The key of its tower.',
    maxLength: 60,
    required: 'Please choose the tower.',
  })
  tower!: string;

  @TextField({ description: 'The key of its configuration; null if not known.', maxLength: 60 })
  configuration?: string | null;

  @NumberField('Its floor; 0 is the ground floor.', 200)
  floor?: number | null;

  @Field(() => Facing, { nullable: true, description: 'Where its door faces; null if not known.' })
  @IsOptional()
  @IsEnum(Facing, { message: 'Please choose from the list.' })
  facing?: Facing | null;

  @Field(() => [String], { nullable: true, description: 'The names of its location charges (PLC).' })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(12, { message: 'Please use at most 12.' })
  @IsString({ each: true, message: 'Each entry must be text.' })
  @MaxLength(60, { each: true, message: 'Please use at most 60 characters for an entry.' })
  locationCharges?: string[] | null;

  @SquareFeetField('Its carpet area, if it differs from that of its configuration.')
  carpet?: number | null;

  @SquareFeetField('Its super built-up area, if it differs; not a legal measure.')
  superArea?: number | null;

  @PriceField('Its basic price; null for that of its configuration, or by its rate.')
  price?: number | null;

  @DecimalField(
    'Its basic rate in rupees per sq ft of carpet area; null for a price, or for what the project asks.',
  )
  rate?: string | null;

  @Field(() => UnitStatus, { nullable: true, description: 'Whether it is available; AVAILABLE by default.' })
  @IsOptional()
  @IsEnum(UnitStatus, { message: 'Please choose from the list.' })
  status?: UnitStatus | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When a HOLD ends; required for a HOLD, refused for any other status.',
  })
  @IsOptional()
  @IsDate({ message: 'Please enter a date and a time.' })
  holdUntil?: Date | null;

  @TextField({ description: 'The person it is held for, in the office’s words.', maxLength: 100 })
  holder?: string | null;

  @TextField({ description: 'Where this is from, such as “Price list of the builder”.', maxLength: 120 })
  source?: string | null;

  @CalendarDayField('The day of this state.')
  asOn?: string | null;
}

@InputType({ description: 'A unit to save: a new one, or a stored one as it was read.' })
export class SavedUnitInput extends UnitTerms {
  @Field(() => ID, { nullable: true, description: 'The id of a stored unit; null for a new one.' })
  @IsOptional()
  @IsMongoId({ message: 'This is not a unit.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The `revision` that was read of a stored unit.' })
  @IsOptional()
  @IsInt({ message: 'This must be the revision that was read.' })
  revision?: number | null;
}

/** A unit as it is stored. */
export interface StoredUnit {
  _id: ObjectId;
  /** The property. */
  itemId: ObjectId;
  /** The number without capitals and white space. */
  numberKey: string;
  number: string;
  tower: string;
  configuration: string | null;
  floor: number | null;
  facing: Facing | null;
  locationCharges: string[];
  carpet: number | null;
  superArea: number | null;
  price: number | null;
  /** Missing in units of earlier versions. */
  rate?: string | null;
  status: UnitStatus;
  holdUntil: Date | null;
  holder: string | null;
  source: string | null;
  asOn: string | null;
  revision: number;
  /** True for a sample, until a person saves it. */
  sample?: true;
}

@ObjectType({ description: 'A unit of a tower, as the office sees it.' })
export class Unit extends UnitTerms {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { description: 'Grows with each change; a save names the one that it read.' })
  revision!: number;
}

@ObjectType({ description: 'A unit that was not saved, and why.' })
export class UnitFailure {
  @Field(() => Int, { description: 'Its place in the list that was sent, from 0.' })
  index!: number;

  @Field(() => String, { description: 'The wrong field.' })
  field!: string;

  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}

@ObjectType({ description: 'A figure of a saved unit that can hardly be right.' })
export class UnitQuestion extends UnitFailure {}

@ObjectType({ description: 'What a save of units did: each unit is saved, or named among the failures.' })
export class SavedUnits {
  @Field(() => [Unit], { description: 'The saved units as they are now.' })
  saved!: Unit[];

  @Field(() => [UnitFailure], { description: 'Those that were not saved.' })
  failures!: UnitFailure[];

  @Field(() => [UnitQuestion], {
    description: 'Figures that can hardly be right; their units are saved all the same.',
  })
  questions!: UnitQuestion[];
}

@ObjectType({ description: 'A unit as visitors see it: without the name of a holder.' })
export class AvailableUnit {
  @Field(() => ID, {
    nullable: true,
    description: 'Its id for `costSheet`; null if the unit is not available now.',
  })
  id!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its number; null if the office does not show the numbers of this project.',
  })
  number!: string | null;

  @Field(() => String, { description: 'The key of its tower.' })
  tower!: string;

  @Field(() => String, { nullable: true, description: 'The key of its configuration.' })
  configuration!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its floor; null if not known.' })
  floor!: number | null;

  @Field(() => Facing, { nullable: true, description: 'Where its door faces; null if not known.' })
  facing!: Facing | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Its own carpet area in square feet; null if it is that of its configuration.',
  })
  carpet!: number | null;

  @Field(() => UnitStatus, { description: 'Whether it is available.' })
  status!: UnitStatus;
}

@ObjectType({ description: 'The unit counts of a configuration.' })
export class ConfigurationCount {
  @Field(() => String, {
    nullable: true,
    description: 'The key of the configuration; null for units without one.',
  })
  configuration!: string | null;

  @Field(() => Int, { description: 'The number of all its units.' })
  total!: number;

  @Field(() => Int, { description: 'The number of units available now, new or as a resale.' })
  available!: number;
}

@ObjectType({ description: 'Which units of a project are available, as visitors see it.' })
export class Availability {
  @Field(() => [AvailableUnit], {
    description: 'The units by tower, the highest floor first, then by number.',
  })
  units!: AvailableUnit[];

  @Field(() => [ConfigurationCount], {
    description: 'The counts of each configuration, computed from the units.',
  })
  counts!: ConfigurationCount[];

  @Field(() => String, {
    nullable: true,
    description: 'The oldest day that the office noted beside a unit, as YYYY-MM-DD; null if it noted none.',
  })
  asOn!: string | null;
}
