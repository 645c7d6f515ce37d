import 'reflect-metadata';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Day } from '../../base/types.ts';

@ObjectType({ description: 'How fast a colleague answered the new leads of a week.' })
export class AnswerWeek {
  @Field(() => Day, { description: 'The Monday of the week in which the leads arrived, in India.' })
  week!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The colleague who tried first, or else the owner; null for leads without an owner.',
  })
  name!: string | null;

  @Field(() => Int, { description: 'How many new leads there were.' })
  leads!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The median of the minutes from the arrival to the first attempt, of those in which the company is open; null without one.',
  })
  attemptMinutes!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The same until the person was first reached; null if none was.',
  })
  reachedMinutes!: number | null;

  @Field(() => Int, { description: 'How many were tried within the promise.' })
  inTime!: number;

  @Field(() => Int, {
    description:
      'How many the promise counts for: those that were tried, and those that wait longer than it.',
  })
  judged!: number;
}

@ObjectType({ description: 'How fast new leads were answered.' })
export class AnswerTimes {
  @Field(() => Int, { description: 'The minutes that the pages of the company promise; an hour by default.' })
  promisedMinutes!: number;

  @Field(() => [AnswerWeek], {
    description: 'This week and the seven before it, the latest first; within a week by name.',
  })
  weeks!: AnswerWeek[];
}
