import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { FormerImageArg } from '../../files/former-image-arg.ts';
import { readUpload } from '../../files/upload.ts';
import type { Upload } from '../../files/upload.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { TestimonialInput } from './testimonial.input.ts';
import * as service from './testimonial.service.ts';
import { Testimonial, TestimonialPage } from './testimonial.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => Testimonial)
export class TestimonialResolver {
  @Public()
  @Kept()
  @ListOf({ argument: 'first', length: 50 })
  @Query(() => [Testimonial], { description: 'All testimonials, newest first.' })
  testimonials(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1 to 100; all by default.' })
    first?: number,
  ) {
    return service.testimonials(context, first ?? undefined);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_READ)
  @Query(() => TestimonialPage, { description: 'The admin list of testimonials.' })
  adminTestimonials(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
  ) {
    return service.adminTestimonials(context, list ?? {});
  }

  @Public()
  @Kept()
  @Query(() => Testimonial, {
    nullable: true,
    description: 'One testimonial. Null if it never existed; GONE if it was removed.',
  })
  testimonial(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The testimonial’s id.' }) id: string,
  ) {
    return service.testimonial(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @RunsAgain()
  @Mutation(() => Testimonial, { description: 'Adds a testimonial with a portrait, which is required.' })
  async createTestimonial(
    @Ctx() context: Context,
    @Arg('input', () => TestimonialInput, { description: 'The testimonial.' }) input: TestimonialInput,
    @FormerImageArg('The portrait.') image?: Upload,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description: 'The portrait, instead of `image`: a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.createTestimonial(context, input, { file: await readUpload(image), picture });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.CONTENT_WRITE)
  @Mutation(() => Testimonial, {
    description: 'Replaces a testimonial; without a new portrait, the current one stays.',
  })
  async updateTestimonial(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The testimonial’s id.' }) id: string,
    @Arg('input', () => TestimonialInput, { description: 'The testimonial.' }) input: TestimonialInput,
    @FormerImageArg('A new portrait.') image?: Upload,
    @ReadAtArg() readAt?: Date,
    @Arg('picture', () => ChosenPicture, {
      nullable: true,
      description:
        'The portrait, instead of `image`: the current one, a picture of the library or an earlier upload.',
    })
    picture?: ChosenPicture,
  ) {
    return service.updateTestimonial(context, id, input, { file: await readUpload(image), picture }, readAt);
  }
}
