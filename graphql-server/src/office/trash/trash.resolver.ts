import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { contentRoles, ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemSelection } from '../../base/types.ts';
import { PropertyFilter } from '../../features/property/property.input.ts';
import { setPropertyStatuses } from '../../features/property/changing/property-changes.service.ts';
import { PropertyStatus } from '../../features/property/property.type.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import { ItemsFilter } from './items-filter.input.ts';
import * as service from './trash.service.ts';
import { TrashPage } from './trash.type.ts';

@Resolver()
export class ItemsResolver {
  @Authorized()
  @Query(() => TrashPage, {
    description: 'Items deleted in the last 30 days, which can be restored; latest first.',
  })
  trash(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { nullable: true, description: 'Only items of this kind.' }) kind?: ItemKind,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Search words; an item must contain all of them, at least as beginnings of words.',
    })
    search?: string,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 20 by default.' }) perPage?: number,
  ) {
    return service.trash(context, withoutNulls({ search, page, perPage }), kind ?? undefined);
  }

  @Authorized()
  @TokenScope(ApiScope.LISTINGS_WRITE, ApiScope.CONTENT_WRITE, ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, {
    description: 'Deletes up to 1,000 items of a kind; they can be restored for 30 days.',
  })
  deleteItems(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { description: 'The kind of the items.' }) kind: ItemKind,
    @Arg('selection', () => ItemSelection, { description: 'The items to delete.' }) selection: ItemSelection,
    @Arg('filter', () => ItemsFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ItemsFilter,
  ) {
    return service.deleteItems(context, kind, withoutNulls(selection), filter);
  }

  @Authorized()
  @TokenScope(ApiScope.LISTINGS_WRITE, ApiScope.CONTENT_WRITE, ApiScope.LEADS_WRITE)
  @Mutation(() => BulkResult, { description: 'Restores up to 1,000 deleted items of a kind.' })
  restoreItems(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { description: 'The kind of the items.' }) kind: ItemKind,
    @Arg('selection', () => ItemSelection, { description: 'The items to restore.' }) selection: ItemSelection,
    @Arg('filter', () => ItemsFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ItemsFilter,
  ) {
    return service.restoreItems(context, kind, withoutNulls(selection), filter);
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => BulkResult, { description: 'Sets the status of up to 1,000 properties at once.' })
  setPropertyStatuses(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'The properties to change.' })
    selection: ItemSelection,
    @Arg('propertyStatus', () => PropertyStatus, { description: 'The new status.' })
    propertyStatus: PropertyStatus,
    @Arg('filter', () => PropertyFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: PropertyFilter,
  ) {
    return setPropertyStatuses(context, withoutNulls({ ...selection, filter }), propertyStatus);
  }

  @Authorized(ownerOnly)
  @Mutation(() => BulkResult, {
    description:
      'Removes deleted enquiries or applications for good, for a person who asks for it; this cannot be undone.',
  })
  purgeItems(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { description: 'ContactRequest or JobApplication.' }) kind: ItemKind,
    @Arg('ids', () => [ID], { description: 'Deleted items, at most 1,000.' }) ids: string[],
  ) {
    return service.purgeItems(context, kind, ids);
  }
}
