import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Day } from '../../base/types.ts';
import { MessageLanguage } from '../lead/message.type.ts';
import { PropertyCategory } from '../property/property.type.ts';

@InputType('DutyDayInput', { description: 'The hours of a weekday; without both times the day is free.' })
@ObjectType({ description: 'The hours of a weekday; both times are null on a free day.' })
export class DutyDay {
  @Field(() => String, { nullable: true, description: 'When it begins in India, such as 09:00.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'When it ends, such as 18:30; 24:00 at the latest.' })
  to?: string | null;
}

@InputType('DutyLeaveInput', { description: 'Days of leave, the last one included.' })
@ObjectType({ description: 'Days of leave, the last one included.' })
export class DutyLeave {
  @Field(() => Day, { description: 'The first day in India.' })
  from!: string;

  @Field(() => Day, { description: 'The last day.' })
  to!: string;
}

@ObjectType({ description: 'When a team member is there for new leads, and which of them suit.' })
export class Duty {
  @Field(() => ID, { description: 'The team member.' })
  memberId!: ObjectId;

  @Field(() => String, { description: 'The name of that team member.' })
  memberName!: string;

  @Field(() => Boolean, {
    description: 'Whether it was saved; until then the member is on duty at no time.',
  })
  isSaved!: boolean;

  @Field(() => [DutyDay], {
    nullable: true,
    description: 'Seven days, Monday first; null for the hours of the company.',
  })
  week!: DutyDay[] | null;

  @Field(() => [DutyLeave], { description: 'Leave, the earliest first.' })
  leave!: DutyLeave[];

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the member pauses; null if there is no pause now.',
  })
  pausedUntil!: Date | null;

  @Field(() => [MessageLanguage], { description: 'The languages; none means all.' })
  languages!: MessageLanguage[];

  @Field(() => [String], {
    description: 'Keys of places of the gazetteer, with what lies in them; none means all.',
  })
  places!: string[];

  @Field(() => [PropertyCategory], { description: 'The kinds of projects; none means all.' })
  kinds!: PropertyCategory[];

  @Field(() => Int, {
    description:
      'The share of new leads, 0 to 10: twice the weight is twice as many. With 0 only those who wrote to the member, or about their properties.',
  })
  weight!: number;

  @Field(() => Boolean, { description: 'Whether the member gets new leads at all.' })
  takesNew!: boolean;

  @Field(() => Boolean, { description: 'Whether the member is on duty at this moment.' })
  isOnDuty!: boolean;

  @Field(() => Date, { nullable: true, description: 'When the member is next on duty; null for never.' })
  nextAt!: Date | null;

  @Field(() => Int, { description: 'How many leads the member was given today in India.' })
  givenToday!: number;
}

/** The duty of a team member as it is stored, under the id of the member. */
export interface StoredDuty {
  _id: ObjectId;
  week: DutyDay[] | null;
  leave: DutyLeave[];
  pause: { from: Date; until: Date } | null;
  languages: MessageLanguage[];
  places: string[];
  kinds: PropertyCategory[];
  weight: number;
  takesNew: boolean;
  /** The day in India for which `given` counts. */
  givenDay: string;
  given: number;
  givenAt: Date | null;
}

@ObjectType({ description: 'How new leads are given to those on duty.' })
export class DutySettings {
  @Field(() => Int, {
    description: 'The minutes of duty after which a lead that its owner has not taken passes to the next.',
  })
  clockMinutes!: number;

  @Field(() => Int, {
    description: 'The hours after which an open lead without a next step is overdue.',
  })
  patienceHours!: number;

  @Field(() => [Day], {
    description: 'The days in India on which the company is closed, the earliest first.',
  })
  holidays!: string[];

  @Field(() => Boolean, {
    description:
      'Whether notices on phones say the name and the number of a lead; without it, only the home.',
  })
  namesInNotices!: boolean;
}
