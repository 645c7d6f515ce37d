import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { leadRoles, ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemSelection } from '../../base/types.ts';
import { AnswerTimes } from './answer-times.type.ts';
import { answerTimes } from './answer-times.service.ts';
import { DutyInput, DutySettingsInput } from './duty.input.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { TakenBy } from '../lead/lead.type.ts';
import { PeopleFilter } from '../person/person.input.ts';
import { Person } from '../person/person.type.ts';
import * as service from './duty.service.ts';
import { handOverByTurns } from './hand-over-by-turns.ts';
import { takePerson } from './take-person.ts';
import { Duty, DutySettings } from './duty.type.ts';

/** Who is there for new leads, and when. */
@Resolver()
export class DutyResolver {
  @Authorized(leadRoles)
  @Query(() => [Duty], {
    description: 'The duty of each team member whom an account that works on leads stands for, by name.',
  })
  duties(@Ctx() context: Context) {
    return service.duties(context);
  }

  @Authorized(leadRoles)
  @Mutation(() => Duty, {
    description:
      'Saves the duty of a team member. FORBIDDEN for accounts other than owners, except for the own pause and leave.',
  })
  saveDuty(
    @Ctx() context: Context,
    @Arg('memberId', () => ID, { description: 'The team member.' }) memberId: string,
    @Arg('input', () => DutyInput, { description: 'What changes.' }) input: DutyInput,
  ) {
    return service.saveDuty(context, memberId, input);
  }

  @Authorized(leadRoles)
  @Query(() => DutySettings, { description: 'How new leads are given to those on duty.' })
  dutySettings(@Ctx() context: Context) {
    return service.dutySettings(context);
  }

  @Authorized(ownerOnly)
  @Query(() => AnswerTimes, {
    description: 'How fast colleagues answered the new leads of the last eight weeks.',
  })
  answerTimes(@Ctx() context: Context) {
    return answerTimes(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => DutySettings, { description: 'Saves how new leads are given to those on duty.' })
  saveDutySettings(
    @Ctx() context: Context,
    @Arg('input', () => DutySettingsInput, { description: 'What changes.' }) input: DutySettingsInput,
  ) {
    return service.saveDutySettings(context, input);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Takes a lead, so that its clock ends. Without a way it becomes the caller’s; CONFLICT if another one took it, or it passed on, since `readAt`.',
  })
  takePerson(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('way', () => TakenBy, { nullable: true, description: 'What the caller does; none for “I take it”.' })
    way?: TakenBy | null,
    @ReadAtArg() readAt?: Date,
  ) {
    return takePerson(context, id, way ?? null, readAt ?? null);
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, {
    description:
      'Hands up to 1,000 people over by turns to those on duty who take new leads, or to all who take them while none is on duty; BAD_USER_INPUT if no one takes them. `undoHandOver` takes it back.',
  })
  handOverByTurns(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'The people to hand over.' })
    selection: ItemSelection,
    @Arg('filter', () => PeopleFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: PeopleFilter,
  ) {
    return handOverByTurns(context, withoutNulls({ ...selection, filter }));
  }
}
