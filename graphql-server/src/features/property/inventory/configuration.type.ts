import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsMongoId,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { mostPlacedFeet, mostPlanRooms } from 'domain/property/configuration-limits.ts';
import { IsDecimal } from '../../../base/numbers/decimal.ts';
import { FlagField, TextField } from '../../../base/input.ts';
import { Rupees } from '../../../base/types.ts';
import { Image } from '../../../files/image.type.ts';

/** Fewer than a thousand crore. */
const mostRupees = 9_999_999_999;
const mostSquareFeet = 1_000_000;
const mostFeet = 500;
export const dayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** An area in square feet with at most two decimals. */
export function SquareFeetField(description: string): PropertyDecorator {
  return (target, key) => {
    const message = 'Please enter square feet such as 1,150.';
    Field(() => Float, { description: `${description} In square feet.`, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsDecimal(2, message)(target, String(key));
    Min(1, { message })(target, String(key));
    Max(mostSquareFeet, { message: 'This area is too large.' })(target, String(key));
  };
}

/** An amount in whole rupees above zero. */
export function PriceField(description: string): PropertyDecorator {
  return (target, key) => {
    const message = 'Please enter whole rupees.';
    Field(() => Rupees, { description: `${description} In whole rupees.`, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsInt({ message })(target, String(key));
    Min(1, { message })(target, String(key));
    Max(mostRupees, { message: 'This amount is too high.' })(target, String(key));
  };
}

/** A whole number from 0, or from `least`. */
export function NumberField(description: string, most: number, least = 0): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter a whole number from ${least} to ${most}.`;
    Field(() => Int, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsInt({ message })(target, String(key));
    Min(least, { message })(target, String(key));
    Max(most, { message })(target, String(key));
  };
}

/** A day of the calendar as text. */
export function CalendarDayField(description: string): PropertyDecorator {
  return (target, key) => {
    TextField({ description: `${description} A day as YYYY-MM-DD.`, maxLength: 10 })(target, key);
    Matches(dayPattern, { message: 'Please enter a day such as 2026-11-01.' })(target, String(key));
  };
}

/** What names a part of a property for good, however its name changes. */
export function KeyField(description: string): PropertyDecorator {
  return (target, key) => {
    TextField({ description, maxLength: 60 })(target, key);
    Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: 'Please do not change the key.' })(target, String(key));
  };
}

function FeetField(description: string): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter feet from 1 to ${mostFeet}, such as 11.5.`;
    Field(() => Float, { description: `${description} In feet.` })(target, key);
    IsDecimal(2, message)(target, String(key));
    Min(1, { message })(target, String(key));
    Max(mostFeet, { message })(target, String(key));
  };
}

/** A side of a room's place on the plan; both are typed, or neither. */
function PlaceField(description: string): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter both places of a room in feet from 0 to ${mostPlacedFeet}, or neither.`;
    Field(() => Float, {
      nullable: true,
      description: `${description} In feet; null until the office has placed the room.`,
    })(target, key);
    ValidateIf(({ x, y }: PlanRoom) => (x ?? y ?? null) !== null)(target, String(key));
    IsDecimal(2, message)(target, String(key));
    Min(0, { message })(target, String(key));
    Max(mostPlacedFeet, { message })(target, String(key));
  };
}

@ObjectType('PlanRoom', { description: 'A room of a floor plan.' })
@InputType('PlanRoomInput', { description: 'A room of a floor plan.' })
export class PlanRoom {
  @TextField({
    description: 'Its name, such as “Living and dining”.',
    maxLength: 60,
    required: 'Please enter a name for the room.',
  })
  name!: string;

  @FeetField('Its longer side; of a placed room, the side from left to right.')
  length!: number;

  @FeetField('Its shorter side; of a placed room, the side from top to bottom.')
  width!: number;

  @PlaceField('How far its left side stands from the left side of the plan.')
  x?: number | null;

  @PlaceField('How far its upper side stands from the upper side of the plan.')
  y?: number | null;
}

/** What the office types of a configuration. */
@ObjectType()
@InputType('ConfigurationInput', {
  description: 'A kind of home or unit that a project has, with its areas and its price band.',
})
export class ConfigurationTerms {
  @KeyField(
    'Its permanent key within the project, which units and links refer to. Without one, the server makes one from the name.',
  )
  key?: string | null;

  @TextField({
    description: 'Its name, such as “3 BHK + study 1,895”; no two of a project have the same.',
    maxLength: 80,
    required: 'Please enter a name for the configuration.',
  })
  name!: string;

  @NumberField('Bedrooms; 0 is a studio, null where there are none.', 20)
  bedrooms?: number | null;

  @FlagField('Whether it has a study.')
  study?: boolean | null;

  @FlagField('Whether it has a servant room.')
  servant?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Bathrooms; halves are possible: 2.5 are two and a powder room.',
  })
  @IsOptional()
  @IsDecimal(1, 'Please enter a number such as 2 or 2.5.')
  @Min(0, { message: 'Please enter a number such as 2 or 2.5.' })
  @Max(20, { message: 'Please enter 20 bathrooms at most.' })
  baths?: number | null;

  @NumberField('Balconies.', 20)
  balconies?: number | null;

  @SquareFeetField('Carpet area (RERA 2016, section 2(k)).')
  carpet?: number | null;

  @SquareFeetField('The balconies and verandahs, which carpet area leaves out.')
  balconyArea?: number | null;

  @SquareFeetField('Built-up area.')
  builtUp?: number | null;

  @SquareFeetField('Super built-up area, which is not a legal measure.')
  superArea?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Its plan: the id of one of the pictures of the project. Null for none.',
  })
  @IsOptional()
  @IsMongoId({ message: 'This is not a picture.' })
  planId?: string | null;

  @Field(() => [PlanRoom], { nullable: true, description: 'The rooms of its plan; null if not known.' })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(mostPlanRooms, { message: `Please use at most ${mostPlanRooms} rooms.` })
  @ValidateNested({ each: true })
  planRooms?: PlanRoom[] | null;

  @PriceField('Its price, or the lower end of its price band; null on request.')
  priceFrom?: number | null;

  @PriceField('The upper end of its price band; null for a single price.')
  priceTo?: number | null;

  @CalendarDayField('The day of its price; today by default.')
  pricedOn?: string | null;
}

/** A configuration as it is stored. */
export type StoredConfiguration = ConfigurationTerms & { key: string };

@ObjectType('Configuration', {
  description:
    'A kind of home or unit that a project has. Its areas are in square feet; its price by area is always by carpet area.',
})
export class Configuration extends ConfigurationTerms {
  @Field(() => String, { description: 'Its permanent key within the project.' })
  override key!: string;

  @Field(() => Image, { nullable: true, description: 'Its plan; null if it has none.' })
  plan?: Image | null;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'Rupees per square foot of carpet area at its lower price, rounded half up; null if either is not known.',
  })
  perSquareFoot?: number | null;
}
