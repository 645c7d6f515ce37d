import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { TokenScope } from '../../../access/token-scope.ts';
import { ApiScope } from '../../../base/api-scope.ts';
import { ListOf } from '../../../access/query-cost.ts';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { HomeVerdict, VerdictReason } from '../../lead/verdict.type.ts';
import { PersonHome } from '../person-home.type.ts';
import { Person } from '../person.type.ts';
import { setHomeVerdict } from './verdict.service.ts';
import { homesWithVerdicts } from './verdicts.ts';

/** The homes of a person, and what the person thinks of them. */
@Resolver(() => Person)
export class VerdictResolver {
  @ListOf({ length: 2 })
  @FieldResolver(() => [PersonHome], {
    description: 'The homes that the person asked about or was sent, the latest first; at most 50.',
  })
  homes(@Root() person: Person) {
    return homesWithVerdicts(person);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => Person, {
    description:
      'Notes what a person thinks of a home that they asked about or were sent. BAD_USER_INPUT for another home.',
  })
  setHomeVerdict(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The person’s id.' }) id: string,
    @Arg('propertyId', () => ID, { description: 'The home.' }) propertyId: string,
    @Arg('verdict', () => HomeVerdict, {
      nullable: true,
      description: 'What they think; without it, the present one is removed.',
    })
    verdict?: HomeVerdict,
    @Arg('reason', () => VerdictReason, { nullable: true, description: 'Why it is not for them.' })
    reason?: VerdictReason,
  ) {
    return setHomeVerdict(context, id, propertyId, { verdict: verdict ?? null, reason: reason ?? null });
  }
}
