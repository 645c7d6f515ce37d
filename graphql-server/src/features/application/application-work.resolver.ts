import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { hiringRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemMatch, ItemSelection } from '../../base/types.ts';
import { leadNeighbours } from '../lead/lead-lists.ts';
import { undoLeadStates } from '../lead/lead-undo.ts';
import { addLeadNote } from '../lead/lead-notes.ts';
import {
  setLeadNextDate,
  setLeadsRead,
  setLeadState,
  setLeadStates,
  unchangedAfter,
} from '../lead/lead-work.ts';
import { LeadNeighbours } from '../lead/lead-neighbours.type.ts';
import { ListReadAtArg, ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { ApplicationFilter } from './job-application.input.ts';
import { jobApplicationNoun as noun } from './job-application.service.ts';
import { ApplicationState, JobApplication } from './job-application.type.ts';

/** The work on an application. */
@Resolver(() => JobApplication)
export class ApplicationWorkResolver {
  @Authorized(hiringRoles)
  @Query(() => LeadNeighbours, {
    description: 'The applications before and after one in the list, within the same search and filters.',
  })
  applicationNeighbours(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The application’s id.' }) id: string,
    @Arg('match', () => ItemMatch, { nullable: true, description: 'As in `applications`.' })
    match?: ItemMatch,
    @Arg('filter', () => ApplicationFilter, { nullable: true, description: 'As in `applications`.' })
    filter?: ApplicationFilter,
  ) {
    return leadNeighbours(context, noun, id, { ...match, filter });
  }

  @Authorized(hiringRoles)
  @Mutation(() => JobApplication, {
    description: 'Sets the state of an application; REJECTED and HIRED remove its next date.',
  })
  setApplicationState(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The application’s id.' }) id: string,
    @Arg('state', () => ApplicationState, { description: 'The new state.' }) state: ApplicationState,
    @ReadAtArg() readAt?: Date,
  ) {
    return setLeadState(context, noun, id, state, { readAt });
  }

  @Authorized(hiringRoles)
  @Mutation(() => BulkResult, { description: 'Sets the state of up to 1,000 applications.' })
  setApplicationStates(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'The applications to change.' })
    selection: ItemSelection,
    @Arg('state', () => ApplicationState, { description: 'The new state.' }) state: ApplicationState,
    @Arg('filter', () => ApplicationFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ApplicationFilter,
    @ListReadAtArg() readAt?: Date,
  ) {
    const chosen = withoutNulls({ ...selection, filter });
    return setLeadStates(context, noun, chosen, state, { unchanged: unchangedAfter(readAt) });
  }

  @Authorized(hiringRoles)
  @Mutation(() => BulkResult, {
    description:
      'Undoes a state change that the caller made to up to 1,000 applications; those that were changed since stay as they are and are among `failedIds`.',
  })
  undoApplicationStates(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[],
    @Arg('state', () => ApplicationState, { description: 'The state that they were given.' })
    state: ApplicationState,
  ) {
    return undoLeadStates(context, noun, ids, state);
  }

  @Authorized(hiringRoles)
  @Mutation(() => JobApplication, {
    description: 'Adds a note of at most 2,000 characters; it cannot be changed afterwards.',
  })
  addApplicationNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The application’s id.' }) id: string,
    @Arg('text', () => String, { description: 'The note.' }) text: string,
  ) {
    return addLeadNote(context, noun, id, text);
  }

  @Authorized(hiringRoles)
  @Mutation(() => JobApplication, {
    description: 'Sets the next date of an application. BAD_USER_INPUT if its work has ended.',
  })
  setApplicationNextDate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The application’s id.' }) id: string,
    @Arg('nextAt', () => Date, {
      nullable: true,
      description: 'The next date; without it, the current one is removed.',
    })
    nextAt?: Date,
    @ReadAtArg() readAt?: Date,
  ) {
    return setLeadNextDate(context, noun, id, nextAt ?? null, readAt);
  }

  @Authorized(hiringRoles)
  @Mutation(() => [JobApplication], {
    description:
      'Marks up to 1,000 applications as read or unread for the whole company; answers those that exist.',
  })
  setApplicationsRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of the applications.' }) ids: string[],
    @Arg('read', () => Boolean, { description: 'Whether they count as read.' }) read: boolean,
  ) {
    return setLeadsRead(context, noun, ids, read);
  }
}
