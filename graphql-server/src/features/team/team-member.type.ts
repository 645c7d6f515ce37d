import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { storedTexts } from '../../base/text/text-rows.ts';
import { pageOf, StoredItem } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';

@ObjectType({ description: 'A person of the consultancy.' })
export class TeamMember extends storedTexts(teamMemberFields, {
  Base: StoredItem,
  scopes: [ApiScope.CONTENT_READ],
}) {
  @Field(() => String, { description: 'The last part of the address, /team-details/{slug}.' })
  slug!: string;

  @Field(() => Image, { description: 'The portrait.' })
  image!: Image;
}

@ObjectType({ description: 'One page of the admin list of team members.' })
export class TeamMemberPage extends pageOf(TeamMember) {}
