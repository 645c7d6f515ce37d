import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles, homeRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ListInput } from '../../base/types.ts';
import { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { PublicationInput, publicationOf, PublicationState } from '../../kit/publication.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { BuilderTexts } from './builder/texts-of-builder.type.ts';
import { builderTexts } from './builder/property-builders.service.ts';
import { setPropertyPublication } from './changing/property-changes.service.ts';
import { changeProperty } from './changing/change-property.ts';
import { previewProperty } from './property-preview.service.ts';
import { countView } from './property-views.ts';
import { ChangePropertyInput, PropertyFilter, PropertyInput } from './property.input.ts';
import * as service from './property.service.ts';
import { ChangedProperty, Completion, Property, PropertyPage } from './property.type.ts';
import { GateReasonInput } from './rera/gate.type.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

/** Counts the view here if the browser asks: within the site, it fetches only the project and not the page. */
async function seenProperty(context: Context, address: { id?: string; slug?: string }) {
  const found = await service.property(context, address);
  const id = found?._id.toHexString();
  if (!id || context.rendering) return found;
  if (context.counts) context.counts.views.push(id);
  else countView(context, { id });
  return found;
}

@Resolver(() => Completion)
export class CompletionResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is ready to move into now.' })
  ready(@Root() { year }: Completion) {
    return year === null;
  }
}

@Resolver(() => Property)
export class PropertyResolver {
  @FieldResolver(() => PublicationState, { description: 'The publication state at this moment.' })
  publication(@Root() item: Property) {
    return publicationOf(item);
  }

  @Public()
  @Kept()
  @Query(() => Property, {
    nullable: true,
    description:
      'One project by id or by slug (current or former). Null if it never existed; GONE if it was removed.',
  })
  property(
    @Ctx() context: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The project’s id.' }) id?: string,
    @Arg('slug', () => String, { nullable: true, description: 'The project’s slug.' }) slug?: string,
  ) {
    return seenProperty(context, withoutNulls({ id, slug }));
  }

  @Public()
  @Kept()
  @ListOf({ argument: 'ids', length: 50 })
  @Query(() => [Property], {
    description: 'Projects by their ids, in the given order, without unknown, deleted and unpublished ones.',
  })
  propertiesByIds(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'At most 50 ids.' }) ids: string[],
  ) {
    return service.propertiesByIds(context, ids);
  }

  @Authorized(homeRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => PropertyPage, {
    description:
      'The admin’s list of properties, 5 a page by default; accounts that do not edit them see the published ones.',
  })
  adminProperties(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => PropertyFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: PropertyFilter,
  ) {
    return service.adminProperties(context, { ...list, filter });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => Property, {
    description: 'A project for its form: with its draft, if there is one.',
  })
  editedProperty(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.editedProperty(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => Property, {
    description:
      'A project as its page would show what is typed; nothing is stored. Its slug is `preview` before it is first saved.',
  })
  previewProperty(
    @Ctx() context: Context,
    @Arg('input', () => PropertyInput, { description: 'The project as typed; it needs only a title.' })
    input: PropertyInput,
    @Arg('id', () => ID, { nullable: true, description: 'The id of the project that is edited.' })
    id?: string,
    @Arg('pictures', () => [ChosenPicture], {
      nullable: true,
      description: 'Its pictures in order, stored and uploaded ones.',
    })
    pictures?: ChosenPicture[],
  ) {
    return previewProperty(context, input, { pictures: pictures ?? undefined }, id ?? undefined);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => [BuilderTexts], {
    description: 'At most ten builders in use whose names begin like this, in alphabetical order.',
  })
  builderTexts(
    @Ctx() context: Context,
    @Arg('search', () => String, { nullable: true, description: 'The beginning of the name.' })
    search?: string,
    @Arg('besides', () => ID, { nullable: true, description: 'Leaves out the property with this id.' })
    besides?: string,
  ) {
    return builderTexts(context, search ?? '', besides ?? undefined);
  }

  @Authorized(homeRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @RunsAgain()
  @Mutation(() => Property, {
    description:
      'Adds a project with up to 20 pictures from `uploadPicture`; the first is the cover. A sales account adds drafts alone.',
  })
  createProperty(
    @Ctx() context: Context,
    @Arg('input', () => PropertyInput, { description: 'The project.' }) input: PropertyInput,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description:
        'Published at once by default, if `listingChecks` lets it pass; a draft needs only a title.',
    })
    publication?: PublicationInput,
    @Arg('pictures', () => [ChosenPicture], {
      nullable: true,
      description: 'Uploaded pictures in order, at most 20.',
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
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => ChangedProperty, {
    description:
      'Changes the given fields of a project and leaves all others as they are; checks are those of its form. CONFLICT if it has changed after `readAt`, or if a draft stands beside it.',
  })
  async changeProperty(
    @Ctx() context: Context,
    @Arg('input', () => ChangePropertyInput, { description: 'The project, and what to change.' })
    input: ChangePropertyInput,
  ) {
    return { property: await changeProperty(context, input) };
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Property, {
    description:
      'Replaces a project: what is left out is emptied. `changeProperty` changes single fields. A changed title gives it a new slug.',
  })
  updateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The project’s id.' }) id: string,
    @Arg('input', () => PropertyInput, { description: 'The new values of the project.' })
    input: PropertyInput,
    @Arg('publication', () => PublicationInput, {
      nullable: true,
      description: 'Unchanged by default.',
    })
    publication?: PublicationInput,
    @Arg('pictures', () => [ChosenPicture], {
      nullable: true,
      description: 'All its pictures in order, stored and uploaded, at most 20; unchanged by default.',
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
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @RunsAgain()
  @Mutation(() => Property, { description: 'Adds a draft that is a copy of a project: “Copy of …”.' })
  duplicateProperty(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.duplicateProperty(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Property, {
    description:
      'Publishes a project, now or later, or makes it a draft again; refused while required fields are empty, or while a check of `listingChecks` blocks it or warns without a reason.',
  })
  setPropertyPublication(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The project’s id.' }) id: string,
    @Arg('publication', () => PublicationInput, { description: 'The wanted publication state.' })
    publication: PublicationInput,
    @Arg('reasons', () => [GateReasonInput], {
      nullable: true,
      description: 'Reasons for warnings of `listingChecks`.',
    })
    reasons?: GateReasonInput[],
  ) {
    return setPropertyPublication(context, id, withoutNulls(publication), reasons ?? undefined);
  }
}
