import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { TokenScope } from '../../../access/token-scope.ts';
import { ApiScope } from '../../../base/api-scope.ts';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { Person } from '../../person/person.type.ts';
import { countMatches, personWishes, setPersonWishes } from './wishes.service.ts';
import { PersonWishes, WishesInput } from './wishes.type.ts';

/** Stands above people, because their enquiries and the search say what they want. */
@Resolver(() => Person)
export class WishesResolver {
  @FieldResolver(() => PersonWishes, { description: 'What the person wants.' })
  wishes(@Ctx() context: Context, @Root() person: Person): Promise<PersonWishes> {
    return personWishes(context, person);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many homes of the public list match the wishes; null for one who sells or lets a home. It is searched for anew each time.',
  })
  matchCount(@Ctx() context: Context, @Root() person: Person): Promise<number | null> {
    return countMatches(context, person);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description:
      'Stores what a colleague knows of the wishes of a person; it holds against what enquiries say. BAD_USER_INPUT with a sentence beside each condition that makes no sense, such as a highest price below the lowest.',
  })
  setPersonWishes(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('wishes', () => WishesInput, { description: 'What changes.' }) wishes: WishesInput,
  ) {
    return setPersonWishes(context, id, wishes);
  }
}
