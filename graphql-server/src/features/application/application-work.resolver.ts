import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import {
  addLeadNote,
  leadNeighbours,
  setLeadNextDate,
  setLeadsRead,
  setLeadState,
  setLeadStates,
} from '../../lead-work.ts';
import { withoutNulls } from '../../input.ts';
import { leadRoles } from '../../roles.ts';
import { BulkResult, ItemMatch, ItemSelection } from '../../types.ts';
import { LeadNeighbours } from '../../lead.type.ts';
import { jobApplicationNoun as noun } from './job-application.service.ts';
import { ApplicationState, JobApplication } from './job-application.type.ts';

/** What is done with an application once it has come in. */
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
  ) {
    return leadNeighbours(context, noun, id, match ?? {});
  }

  @Authorized(leadRoles)
  @Mutation(() => JobApplication, {
    description: 'Puts an application into a state; `rejected` and `hired` take its next date back.',
  })
  setApplicationState(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('state', () => ApplicationState, { description: 'The state.' }) state: ApplicationState,
  ) {
    return setLeadState(context, noun, id, state);
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, { description: 'Puts up to 1,000 applications into a state.' })
  setApplicationStates(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'Which ones.' }) selection: ItemSelection,
    @Arg('state', () => ApplicationState, { description: 'The state.' }) state: ApplicationState,
  ) {
    return setLeadStates(context, noun, withoutNulls(selection), state);
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
  ) {
    return setLeadNextDate(context, noun, id, nextAt ?? null);
  }

  @Authorized(leadRoles)
  @Mutation(() => Int, {
    description:
      'Marks up to 100 applications as seen, for the whole company, or as unread; how many it changed.',
  })
  setApplicationsRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[],
    @Arg('read', () => Boolean, { description: 'Whether they have been seen.' }) read: boolean,
  ) {
    return setLeadsRead(context, noun, ids, read);
  }
}
