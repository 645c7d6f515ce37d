import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { Blog } from '../../features/blog/blog.type.ts';
import { builderNoun } from '../../features/builder/builder.service.ts';
import { Builder } from '../../features/builder/builder.type.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { Property } from '../../features/property/property.type.ts';
import type { StoredVersion } from '../../kit/change/versions.ts';
import { ActivityChange } from '../activity/activity.type.ts';
import { Version } from './version.type.ts';
import * as service from './versions.service.ts';

@Resolver(() => Version)
export class VersionsResolver {
  @FieldResolver(() => [ActivityChange], {
    description: 'What differs from the version before, with whole texts.',
  })
  differences(@Ctx() context: Context, @Root() version: StoredVersion) {
    return service.differencesOf(context, version);
  }

  @FieldResolver(() => Property, {
    nullable: true,
    description: 'The project as it was; null for a version of another kind of item.',
  })
  property(@Ctx() context: Context, @Root() version: StoredVersion) {
    const { collection } = propertyNoun;
    return version.noun === collection ? service.itemOf(context, propertyNoun, version) : null;
  }

  @FieldResolver(() => Blog, {
    nullable: true,
    description: 'The story as it was; null for a version of another kind of item.',
  })
  blog(@Ctx() context: Context, @Root() version: StoredVersion) {
    return version.noun === blogNoun.collection ? service.itemOf(context, blogNoun, version) : null;
  }

  @FieldResolver(() => Builder, {
    nullable: true,
    description: 'The builder as it was; null for a version of another kind of item.',
  })
  builder(@Ctx() context: Context, @Root() version: StoredVersion) {
    return version.noun === builderNoun.collection ? service.itemOf(context, builderNoun, version) : null;
  }

  @Authorized(contentRoles)
  @Query(() => [Version], {
    description: 'The versions of a project, a story, a text of the site or a builder, the newest first.',
  })
  versions(
    @Ctx() context: Context,
    @Arg('itemId', () => ID, { description: 'The project, the story, the text or the builder.' })
    itemId: string,
  ) {
    return service.versions(context, itemId);
  }

  @Authorized(contentRoles)
  @Query(() => Version, { nullable: true, description: 'One version; null when it is no longer kept.' })
  version(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.version(context, id);
  }

  @Authorized(contentRoles)
  @Mutation(() => Version, {
    description:
      'Brings a version back as a draft: beside a published item, or in place of an unpublished one. A builder has no drafts: the version becomes the builder at once, and visitors see it.',
  })
  restoreVersion(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.restoreVersion(context, id);
  }

  @Authorized(contentRoles)
  @Mutation(() => Boolean, {
    description:
      'Undoes that a project or a story was taken off the site: it is there again as it was, with its date and the draft beside it. For an hour, and until it is saved again.',
  })
  putBack(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.putBackItem(context, id);
  }
}
