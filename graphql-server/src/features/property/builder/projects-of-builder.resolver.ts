import 'reflect-metadata';
import { delayOf } from 'domain/builder/builder-delay.ts';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { Kept, Public } from '../../../access/public-operation.ts';
import { ListOf } from '../../../access/query-cost.ts';
import { contentRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { Image } from '../../../files/image.type.ts';
import { Builder } from '../../builder/builder.type.ts';
import { builderNamed } from '../../builder/known-builders.ts';
import {
  builderProjects,
  differingAboutTexts,
  projectCountOf,
  projectPictureOf,
} from './projects-of-builder.ts';
import { Property } from '../property.type.ts';

/** What the properties say of their builders. */
@Resolver(() => Builder)
export class ProjectsOfBuilderResolver {
  @FieldResolver(() => Int, { description: 'The number of its listed projects.' })
  listedCount(@Ctx() context: Context, @Root() builder: Builder) {
    return projectCountOf(context, builder);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'The first picture of the newest of its listed projects; null without one.',
  })
  projectImage(@Ctx() context: Context, @Root() builder: Builder) {
    return projectPictureOf(context, builder);
  }

  @Public()
  @Kept()
  @ListOf({ length: 24 })
  @Query(() => [Property], {
    description: 'The listed projects of a builder, the newest first, at most 24. None for an unknown slug.',
  })
  builderProjects(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The builder’s slug.' }) slug: string,
  ) {
    return builderProjects(context, slug);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => [Property], {
    description:
      'The properties, at most 50, whose own text about the builder differs from its introduction, which visitors read instead.',
  })
  differingAboutTexts(
    @Ctx() context: Context,
    @Arg('builderId', () => ID, { description: 'The builder’s id.' }) builderId: string,
  ) {
    return differingAboutTexts(context, builderId);
  }
}

/** The builder to whom a property belongs. */
@Resolver(() => Property)
export class PropertyBuilderResolver {
  @FieldResolver(() => Builder, {
    nullable: true,
    description:
      'The builder whose current or former name is the text `builder`; its introduction is shown instead of `aboutBuilder`. Null if there is none.',
  })
  builderPage(@Ctx() context: Context, @Root() { builder }: Property) {
    return builderNamed(context, builder);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'How late its builder has handed over other projects, in months: “0–5 months late”, “on time”. Null without a builder that has handed one over by its record.',
  })
  async builderDelay(@Ctx() context: Context, @Root() { builder }: Property) {
    const known = await builderNamed(context, builder);
    return known && (delayOf(known.trackRecord)?.words ?? null);
  }
}
