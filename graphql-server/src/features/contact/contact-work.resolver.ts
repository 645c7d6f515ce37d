import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
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
import { contactRequestNoun as noun } from './contact-request.service.ts';
import { ContactRequest, ContactState } from './contact-request.type.ts';
import { contactThread } from './contact-thread.service.ts';

/** What is done with an enquiry once it has come in. */
@Resolver(() => ContactRequest)
export class ContactWorkResolver {
  @FieldResolver(() => [ContactRequest], {
    description:
      'The other requests of the same person, who is known by the phone number or the e-mail address; newest first, at most 50.',
  })
  thread(@Ctx() context: Context, @Root() request: ContactRequest) {
    return contactThread(context, request);
  }

  @Authorized(leadRoles)
  @Query(() => LeadNeighbours, {
    description: 'The contact requests before and after one, among those of a search and its filters.',
  })
  contactNeighbours(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('match', () => ItemMatch, { nullable: true, description: 'As in `contacts`.' }) match?: ItemMatch,
  ) {
    return leadNeighbours(context, noun, id, match ?? {});
  }

  @Authorized(leadRoles)
  @Mutation(() => ContactRequest, {
    description: 'Puts a contact request into a state; `closed` takes its next date back.',
  })
  setContactState(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('state', () => ContactState, { description: 'The state.' }) state: ContactState,
  ) {
    return setLeadState(context, noun, id, state);
  }

  @Authorized(leadRoles)
  @Mutation(() => BulkResult, { description: 'Puts up to 1,000 contact requests into a state.' })
  setContactStates(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'Which ones.' }) selection: ItemSelection,
    @Arg('state', () => ContactState, { description: 'The state.' }) state: ContactState,
  ) {
    return setLeadStates(context, noun, withoutNulls(selection), state);
  }

  @Authorized(leadRoles)
  @Mutation(() => ContactRequest, {
    description: 'Adds a note of at most 2,000 characters; it stays as it is.',
  })
  addContactNote(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('text', () => String, { description: 'The note.' }) text: string,
  ) {
    return addLeadNote(context, noun, id, text);
  }

  @Authorized(leadRoles)
  @Mutation(() => ContactRequest, {
    description: 'Sets when a contact request is to be taken up again; BAD_USER_INPUT for a closed one.',
  })
  setContactNextDate(
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
      'Marks up to 100 contact requests as seen, for the whole company, or as unread; how many it changed.',
  })
  setContactsRead(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[],
    @Arg('read', () => Boolean, { description: 'Whether they have been seen.' }) read: boolean,
  ) {
    return setLeadsRead(context, noun, ids, read);
  }
}
