import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemMatch, ItemSelection } from '../../base/types.ts';
import {
  addLeadNote,
  leadNeighbours,
  setLeadNextDate,
  setLeadsRead,
  setLeadState,
  setLeadStates,
  unchangedAfter,
} from '../../items/lead-work.ts';
import { LeadNeighbours } from '../../items/lead.type.ts';
import { ListReadAtArg, ReadAtArg } from '../../items/unchanged-since.ts';
import { ApplicationFilter } from './job-application.input.ts';
import { jobApplicationNoun as noun } from './job-application.service.ts';
import { ApplicationState, JobApplication } from './job-application.type.ts';

/** The work on an application. */
@Resolver(() => JobApplication)
export class ApplicationWorkResolver {
  @Authorized(leadRoles)
  @Query(() => LeadNeighbours, {
    description: 'The applications before and after one, among those of a search and its filters.',
  })
  applicationNeighbours(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('match', () => ItemMatch, { nullable: true, description: 'As in `applications`.' })
    match?: ItemMatch,
    @Arg('filter', () => ApplicationFilter, { nullable: true, description: 'As in `applications`.' })
    filter?: ApplicationFilter,
  ) {
    return leadNeighbours(context, noun, id, { ...match, filter });
  }

  @Authorized(leadRoles)
  @Mutation(() => JobApplication, {
    description: 'Puts an application into a state; REJECTED and HIRED take its next date back.',
  })
  setApplicationState(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('state', () => ApplicationState, { description: 'The state.' }) state: ApplicationState,
    @ReadAtArg() readAt?: Date,
  ) {
    return setLeadState(context, noun, id, state, readAt);
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, { description: 'Puts up to 1,000 applications into a state.' })
  setApplicationStates(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'Which ones.' }) selection: ItemSelection,
    @Arg('state', () => ApplicationState, { description: 'The state.' }) state: ApplicationState,
    @Arg('filter', () => ApplicationFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ApplicationFilter,
    @ListReadAtArg() readAt?: Date,
  ) {
    const chosen = withoutNulls({ ...selection, filter });
    return setLeadStates(context, noun, chosen, state, unchangedAfter(readAt));
  }

  @Authorized(leadRoles)
  @Mutation(() => JobApplication, {
    description: 'Adds a note of at most 2,000 characters; it stays as it is.',
  })
  addApplicationNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('text', () => String, { description: 'The note.' }) text: string,
  ) {
    return addLeadNote(context, noun, id, text);
  }

  @Authorized(leadRoles)
  @Mutation(() => JobApplication, {
    description: 'Sets when an application is to be taken up again; BAD_USER_INPUT for one that has ended.',
  })
  setApplicationNextDate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('nextAt', () => Date, { nullable: true, description: 'When; left out, there is no next date.' })
    nextAt?: Date,
    @ReadAtArg() readAt?: Date,
  ) {
    return setLeadNextDate(context, noun, id, nextAt ?? null, readAt);
  }

  @Authorized(leadRoles)
  @Mutation(() => [JobApplication], {
    description:
      'Marks up to 1,000 applications as seen, for the whole company, or as unread; those that are there are answered.',
  })
  setApplicationsRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[],
    @Arg('read', () => Boolean, { description: 'Whether they have been seen.' }) read: boolean,
  ) {
    return setLeadsRead(context, noun, ids, read);
  }
}
