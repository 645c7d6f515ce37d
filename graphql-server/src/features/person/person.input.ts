import 'reflect-metadata';
import { IsEnum, IsOptional } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { Day, Rupees } from '../../base/types.ts';
import { Channel } from '../lead/arrival.type.ts';
import { LeadFilter } from '../lead/lead-filter.input.ts';
import { NextStepKind } from '../lead/lead.type.ts';
import { PersonReason, PersonState } from './person.type.ts';
import { TodayPart } from './today/today-parts.ts';

export enum PeopleOrder {
  NEXT_STEP = 'NEXT_STEP',
  LAST_TOUCH = 'LAST_TOUCH',
  ARRIVAL = 'ARRIVAL',
}
registerEnumType(PeopleOrder, {
  name: 'PeopleOrder',
  description: 'The order of a list of people.',
  valuesConfig: {
    NEXT_STEP: { description: 'The longest overdue first, then what is due next; ended leads last.' },
    LAST_TOUCH: { description: 'Those who wrote last come first.' },
    ARRIVAL: { description: 'The newest people first.' },
  },
});

@ObjectType('BudgetBounds', { description: 'A range of budgets in rupees, both included.' })
@InputType({ description: 'A range of budgets in rupees, both included.' })
export class BudgetRange {
  @Field(() => Rupees, { nullable: true, description: 'The lowest.' })
  min?: number | null;

  @Field(() => Rupees, { nullable: true, description: 'The highest.' })
  max?: number | null;
}

@InputType({ description: 'The filter of a list of people; all given conditions must hold.' })
export class PeopleFilter extends LeadFilter {
  @Field(() => PersonState, { nullable: true, description: 'How far they have come.' })
  state?: PersonState;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the lead is open: neither booked nor lost nor junk.',
  })
  open?: boolean;

  @Field(() => PersonReason, { nullable: true, description: 'Why they are lost or junk.' })
  closeReason?: PersonReason;

  @Field(() => String, {
    nullable: true,
    description:
      'Only the leads of this team member, by id; `mine` for those of the member that the account stands for, `none` for open leads of nobody.',
  })
  owner?: string;

  @Field(() => String, {
    nullable: true,
    description: 'A value of `ContactSource`: one of their enquiries came like this.',
  })
  source?: string;

  @Field(() => Channel, { nullable: true, description: 'How they first came to the company.' })
  channel?: Channel;

  @Field(() => ID, { nullable: true, description: 'Those who asked about this property.' })
  home?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The key of a place: those who wish for it, for a part of it, or for a larger place in which it lies. BAD_USER_INPUT for an unknown one.',
  })
  place?: string;

  @Field(() => BudgetRange, {
    nullable: true,
    description: 'Those whose budget overlaps this range; of a budget with one bound, that bound lies in it.',
  })
  budget?: BudgetRange;

  @Field(() => Boolean, { nullable: true, description: 'Whether an open lead has a next step.' })
  hasNextStep?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they were lost and wrote again, and no colleague has worked on them since.',
  })
  cameBack?: boolean;

  @Field(() => Day, { nullable: true, description: 'The next step is on or after this day in India.' })
  nextFrom?: string;

  @Field(() => Day, { nullable: true, description: 'The next step is on or before this day in India.' })
  nextTo?: string;

  @Field(() => TodayPart, { nullable: true, description: 'A part of the day’s work, as `today` has it.' })
  part?: TodayPart;
}

/** What a colleague does next. */
@InputType({ description: 'What a colleague does next with a person.' })
export class NextStepInput {
  @Field(() => NextStepKind, { nullable: true, description: 'What it is; a call by default.' })
  @IsOptional()
  @IsEnum(NextStepKind, { message: 'Please choose what you will do.' })
  kind?: NextStepKind;

  @Field(() => Date, { description: 'When; not in the past.' })
  at!: Date;

  @TextField({ description: 'More about it.', maxLength: 200 })
  text?: string;
}

/** Why a person is lost, in words. */
export class ReasonWords {
  @TextField({ description: 'The reason.', maxLength: 200 })
  words?: string;
}
