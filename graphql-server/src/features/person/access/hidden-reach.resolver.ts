import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { LeadEvent } from '../../lead/lead.type.ts';
import { Person } from '../person.type.ts';
import { hiddenReachOf, shownPerson } from './hidden-reach.ts';
import { showReach } from './show-reach.service.ts';

/** What of a lead tells how to reach the person, for those who may read it. */
@Resolver(() => Person)
export class HiddenReachResolver {
  @FieldResolver(() => [String], {
    description:
      'What is left of hidden numbers and addresses, such as `+91 98••• ••841`. Empty if the account reads `numbers` and `emails`, which are empty otherwise; `showReach` shows them.',
  })
  hiddenReach(@Ctx() context: Context, @Root() person: Person) {
    return hiddenReachOf(context, person);
  }

  @FieldResolver(() => [String])
  async numbers(@Ctx() context: Context, @Root() person: Person) {
    return (await shownPerson(context, person)).numbers;
  }

  @FieldResolver(() => [String])
  async emails(@Ctx() context: Context, @Root() person: Person) {
    return (await shownPerson(context, person)).emails;
  }

  @FieldResolver(() => String, { nullable: true })
  async name(@Ctx() context: Context, @Root() person: Person) {
    return (await shownPerson(context, person)).name;
  }

  @FieldResolver(() => [LeadEvent], {
    description: 'Notes, states and dates, oldest first; entries are only ever added.',
  })
  async history(@Ctx() context: Context, @Root() person: Person) {
    return (await shownPerson(context, person)).history;
  }

  @Authorized(leadRoles)
  @Mutation(() => Person, {
    description:
      'Shows the hidden numbers and addresses of a lead to the account for an hour. The activity log keeps it.',
  })
  showReach(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The person’s id.' }) id: string) {
    return showReach(context, id);
  }
}
