import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ListInput } from '../../base/types.ts';
import { PublicationInput, publicationOf, PublicationState } from '../../items/publication.ts';
import { ReadAtArg } from '../../items/unchanged-since.ts';
import { projects } from './project-search.service.ts';
import { countView } from './property-views.ts';
import {
  ChosenPicture,
  ProjectFilter,
  ProjectSort,
  PropertyFilter,
  PropertyInput,
} from './property.input.ts';
import * as service from './property.service.ts';
import { Completion, ProjectPage, Property, PropertyPage, SimilarProperty } from './property.type.ts';
import { similarProperties } from './similar-properties.service.ts';

/** A visitor who goes from page to page asks for the next project only; its page is not served then. */
async function seenProperty(context: Context, address: { id?: string; slug?: string }) {
  const found = await service.property(context, address);
  if (found && !context.rendering) countView(context, { id: found._id.toHexString() });
  return found;
}

@Resolver(() => Completion)
export class CompletionResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it can be moved into now.' })
  ready(@Root() { year }: Completion) {
    return year === null;
  }
}

@Resolver(() => Property)
export class PropertyResolver {
  @FieldResolver(() => PublicationState, { description: 'Who sees it at this moment.' })
  publication(@Root() item: Property) {
    return publicationOf(item);
  }

  @Public()
  @ListOf({ argument: 'perPage', length: 12 })
  @Query(() => ProjectPage, {
    description: 'The public search. Sold and off-market projects only when asked for.',
  })
  projects(
    @Ctx() context: Context,
    @Arg('filter', () => ProjectFilter, { nullable: true, description: 'What to find.' })
    filter?: ProjectFilter,
    @Arg('sort', () => ProjectSort, { nullable: true, description: 'In which order.' }) sort?: ProjectSort,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 12 by default.' }) perPage?: number,
  ) {
    return projects(context, withoutNulls({ filter, sort, page, perPage }));
  }

  @Public()
  @Query(() => Property, {
    nullable: true,
    description:
      'One project by id or by slug (present or former). Null when there never was one; GONE when it was removed.',
  })
  property(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Its id.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'Its slug.' }) slug?: string,
  ) {
    return seenProperty(context, withoutNulls({ id, slug }));
  }

  @Public()
  @ListOf({ argument: 'ids', length: 50 })
  @Query(() => [Property], {
    description: 'Projects by their ids, in that order; unknown, deleted and unpublished ones are left out.',
  })
  propertiesByIds(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'At most 50 ids.' }) ids: string[],
  ) {
    return service.propertiesByIds(context, ids);
  }

  @Public()
  @ListOf({ length: 4 })
  @Query(() => [SimilarProperty], {
    description:
      'At most 4 listed projects like this one: in the same locality first, then the nearest in price, then of the same kind. Empty for an unknown id.',
  })
  similarProperties(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The project that they resemble.' }) id: string,
  ) {
    return similarProperties(context, id);
  }

  @Authorized(contentRoles)
  @Query(() => PropertyPage, { description: 'The admin’s list of properties, 5 a page by default.' })
  adminProperties(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'Which part to show.' }) list?: ListInput,
    @Arg('filter', () => PropertyFilter, { nullable: true, description: 'What to show.' })
    filter?: PropertyFilter,
  ) {
    return service.adminProperties(context, { ...list, filter });
  }

  @Authorized(contentRoles)
  @Mutation(() => Property, {
    description: 'Adds a project with up to 20 pictures, which `uploadPicture` took; the first is the cover.',
  })
  createProperty(
    @Ctx() context: Context,
    @Arg('input', () => PropertyInput, { description: 'The project.' }) input: PropertyInput,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Published at once when it is left out; a draft needs a title only.',
    })
    publication?: PublicationInput,
    @Arg('pictures', () => [ChosenPicture], {
      nullable: true,
      description: 'Pictures that were uploaded before, in order, at most 20.',
    })
    pictures?: ChosenPicture[],
  ) {
    return service.createProperty(
      context,
      input,
      { pictures: pictures ?? undefined },
      publication ?? undefined,
    );
  }

  @Authorized(contentRoles)
  @Mutation(() => Property, { description: 'Replaces a project. A changed title gives it a new slug.' })
  updateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => PropertyInput, { description: 'The project as it is to be.' }) input: PropertyInput,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Stays as it is when it is left out.',
    })
    publication?: PublicationInput,
    @Arg('pictures', () => [ChosenPicture], {
      nullable: true,
      description:
        'All its pictures in order, stored and uploaded ones, at most 20. When left out, they stay as they are.',
    })
    pictures?: ChosenPicture[],
    @ReadAtArg() readAt?: Date,
  ) {
    return service.updateProperty(context, id, input, {
      pictures: pictures ?? undefined,
      publication: publication ?? undefined,
      readAt,
    });
  }

  @Authorized(contentRoles)
  @Mutation(() => Property, {
    description:
      'Publishes a project, now or later, or makes it a draft again; refused while required fields are empty.',
  })
  setPropertyPublication(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('publication', () => PublicationInput, { description: 'Who is to see it.' })
    publication: PublicationInput,
  ) {
    return service.setPropertyPublication(context, id, withoutNulls(publication));
  }
}
