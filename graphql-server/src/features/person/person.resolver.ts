import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ListOf } from '../../access/query-cost.ts';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult } from '../../base/types.ts';
import type { ItemSelection } from '../../base/types.ts';
import { ListReadAtArg, ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { Channel } from '../lead/arrival.type.ts';
import { EventKeyArg } from '../lead/event-key.ts';
import { undoHandOver } from '../lead/lead-hand-over.ts';
import { undoLeadStates } from '../lead/lead-undo.ts';
import { addLeadNote } from '../lead/lead-notes.ts';
import { setLeadsRead } from '../lead/lead-work.ts';
import { handOver, setPersonChannel, setPersonState, setPersonStates } from './person-work.service.ts';
import { shownPerson } from './access/hidden-reach.ts';
import { IdArg, NarrowingArg, SelectionArg } from './person-args.ts';
import { PeopleFilter, PeopleOrder } from './person.input.ts';
import { people } from './people-list.service.ts';
import { endedStates, maybeSame, personById, personNoun } from './person.service.ts';
import { NextStep, PeoplePage, Person, PersonReason, PersonState } from './person.type.ts';

function ReasonArg() {
  return Arg('reason', () => PersonReason, {
    nullable: true,
    description: 'Why: required for LOST and JUNK, without a meaning for other states.',
  });
}

function WordsArg() {
  return Arg('words', () => String, {
    nullable: true,
    description: 'The reason OTHER in words, at most 200 characters.',
  });
}

/** People as leads, and the work on them. */
@Resolver(() => Person)
export class PersonResolver {
  @FieldResolver(() => NextStep, {
    nullable: true,
    description: 'What a colleague does next; null for nothing.',
  })
  async nextStep(
    @Ctx() context: Context,
    @Root() person: Person,
  ): Promise<(Omit<NextStep, 'kind'> & { kind: string }) | null> {
    const { nextAt, step } = await shownPerson(context, person);
    return nextAt && { kind: step?.step ?? 'CALL', at: nextAt, text: step?.text ?? null };
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'From when on the lead is overdue: the next step, or without one some hours (`patienceHours` of `dutySettings`) after what last happened; null once it has ended.',
  })
  dueAt(@Root() { dueAt, state }: Person): Date | null {
    return endedStates.includes(state) ? null : dueAt;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether one of the enquiries bears a number that several share, and no colleague has said yet who of them wrote it.',
  })
  sharedNumber(@Root() { sharedNumber }: Person): boolean {
    return Boolean(sharedNumber);
  }

  @ListOf({ length: 1 })
  @FieldResolver(() => [Person], {
    description: 'Others who share a number or an address: maybe the same person. At most five.',
  })
  maybeSame(@Ctx() context: Context, @Root() person: Person) {
    return maybeSame(context, person);
  }

  @ListOf({ length: 1 })
  @FieldResolver(() => [Person], {
    description:
      'Others who share a number or an address, and are someone else, as a colleague said. At most five.',
  })
  sharingWith(@Ctx() context: Context, @Root() person: Person) {
    return maybeSame(context, person, { apart: true });
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_READ)
  @ListOf({ argument: 'first', length: 30 })
  @Query(() => PeoplePage, {
    description:
      'People as leads: those who wrote last first by default, 30 at a time by default and 100 at most.',
  })
  people(
    @Ctx() context: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Names, numbers in any notation or their last digits, addresses, references, and words of messages and notes.',
    })
    search?: string,
    @Arg('filter', () => PeopleFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: PeopleFilter,
    @Arg('order', () => PeopleOrder, { nullable: true, description: 'LAST_TOUCH by default.' })
    order?: PeopleOrder,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1 to 100.' }) first?: number,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the part before.' })
    after?: string,
  ) {
    return people(context, { search, filter, order, first, after });
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_READ)
  @Query(() => Person, {
    description: 'One person, also by the id of one who was merged with it; NOT_FOUND for an unknown id.',
  })
  person(@Ctx() context: Context, @IdArg() id: string) {
    return personById(context, id);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description: 'Sets the state of a person; the open enquiries follow, and an ended lead has no next step.',
  })
  setPersonState(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('state', () => PersonState, { description: 'The new state.' }) state: PersonState,
    @ReasonArg() reason?: PersonReason,
    @WordsArg() words?: string,
    @ReadAtArg() readAt?: Date,
    @EventKeyArg() key?: string,
  ) {
    return setPersonState(context, id, { state, reason, words, readAt, key });
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, { description: 'Sets the state of up to 1,000 people.' })
  setPersonStates(
    @Ctx() context: Context,
    @SelectionArg() selection: ItemSelection,
    @Arg('state', () => PersonState, { description: 'The new state.' }) state: PersonState,
    @ReasonArg() reason?: PersonReason,
    @WordsArg() words?: string,
    @NarrowingArg() filter?: PeopleFilter,
    @ListReadAtArg() readAt?: Date,
  ) {
    return setPersonStates(context, withoutNulls({ ...selection, filter }), { state, reason, words, readAt });
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, {
    description:
      'Undoes a state change that the caller made to up to 1,000 people, with what it did to their enquiries; those changed since stay as they are and are among `failedIds`.',
  })
  undoPersonStates(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[],
    @Arg('state', () => PersonState, { description: 'The state that they were given.' }) state: PersonState,
  ) {
    return undoLeadStates(context, personNoun, ids, state);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, {
    description: 'Hands up to 1,000 people to a team member, or to nobody; their open enquiries follow.',
  })
  handOver(
    @Ctx() context: Context,
    @SelectionArg() selection: ItemSelection,
    @Arg('ownerId', () => ID, { nullable: true, description: 'The team member; without it, nobody.' })
    ownerId?: string,
    @NarrowingArg() filter?: PeopleFilter,
  ) {
    return handOver(context, withoutNulls({ ...selection, filter }), ownerId ?? null);
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, {
    description:
      'Takes back that the caller handed up to 1,000 people over, within ten minutes; those that passed on since, or on which a colleague has worked, are among `failedIds`.',
  })
  undoHandOver(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of the people.' }) ids: string[],
  ) {
    return undoHandOver(context, personNoun, ids);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description: 'Corrects how a person first came to the company; `arrivals` stays as it was sent.',
  })
  setPersonChannel(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('channel', () => Channel, { description: 'The way.' }) channel: Channel,
  ) {
    return setPersonChannel(context, id, channel);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description: 'Adds a note of at most 2,000 characters; it cannot be changed afterwards.',
  })
  addPersonNote(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('text', () => String, { description: 'The note.' }) text: string,
    @EventKeyArg() key?: string,
  ) {
    return addLeadNote(context, personNoun, id, text, key);
  }

  @Authorized(leadRoles)
  @Mutation(() => [Person], {
    description:
      'Marks up to 1,000 people and their enquiries as read, or as unread; answers those that exist.',
  })
  setPeopleRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of the people.' }) ids: string[],
    @Arg('read', () => Boolean, { description: 'Whether they count as read.' }) read: boolean,
  ) {
    return setLeadsRead(context, personNoun, ids, read);
  }
}
