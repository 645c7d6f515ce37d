import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { withoutNulls } from '../../../base/input.ts';
import { ReadAtArg } from '../../../kit/change/unchanged-since.ts';
import { Person } from '../person.type.ts';
import { OutcomeInput } from './outcome.input.ts';
import { addOutcome, undoOutcome } from './outcome.service.ts';
import { callsWithoutAnswer } from './outcomes-of.ts';

/** What came of calls. */
@Resolver(() => Person)
export class OutcomeResolver {
  @FieldResolver(() => Int, {
    description: 'How many calls in a row had no answer. The proposed next step follows from it.',
  })
  callsWithoutAnswer(@Root() person: Person): number {
    return callsWithoutAnswer(person);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description:
      'Says what came of a call: state, event and next step in one write. NO_ANSWER leaves the state; WRONG_NUMBER strikes the number, and makes a person without another number or address JUNK. BAD_USER_INPUT for a lead that has ended.',
  })
  addOutcome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('input', () => OutcomeInput, { description: 'What came of it.' }) input: OutcomeInput,
    @ReadAtArg() readAt?: Date,
  ) {
    return addOutcome(context, id, withoutNulls(input), readAt);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Takes an outcome or a text of the caller back: state, next step and numbers are as before; a note stays. CONFLICT if the lead was worked on since.',
  })
  undoOutcome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('key', () => String, { description: 'The key of the outcome or the text.' }) key: string,
  ) {
    return undoOutcome(context, id, key);
  }
}
