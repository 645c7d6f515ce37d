import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { LinkField, TextField } from '../../base/input.ts';
import { AllotmentPeriod, RuleAuthority, RuleConfidence, RuleSubject } from './rule.type.ts';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayMessage = { message: 'Please enter a day such as 2026-11-22.' };

@InputType({ description: 'A rule from the form of the office.' })
export class RuleInput {
  @TextField({
    description: 'Which rule it is, such as `duty.rate`.',
    maxLength: 60,
    required: 'Please choose a rule.',
  })
  key!: string;

  @TextField({
    description:
      'Its value: a number in the unit of the rule, yes or no, the name of a reading, a day, a pattern, or words.',
    maxLength: 300,
    required: 'Please enter a value. A rule without one is left out, not entered as empty.',
  })
  value!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Other values that sources give, written like the value; none by default, at most 5.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(5, { message: 'Please use at most 5.' })
  @IsString({ each: true, message: 'This must be text.' })
  @MaxLength(60, { each: true, message: 'Please use at most 60 characters for each.' })
  otherValues?: string[];

  @Field(() => RuleAuthority, { nullable: true, description: 'Where it applies; everywhere by default.' })
  @IsOptional()
  @IsEnum(RuleAuthority, { message: 'Please choose from the list.' })
  authority?: RuleAuthority;

  @Field(() => RuleSubject, { nullable: true, description: 'What it is about; everything by default.' })
  @IsOptional()
  @IsEnum(RuleSubject, { message: 'Please choose from the list.' })
  subject?: RuleSubject;

  @Field(() => AllotmentPeriod, {
    nullable: true,
    description: 'For allotments of which period; by default for all that no other record names.',
  })
  @IsOptional()
  @IsEnum(AllotmentPeriod, { message: 'Please choose from the list.' })
  allotment?: AllotmentPeriod;

  @TextField({
    description:
      'Its first day, as YYYY-MM-DD; without it, the first day is not known. A rate of interest and a new value need one.',
    maxLength: 10,
  })
  @Matches(day, dayMessage)
  validFrom?: string;

  @TextField({ description: 'Its last day, as YYYY-MM-DD; none by default.', maxLength: 10 })
  @Matches(day, dayMessage)
  validTo?: string;

  @TextField({
    description: 'Where the value comes from, in words.',
    maxLength: 300,
    required: 'Please say where the value comes from.',
  })
  sourceTitle!: string;

  @LinkField('The address of the page that says so; a front page is refused.')
  sourceAddress?: string;

  @TextField({ description: 'The day of the text of the source, as YYYY-MM-DD.', maxLength: 10 })
  @Matches(day, dayMessage)
  sourceDate?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the caller has compared it with its source today. By default not: then it is as reported and not checked, unless it was checked before and stays the same.',
  })
  @IsOptional()
  @IsBoolean({ message: 'This must be true or false.' })
  isCompared?: boolean;

  @Field(() => RuleConfidence, { description: 'How reliable the value is.' })
  @IsEnum(RuleConfidence, { message: 'Please choose from the list.' })
  confidence!: RuleConfidence;

  @TextField({ description: 'What is unclear about it.', maxLength: 500 })
  note?: string;
}

@InputType({ description: 'The filter of the list of rules in the office; all given conditions must hold.' })
export class RuleFilter {
  @Field(() => RuleAuthority, { nullable: true, description: 'Only rules of this authority.' })
  authority?: RuleAuthority;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only rules that are valid today, or only the others.',
  })
  isCurrent?: boolean;
}
