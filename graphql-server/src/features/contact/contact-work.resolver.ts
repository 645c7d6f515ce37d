import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemMatch, ItemSelection } from '../../base/types.ts';
import { setLeadNextDates } from '../lead/lead-dates.ts';
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
import { ContactFilter } from './contact-request.input.ts';
import { contactRequestNoun as noun } from './contact-request.service.ts';
import { CloseReason, ContactRequest, ContactState } from './contact-request.type.ts';
import { contactThread } from './contact-thread.service.ts';

/** Why the work on a single enquiry ends: it is that of its lead. */
const endsFor = (mutation: string) =>
  `The work belongs to the lead: send \`${mutation}\` with its \`personId\`. This mutation stays until 31 May 2027.`;

function ReasonArg() {
  return Arg('reason', () => CloseReason, {
    nullable: true,
    description: 'The reason for closing: required for CLOSED, refused for any other state.',
  });
}

/** The reason to store with a state; none for an open one. */
function readReason(state: ContactState, reason: CloseReason | undefined): CloseReason | null {
  if (state !== ContactState.CLOSED) return null;
  if (!reason) throw badField('reason', 'Please choose why it is closed.');
  return reason;
}

/** The work on an enquiry. */
@Resolver(() => ContactRequest)
export class ContactWorkResolver {
  @FieldResolver(() => [ContactRequest], {
    description: 'The other requests of the same person, newest first; at most 50.',
  })
  thread(@Ctx() context: Context, @Root() request: ContactRequest) {
    return contactThread(context, request);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_READ)
  @Query(() => LeadNeighbours, {
    description: 'The contact requests before and after one in the list, within the same search and filters.',
  })
  contactNeighbours(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
    @Arg('match', () => ItemMatch, { nullable: true, description: 'As in `contacts`.' }) match?: ItemMatch,
    @Arg('filter', () => ContactFilter, { nullable: true, description: 'As in `contacts`.' })
    filter?: ContactFilter,
  ) {
    return leadNeighbours(context, noun, id, { ...match, filter });
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => ContactRequest, {
    description:
      'Sets the state of a contact request; CLOSED removes its next date. BAD_USER_INPUT for CLOSED without a reason.',
    deprecationReason: endsFor('setPersonState'),
  })
  setContactState(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
    @Arg('state', () => ContactState, { description: 'The new state.' }) state: ContactState,
    @ReadAtArg() readAt?: Date,
    @ReasonArg() reason?: CloseReason,
  ) {
    return setLeadState(context, noun, id, state, { readAt, closeReason: readReason(state, reason) });
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, {
    description: 'Sets the state of up to 1,000 contact requests; CLOSED needs a reason.',
    deprecationReason: endsFor('setPersonStates'),
  })
  setContactStates(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'The contact requests to change.' })
    selection: ItemSelection,
    @Arg('state', () => ContactState, { description: 'The new state.' }) state: ContactState,
    @Arg('filter', () => ContactFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ContactFilter,
    @ListReadAtArg() readAt?: Date,
    @ReasonArg() reason?: CloseReason,
  ) {
    const chosen = withoutNulls({ ...selection, filter });
    const closeReason = readReason(state, reason);
    return setLeadStates(context, noun, chosen, state, { unchanged: unchangedAfter(readAt), closeReason });
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, {
    description:
      'Undoes a state change that the caller made to up to 1,000 contact requests; those that were changed since stay as they are and are among `failedIds`.',
    deprecationReason: endsFor('undoPersonStates'),
  })
  undoContactStates(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[],
    @Arg('state', () => ContactState, { description: 'The state that they were given.' }) state: ContactState,
  ) {
    return undoLeadStates(context, noun, ids, state);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => ContactRequest, {
    description: 'Adds a note of at most 2,000 characters; it cannot be changed afterwards.',
  })
  addContactNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
    @Arg('text', () => String, { description: 'The note.' }) text: string,
  ) {
    return addLeadNote(context, noun, id, text);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => ContactRequest, {
    description: 'Sets the next date of a contact request. BAD_USER_INPUT if it is closed.',
    deprecationReason: endsFor('setNextStep'),
  })
  setContactNextDate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
    @Arg('nextAt', () => Date, {
      nullable: true,
      description: 'The next date; without it, the current one is removed.',
    })
    nextAt?: Date,
    @ReadAtArg() readAt?: Date,
  ) {
    return setLeadNextDate(context, noun, id, nextAt ?? null, readAt);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, {
    description:
      'Sets the next date of up to 1,000 contact requests; those that are closed stay as they are and are among `failedIds`.',
    deprecationReason: endsFor('setNextSteps'),
  })
  setContactNextDates(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of the contact requests.' }) ids: string[],
    @Arg('nextAt', () => Date, {
      nullable: true,
      description: 'The next date; without it, the current ones are removed.',
    })
    nextAt?: Date,
    @ListReadAtArg() readAt?: Date,
  ) {
    return setLeadNextDates(context, noun, { ids }, nextAt ?? null, readAt);
  }

  @Authorized(leadRoles)
  @Mutation(() => [ContactRequest], {
    description:
      'Marks up to 1,000 contact requests as read or unread for the whole company; answers those that exist.',
    deprecationReason: endsFor('setPeopleRead'),
  })
  setContactsRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The ids of the contact requests.' }) ids: string[],
    @Arg('read', () => Boolean, { description: 'Whether they count as read.' }) read: boolean,
  ) {
    return setLeadsRead(context, noun, ids, read);
  }
}
