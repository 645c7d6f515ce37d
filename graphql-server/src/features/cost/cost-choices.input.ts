import 'reflect-metadata';
import { indianNumber } from 'domain/text/number.ts';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsISO8601,
  IsMongoId,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { IsDecimal } from '../../base/numbers/decimal.ts';
import { Rupees } from '../../base/types.ts';

export enum BuyerKind {
  MAN = 'MAN',
  WOMAN = 'WOMAN',
  JOINT = 'JOINT',
  COMPANY = 'COMPANY',
}
registerEnumType(BuyerKind, {
  name: 'BuyerKind',
  description:
    'Who buys: one man or several; one woman or several; a woman and a man together (JOINT); a company. Stamp duty depends on it.',
  valuesConfig: {
    MAN: { description: 'One man or several.' },
    WOMAN: { description: 'One woman or several.' },
    JOINT: { description: 'A woman and a man together.' },
    COMPANY: { description: 'A company.' },
  },
});

const bookingMessage = 'Please enter a day from 2000 to 2099, such as 2027-01-15.';
const interestMessage = 'Please enter a percentage from 0 to 30, such as 8.5.';
const mostRupees = 9_999_999_999;

function Whole(description: string, most: number, type = Int): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter a whole number from 0 to ${indianNumber(most)}.`;
    Field(() => type, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsInt({ message })(target, String(key));
    Min(0, { message })(target, String(key));
    Max(most, { message })(target, String(key));
  };
}

@InputType({ description: 'What a visitor chooses for a cost sheet; each field has a default.' })
export class CostChoices {
  @Field(() => String, {
    nullable: true,
    description:
      'The key of the configuration whose carpet area and price are used; by default, the first with both. A key that the project does not have is ignored.',
  })
  @IsOptional()
  @IsString({ message: 'This must be text.' })
  @MaxLength(60, { message: 'Please choose from the list.' })
  configuration?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a unit. Its configuration, areas, price, floor and location charges replace what is chosen for these. An id that the project does not have is ignored.',
  })
  @IsOptional()
  @IsMongoId({ message: 'This is not a unit.' })
  unit?: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Carpet area in sq ft; that of the configuration, or else the smallest carpet area of the project by default.',
  })
  @IsOptional()
  @IsDecimal(4, 'Please enter square feet such as 1,150.')
  @Min(1, { message: 'Please enter square feet from 1.' })
  @Max(1_000_000, { message: 'This area is too large.' })
  carpet?: number;

  @Whole('The floor; 0 is the ground floor. Without it, floor rise is not known.', 200)
  floor?: number;

  @Field(() => [String], {
    nullable: true,
    description: 'The names of the location charges that apply.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(12, { message: 'Please choose at most 12.' })
  @IsString({ each: true, message: 'Each entry must be text.' })
  @MaxLength(60, { each: true, message: 'Please choose from the list.' })
  locationCharges?: string[];

  @Whole('Covered parking slots; 1 by default.', 10)
  parking?: number;

  @Field(() => BuyerKind, {
    nullable: true,
    description: 'Who buys; MAN by default, who pays the most duty.',
  })
  @IsOptional()
  @IsEnum(BuyerKind, { message: 'Please choose from the list.' })
  buyer?: BuyerKind;

  @Whole('For JOINT: the woman’s written share in percent; 50 by default.', 100)
  womanShare?: number;

  @Whole(
    'The loan in rupees; the most that a bank may lend by default, 0 for none.',
    mostRupees,
    Rupees as never,
  )
  loan?: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The yearly interest of the loan in percent; that of the rules by default.',
  })
  @IsOptional()
  @IsDecimal(4, interestMessage)
  @Min(0, { message: interestMessage })
  @Max(30, { message: interestMessage })
  interestPercent?: number;

  @Whole('The years of the loan; 20 by default.', 40)
  @Min(1, { message: 'Please enter years from 1 to 40.' })
  years?: number;

  @Whole(
    'The value by the circle rate in rupees; from the rate of the project by default.',
    mostRupees,
    Rupees as never,
  )
  circleValue?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is completed, so that no GST is due; as the project says by default.',
  })
  @IsOptional()
  @IsBoolean({ message: 'This must be true or false.' })
  isReady?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The day of booking and agreement from which the months of the payment plan count, as YYYY-MM-DD; today by default. The rules are those of today all the same.',
  })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: bookingMessage })
  @Matches(/^20\d{2}-\d{2}-\d{2}$/, { message: bookingMessage })
  bookedOn?: string;
}
