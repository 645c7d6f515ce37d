import { Arg, Authorized, Ctx, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import { contentRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput, pageOf } from '../../base/types.ts';
import { Place, PlaceKind } from './place.type.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { PlaceFilter, PlaceInput } from './place.input.ts';
import * as service from './place.service.ts';

@ObjectType({ description: 'One page of the list of places in the office.' })
export class PlacePage extends pageOf(Place) {}

@Resolver(() => Place)
export class PlaceResolver {
  @Public()
  @Kept()
  @ListOf({ argument: 'first', length: 100 })
  @Query(() => [Place], {
    description: 'The places of the gazetteer; with a query, those that it names, best first.',
  })
  places(
    @Ctx() context: Context,
    @Arg('query', () => String, { nullable: true, description: 'Words such as `sec 150`.' }) query?: string,
    @Arg('kind', () => PlaceKind, { nullable: true, description: 'Only this kind.' }) kind?: PlaceKind,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1 to 100; all by default.' })
    first?: number,
  ) {
    return service.places(context, {
      query: query ?? undefined,
      kind: kind ?? undefined,
      first: first ?? undefined,
    });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => PlacePage, { description: 'The list of places in the office, 20 a page by default.' })
  adminPlaces(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => PlaceFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: PlaceFilter,
  ) {
    return service.adminPlaces(context, { ...list, filter });
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @Query(() => Place, { description: 'One place for its form.' })
  editedPlace(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.editedPlace(context, id);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Place, { description: 'Adds a place. Its key follows from its region and its name.' })
  createPlace(
    @Ctx() context: Context,
    @Arg('input', () => PlaceInput, { description: 'The place.' }) input: PlaceInput,
  ) {
    return service.createPlace(context, input);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Place, { description: 'Changes a place; its key stays.' })
  updatePlace(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => PlaceInput, { description: 'The place.' }) input: PlaceInput,
    @ReadAtArg() readAt?: Date,
  ) {
    return service.updatePlace(context, id, input, readAt);
  }

  @Authorized(contentRoles)
  @Mutation(() => Place, {
    description: 'Removes a place from the gazetteer; refused while a property or another place lies in it.',
  })
  deletePlace(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.deletePlace(context, id);
  }
}
