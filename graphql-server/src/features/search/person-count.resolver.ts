import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { PersonCount } from './facets.type.ts';
import { teamMemberNoun } from '../team/team-member.service.ts';
import { TeamMember } from '../team/team-member.type.ts';
import { itemLoader } from '../../kit/item-loader.ts';

const peopleOf = itemLoader(teamMemberNoun);

@Resolver(() => PersonCount)
export class PersonCountResolver {
  @FieldResolver(() => TeamMember, { nullable: true, description: 'The person. Null while in the trash.' })
  person(@Ctx() context: Context, @Root() { id }: PersonCount) {
    return peopleOf(context).load(parseId(id));
  }
}
