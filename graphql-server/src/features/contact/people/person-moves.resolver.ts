import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { Person } from '../../person/person.type.ts';
import { notSamePerson, separatePerson, setSender } from './separate-person.service.ts';

function IdArg() {
  return Arg('id', () => ID, { description: 'The person’s id.' });
}

/** Whose enquiries are whose: what a colleague knows better than numbers and addresses say. */
@Resolver(() => Person)
export class PersonMovesResolver {
  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Makes enquiries of one lead those of another person with the same numbers, and answers that person.',
  })
  separatePerson(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('enquiryIds', () => [ID], { description: 'The enquiries that belong to someone else.' })
    enquiryIds: string[],
  ) {
    return separatePerson(context, id, enquiryIds);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Says who of several people with one number wrote an enquiry, and answers that person. BAD_USER_INPUT for a person without its number and its address.',
  })
  setSender(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
    @Arg('personId', () => ID, { description: 'Who wrote it.' }) personId: string,
  ) {
    return setSender(context, id, personId);
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description: 'Notes that two people are not the same, and answers the first.',
  })
  notSamePerson(
    @Ctx() context: Context,
    @IdArg() id: string,
    @Arg('otherId', () => ID, { description: 'The other person’s id.' }) otherId: string,
  ) {
    return notSamePerson(context, id, otherId);
  }
}
