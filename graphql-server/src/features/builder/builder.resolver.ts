import 'reflect-metadata';
import { monthsLate } from 'domain/builder/builder-delay.ts';
import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { TokenScope } from '../../access/token-scope.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { withoutNulls } from '../../base/input.ts';
import { ListInput, pageOf } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { FormerImageArg } from '../../files/former-image-arg.ts';
import { readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { Builder, TrackRecordEntry } from './builder.type.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { BuilderInput } from './builder.input.ts';
import * as service from './builder.service.ts';

@ObjectType({ description: 'One page of the list of builders in the office.' })
export class BuilderPage extends pageOf(Builder) {}

@Resolver(() => TrackRecordEntry)
export class TrackRecordResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Months from the promised day to the actual one, or until today while there is none, to the nearest whole month; negative if earlier. Null while the promised day is in the future.',
  })
  monthsLate(@Root() { promisedOn, deliveredOn }: TrackRecordEntry) {
    if (deliveredOn) return monthsLate(promisedOn, deliveredOn);
    const today = dayInIndia();
    return today > promisedOn ? monthsLate(promisedOn, today) : null;
  }
}

@Resolver(() => Builder)
export class BuilderResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether it is sample content, which describes no real builder.',
  })
  isSample(@Root() { sample }: Builder) {
    return sample === true;
  }

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the promoter number has the form that the rules know; null without a number or a rule, and for visitors.',
  })
  promoterNumberFits(@Ctx() context: Context, @Root() root: Builder) {
    return service.promoterNumberFits(context, root);
  }

  @Public()
  @Kept()
  @ListOf({ argument: 'first', length: 50 })
  @Query(() => [Builder], { description: 'The builders in alphabetical order.' })
  builders(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1 to 100; all by default.' })
    first?: number,
  ) {
    return service.builders(context, first ?? undefined);
  }

  @Public()
  @Kept()
  @Query(() => Builder, {
    nullable: true,
    description: 'One builder by id or by slug. Null if it never existed; GONE if it was removed.',
  })
  builder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The builder’s id.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'The builder’s slug.' }) slug?: string,
  ) {
    return service.builder(context, withoutNulls({ id, slug }));
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => BuilderPage, { description: 'The list of builders in the office.' })
  adminBuilders(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
  ) {
    return service.adminBuilders(context, list ?? {});
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Builder, {
    description: 'Adds a builder. All properties that name it belong to it from then on.',
  })
  async createBuilder(
    @Ctx() context: Context,
    @Arg('input', () => BuilderInput, { description: 'The builder.' }) input: BuilderInput,
    @FormerImageArg('Its logo or a picture.')
    image?: Upload,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description: 'The picture, instead of `image`: one of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.createBuilder(context, input, { file: await readUpload(image), picture });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Builder, {
    description: 'Replaces a builder; without a new picture, the current one stays. Its address stays too.',
  })
  async updateBuilder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The builder’s id.' }) id: string,
    @Arg('input', () => BuilderInput, { description: 'The builder.' }) input: BuilderInput,
    @FormerImageArg('A new picture.') image?: Upload,
    @ReadAtArg() readAt?: Date,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The picture, instead of `image`: the current one, one of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.updateBuilder(context, id, input, { file: await readUpload(image), picture }, readAt);
  }
}
