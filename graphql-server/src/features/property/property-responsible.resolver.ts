import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { Property } from './property.type.ts';
import { teamMemberNoun } from '../team/team-member.service.ts';
import { TeamMember } from '../team/team-member.type.ts';
import { itemLoader } from '../../kit/item-loader.ts';

const peopleOf = itemLoader(teamMemberNoun);

@Resolver(() => Property)
export class PropertyResponsibleResolver {
  @FieldResolver(() => TeamMember, {
    nullable: true,
    description:
      'The person who looks after it. Null if there is none, and while that person is in the trash.',
  })
  responsible(@Ctx() context: Context, @Root() { responsibleId }: Property) {
    return responsibleId ? peopleOf(context).load(responsibleId) : null;
  }
}
