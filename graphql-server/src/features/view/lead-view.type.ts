import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { AppContext } from '../../base/context.ts';
import { Day } from '../../base/types.ts';
import { Channel } from '../lead/arrival.type.ts';
import { BudgetRange, PeopleOrder } from '../person/person.input.ts';
import { PersonState } from '../person/person.type.ts';
import { TodayPart } from '../person/today/today-parts.ts';

/** The collection of named views, and their noun in the activity log. */
export const leadViewsNoun = 'leadViews';

export enum LeadQuestion {
  MINE = 'MINE',
  UNASSIGNED = 'UNASSIGNED',
  NEW = 'NEW',
  OVERDUE = 'OVERDUE',
  NO_NEXT_STEP = 'NO_NEXT_STEP',
  CAME_BACK = 'CAME_BACK',
}
registerEnumType(LeadQuestion, {
  name: 'LeadQuestion',
  description: 'The questions of a day, which the list of leads has as chips.',
  valuesConfig: {
    MINE: { description: 'The leads of the one who looks: `owner: "mine"`.' },
    UNASSIGNED: { description: 'Open leads of nobody: `owner: "none"`.' },
    NEW: { description: 'No colleague has worked on them yet: `state: NEW`.' },
    OVERDUE: { description: 'The next step has passed: `overdue: true`.' },
    NO_NEXT_STEP: { description: 'Open, without a next step: `hasNextStep: false`.' },
    CAME_BACK: { description: 'Lost, and wrote again: `cameBack: true`.' },
  },
});

/** What a view keeps of the list: what its address says, without the place in it. */
@ObjectType({ description: 'What a view narrows the list of leads to; all given conditions must hold.' })
@InputType('LeadViewConditionsInput', {
  description: 'What a view narrows the list of leads to; all given conditions must hold.',
})
export class LeadViewConditions {
  @Field(() => String, {
    nullable: true,
    description:
      'The words of the search, at most 200 characters, without a phone number or an e-mail address.',
  })
  search?: string | null;

  @Field(() => PeopleOrder, { nullable: true, description: 'The order; LAST_TOUCH without one.' })
  order?: PeopleOrder | null;

  @Field(() => LeadQuestion, { nullable: true, description: 'The question of the day.' })
  question?: LeadQuestion | null;

  @Field(() => PersonState, { nullable: true, description: 'How far they have come.' })
  state?: PersonState | null;

  @Field(() => ID, { nullable: true, description: 'The leads of this team member.' })
  owner?: string | null;

  @Field(() => Channel, { nullable: true, description: 'How they first came to the company.' })
  channel?: Channel | null;

  @Field(() => ID, { nullable: true, description: 'Those who asked about this property.' })
  home?: string | null;

  @Field(() => String, { nullable: true, description: 'The key of a place that they wish for.' })
  place?: string | null;

  @Field(() => BudgetRange, { nullable: true, description: 'Their budget overlaps this range.' })
  budget?: BudgetRange | null;

  @Field(() => TodayPart, { nullable: true, description: 'A part of the day’s work, as `today` has it.' })
  part?: TodayPart | null;

  @Field(() => Day, { nullable: true, description: 'They came on or after this day in India.' })
  from?: string | null;

  @Field(() => Day, { nullable: true, description: 'They came on or before this day in India.' })
  to?: string | null;

  @Field(() => Day, { nullable: true, description: 'The next step is on or after this day in India.' })
  nextFrom?: string | null;

  @Field(() => Day, { nullable: true, description: 'The next step is on or before this day in India.' })
  nextTo?: string | null;
}

/** What is stored of a view. */
export interface StoredLeadView {
  _id: ObjectId;
  name: string;
  shared: boolean;
  /** As they were given; what they name may be gone since. */
  conditions: LeadViewConditions;
  /** The account that made it. */
  adminId: ObjectId;
  /** One of the places that each account has for views, so that no more are made at once; none for a deleted one. */
  slot?: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export function leadViewsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredLeadView>(leadViewsNoun);
}

@ObjectType({
  description:
    'A named view of the list of leads: conditions alone. Each account that opens it sees the leads that it may see.',
})
export class LeadView {
  @Field(() => ID, { description: 'The view’s id, which its address names: `/my-account/leads/views/{id}`.' })
  id!: ObjectId;

  @Field(() => String, { description: 'What its maker calls it.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether all accounts that work on leads see it.' })
  shared!: boolean;

  @Field(() => LeadViewConditions, { description: 'The conditions that can still be met.' })
  conditions!: LeadViewConditions;

  @Field(() => [String], {
    description:
      'The conditions that are left out because what they name is gone: `owner`, `home`, `place`, or a value that there is no more.',
  })
  leftOut!: string[];

  @Field(() => String, { nullable: true, description: 'The account that made it; null if that is gone.' })
  madeBy!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller made it.' })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the caller may change it: who made it, and owners if it is shared.',
  })
  mayChange!: boolean;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A view that was made, changed or restored.' })
export class SavedLeadView {
  @Field(() => LeadView, { description: 'The view as it is now.' })
  view!: LeadView;
}

@ObjectType({ description: 'A view that was deleted.' })
export class DeletedLeadView {
  @Field(() => ID, { description: 'Its id, with which it can be restored for 30 days.' })
  id!: ObjectId;
}
