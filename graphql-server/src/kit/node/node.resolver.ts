import 'reflect-metadata';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import type { Context } from '../../base/context.ts';
import * as service from './node.service.ts';
import { Node } from './node.ts';

@Resolver(() => Node)
export class NodeResolver {
  @Public()
  @Kept()
  @Query(() => Node, {
    nullable: true,
    description:
      'One item by its id, whatever its kind. Null if it never existed, was removed, or is not for the caller.',
  })
  node(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.node(context, id);
  }

  @Public()
  @Kept()
  @ListOf({ argument: 'ids', length: 100 })
  @Query(() => [Node], {
    nullable: 'items',
    description: 'Items by their ids, whatever their kinds, in the given order; null where `node` is null.',
  })
  nodes(@Ctx() context: Context, @Arg('ids', () => [ID], { description: 'At most 100 ids.' }) ids: string[]) {
    return service.nodes(context, ids);
  }
}
