import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsDate,
  IsEnum,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsDay } from '../../base/day.ts';
import { Day } from '../../base/types.ts';
import { MessageLanguage } from '../lead/message.type.ts';
import { PropertyCategory } from '../property/property.type.ts';
import { DutyDay, DutyLeave } from './duty.type.ts';

const allDays = 'Please enter all seven days.';
const wrongWeight = 'Please enter a whole number from 0 to 10.';
const wrongClock = 'Please enter a whole number of minutes from 1 to 120.';
const wrongPatience = 'Please enter a whole number of hours from 1 to 240.';

@InputType({ description: 'What changes of a duty; what is left out stays.' })
export class DutyInput {
  @Field(() => [DutyDay], {
    nullable: true,
    description: 'Seven days, Monday first; null for the hours of the company.',
  })
  @IsOptional()
  @ArrayMinSize(7, { message: allDays })
  @ArrayMaxSize(7, { message: allDays })
  week?: DutyDay[] | null;

  @Field(() => [DutyLeave], { nullable: true, description: 'All leave, at most 50 times.' })
  @IsOptional()
  @ArrayMaxSize(50, { message: 'Please enter leave at most 50 times.' })
  leave?: DutyLeave[];

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the member pauses from now on; null ends the pause.',
  })
  @IsOptional()
  @IsDate({ message: 'Please enter a moment.' })
  pausedUntil?: Date | null;

  @Field(() => [MessageLanguage], { nullable: true, description: 'The languages; none means all.' })
  @IsOptional()
  @IsEnum(MessageLanguage, { each: true, message: 'Please choose from the list.' })
  languages?: MessageLanguage[];

  @Field(() => [String], { nullable: true, description: 'Keys of places, at most 30; none means all.' })
  @IsOptional()
  @ArrayMaxSize(30, { message: 'Please choose at most 30 places.' })
  places?: string[];

  @Field(() => [PropertyCategory], { nullable: true, description: 'The kinds of projects; none means all.' })
  @IsOptional()
  @IsEnum(PropertyCategory, { each: true, message: 'Please choose from the list.' })
  kinds?: PropertyCategory[];

  @Field(() => Int, { nullable: true, description: 'The share of new leads, 0 to 10; 5 by default.' })
  @IsOptional()
  @IsInt({ message: wrongWeight })
  @Min(0, { message: wrongWeight })
  @Max(10, { message: wrongWeight })
  weight?: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether the member gets new leads; yes by default.' })
  @IsOptional()
  @IsBoolean({ message: 'This must be true or false.' })
  takesNew?: boolean;
}

@InputType({ description: 'How new leads are given; what is left out stays.' })
export class DutySettingsInput {
  @Field(() => Int, { nullable: true, description: 'The minutes of the clock, 1 to 120.' })
  @IsOptional()
  @IsInt({ message: wrongClock })
  @Min(1, { message: wrongClock })
  @Max(120, { message: wrongClock })
  clockMinutes?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The hours after which a lead without a next step is overdue, 1 to 240.',
  })
  @IsOptional()
  @IsInt({ message: wrongPatience })
  @Min(1, { message: wrongPatience })
  @Max(240, { message: wrongPatience })
  patienceHours?: number;

  @Field(() => [Day], { nullable: true, description: 'All holidays, at most 100.' })
  @IsOptional()
  @ArrayMaxSize(100, { message: 'Please enter at most 100 holidays.' })
  @IsDay({ each: true })
  holidays?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether notices say name and number; no by default.',
  })
  @IsOptional()
  @IsBoolean({ message: 'This must be true or false.' })
  namesInNotices?: boolean;
}
