import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsDate,
  IsInt,
  IsNumber,
  IsString,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { companyFields } from 'domain/company/company-fields.ts';
import { IsDay } from '../../base/day.ts';
import { TextField } from '../../base/input.ts';
import { typedTexts } from '../../base/text/text-rows.ts';
import { IsPhone } from '../../base/text/phone.ts';

const required = 'Please fill out all required fields.';
const wrongPhone = 'Please enter a phone number such as +91 98100 00000.';

const wrongShare = 'Please enter a whole number from 1 to 100.';
const wrongMetres = 'Please enter a whole number from 100 to 5,000.';

@InputType({ description: 'The company as the admin types it.' })
export class SiteSettingsInput extends typedTexts(companyFields) {
  @TextField({
    description:
      'The last day of its registration as an agent, as YYYY-MM-DD. If it is left out, it does not change; an empty text removes it.',
    maxLength: 10,
  })
  @IsDay({ orEmpty: true })
  registrationValidTo?: string;

  @TextField({
    description:
      'What stands before the digits of the reference of a new enquiry: two to five capital letters, not REP. If it is left out, it does not change.',
    maxLength: 5,
  })
  @Matches(/^(?!REP$)[A-Z]{2,5}$/, { message: 'Please enter two to five capital letters, and not REP.' })
  referencePrefix?: string;

  @IsPhone({ each: true, message: wrongPhone })
  @Field(() => [String], { description: 'Phone numbers, one to four; the first is the main one.' })
  @IsArray({ message: 'This must be a list.' })
  @ArrayNotEmpty({ message: required })
  @ArrayMaxSize(4, { message: 'Please enter at most four numbers.' })
  @IsString({ each: true, message: 'Each number must be text.' })
  @MaxLength(40, { each: true, message: 'Please use at most 40 characters for a number.' })
  phones!: string[];

  @Field(() => Float, { description: 'The office’s latitude in degrees.' })
  @IsNumber({}, { message: 'Please enter degrees from -90 to 90.' })
  @Min(-90, { message: 'Please enter degrees from -90 to 90.' })
  @Max(90, { message: 'Please enter degrees from -90 to 90.' })
  latitude!: number;

  @Field(() => Float, { description: 'The office’s longitude in degrees.' })
  @IsNumber({}, { message: 'Please enter degrees from -180 to 180.' })
  @Min(-180, { message: 'Please enter degrees from -180 to 180.' })
  @Max(180, { message: 'Please enter degrees from -180 to 180.' })
  longitude!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The share of a price, in percent, that the EMI calculator starts with; 1 to 100. If it is left out, it does not change.',
  })
  @IsOptional()
  @IsInt({ message: wrongShare })
  @Min(1, { message: wrongShare })
  @Max(100, { message: wrongShare })
  loanSharePercent?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'A property is near the metro up to this straight distance from an open station, in metres; 100 to 5,000. If it is left out, it does not change.',
  })
  @IsOptional()
  @IsInt({ message: wrongMetres })
  @Min(100, { message: wrongMetres })
  @Max(5_000, { message: wrongMetres })
  nearMetroMetres?: number;

  @Field(() => Date, { description: 'The end of the countdown on the “coming soon” page.' })
  @IsDate({ message: 'Please enter a date.' })
  comingSoonDate!: Date;
}
