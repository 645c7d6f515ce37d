import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { contentRoles, ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemSelection } from '../../base/types.ts';
import { PropertyFilter } from '../../features/property/property.input.ts';
import { setPropertyStatuses } from '../../features/property/property.service.ts';
import { PropertyStatus } from '../../features/property/property.type.ts';
import { ItemKind } from '../item-kind.ts';
import { ItemsFilter } from './items-filter.input.ts';
import * as service from './trash.service.ts';
import { TrashPage } from './trash.type.ts';

@Resolver()
export class ItemsResolver {
  @Authorized()
  @Query(() => TrashPage, {
    description: 'Items deleted in the last 30 days that can be restored, the last deleted first.',
  })
  trash(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { nullable: true, description: 'Only items of this kind.' }) kind?: ItemKind,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that must all occur; beginnings of words are enough.',
    })
    search?: string,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 20 by default.' }) perPage?: number,
  ) {
    return service.trash(context, withoutNulls({ search, page, perPage }), kind ?? undefined);
  }

  @Authorized()
  @Mutation(() => BulkResult, {
    description: 'Deletes up to 1,000 items of a kind; for 30 days they can be restored.',
  })
  deleteItems(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { description: 'What they are.' }) kind: ItemKind,
    @Arg('selection', () => ItemSelection, { description: 'Which ones.' }) selection: ItemSelection,
    @Arg('filter', () => ItemsFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ItemsFilter,
  ) {
    return service.deleteItems(context, kind, withoutNulls(selection), filter);
  }

  @Authorized()
  @Mutation(() => BulkResult, { description: 'Brings up to 1,000 deleted items of a kind back.' })
  restoreItems(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { description: 'What they are.' }) kind: ItemKind,
    @Arg('selection', () => ItemSelection, { description: 'Which ones.' }) selection: ItemSelection,
    @Arg('filter', () => ItemsFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ItemsFilter,
  ) {
    return service.restoreItems(context, kind, withoutNulls(selection), filter);
  }

  @Authorized(contentRoles)
  @Mutation(() => BulkResult, { description: 'Gives up to 1,000 properties a status at once.' })
  setPropertyStatuses(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'Which ones.' }) selection: ItemSelection,
    @Arg('propertyStatus', () => PropertyStatus, { description: 'Their new status.' })
    propertyStatus: PropertyStatus,
    @Arg('filter', () => PropertyFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: PropertyFilter,
  ) {
    return setPropertyStatuses(context, withoutNulls({ ...selection, filter }), propertyStatus);
  }

  @Authorized(ownerOnly)
  @Mutation(() => BulkResult, {
    description:
      'Removes deleted enquiries or applications for good, as a person may ask; this cannot be undone.',
  })
  purgeItems(
    @Ctx() context: Context,
    @Arg('kind', () => ItemKind, { description: 'ContactRequest or JobApplication.' }) kind: ItemKind,
    @Arg('ids', () => [ID], { description: 'Deleted items, at most 1,000.' }) ids: string[],
  ) {
    return service.purgeItems(context, kind, ids);
  }
}
