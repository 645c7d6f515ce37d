import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { Person } from '../../person/person.type.ts';
import { noteMessage } from './note-message.service.ts';
import { SentMessageInput } from './sent-message.input.ts';

/** Stands above people, because their enquiries say whether they may be written to. */
@Resolver(() => Person)
export class NoteMessageResolver {
  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Notes a text that the caller sends to a person on WhatsApp or by e-mail: text, language and time. A new lead has been contacted then. BAD_USER_INPUT for WhatsApp with a person who does not allow it. `undoOutcome` takes it back.',
  })
  noteMessage(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('input', () => SentMessageInput, { description: 'What is sent.' }) input: SentMessageInput,
  ) {
    return noteMessage(context, id, input);
  }
}
