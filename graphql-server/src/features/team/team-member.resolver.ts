import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { toE164 } from '../../base/text/phone.ts';
import { ListInput } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { FormerImageArg } from '../../files/former-image-arg.ts';
import { readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { TeamMemberInput, TrainingInput } from './team-member.input.ts';
import * as service from './team-member.service.ts';
import { TeamMember, TeamMemberPage } from './team-member.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => TeamMember)
export class TeamMemberResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number in E.164, for links to chats; null if it is not valid.',
  })
  phoneE164(@Root() { phone }: TeamMember) {
    return toE164(phone);
  }

  @Public()
  @Kept()
  @ListOf({ argument: 'first', length: 50 })
  @Query(() => [TeamMember], { description: 'All team members, in the order in which they were added.' })
  teamMembers(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1 to 100; all by default.' })
    first?: number,
  ) {
    return service.teamMembers(context, first ?? undefined);
  }

  @Public()
  @Kept()
  @Query(() => TeamMember, {
    nullable: true,
    description: 'One team member by id or by slug. Null if it never existed; GONE if it was removed.',
  })
  teamMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The team member’s id.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'The team member’s slug.' }) slug?: string,
  ) {
    return service.teamMember(context, withoutNulls({ id, slug }));
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => TeamMemberPage, { description: 'The admin list of team members.' })
  adminTeamMembers(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
  ) {
    return service.adminTeamMembers(context, list ?? {});
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @RunsAgain()
  @Mutation(() => TeamMember, { description: 'Adds a team member with a portrait, which is required.' })
  async createTeamMember(
    @Ctx() context: Context,
    @Arg('input', () => TeamMemberInput, { description: 'The team member.' }) input: TeamMemberInput,
    @FormerImageArg('The portrait.') image?: Upload,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description: 'The portrait, instead of `image`: a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.createTeamMember(context, input, { file: await readUpload(image), picture });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => TeamMember, {
    description: 'Replaces a team member; without a new portrait, the current one stays.',
  })
  async updateTeamMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The team member’s id.' }) id: string,
    @Arg('input', () => TeamMemberInput, { description: 'The team member.' }) input: TeamMemberInput,
    @FormerImageArg('A new portrait.') image?: Upload,
    @ReadAtArg() readAt?: Date,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The portrait, instead of `image`: the current one, a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.updateTeamMember(context, id, input, { file: await readUpload(image), picture }, readAt);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => TeamMember, {
    description: 'Notes the training certificate of a team member; all else stays as it is.',
  })
  recordTraining(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The team member’s id.' }) id: string,
    @Arg('input', () => TrainingInput, { description: 'The certificate.' }) input: TrainingInput,
  ) {
    return service.recordTraining(context, id, input);
  }
}
