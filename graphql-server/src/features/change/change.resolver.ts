import 'reflect-metadata';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../access/public-operation.ts';
import { ListOf } from '../../access/query-cost.ts';
import type { Context } from '../../base/context.ts';
import { ChangeKind, Changes } from './change.type.ts';
import * as service from './changes.service.ts';

@Resolver()
export class ChangeResolver {
  @Public()
  @ListOf({ argument: 'first', length: service.usualChanges })
  @Query(() => Changes, {
    description:
      'What changed after a place in the log, which has the changes of 90 days, each within five seconds. To begin a copy, ask without `after`, read everything, and then ask for what came after `last`. A change says that an item changed: read a property with `listing(id)`, whose answers are never kept. Visitors read the changes of properties and stories; API tokens with `leads:read`, and owners, also those of enquiries and people. GONE with `extensions.sequence` for a place that the log no longer has: read everything, and go on from there.',
  })
  changes(
    @Ctx() context: Context,
    @Arg('after', () => Int, {
      nullable: true,
      description:
        'The sequence after which to read; 0 is the beginning. Without it, only the end of the log is answered.',
    })
    after?: number,
    @Arg('logId', () => ID, {
      nullable: true,
      description: 'The log to which `after` belongs: another one, as after a restored backup, is GONE.',
    })
    logId?: string,
    @Arg('first', () => Int, {
      nullable: true,
      description: 'The most changes to answer: 1 to 500, 100 by default.',
    })
    first?: number,
    @Arg('kinds', () => [ChangeKind], {
      nullable: true,
      description: 'The kinds to read; all that the caller may read by default.',
    })
    kinds?: ChangeKind[],
  ) {
    return service.changes(context, { after, logId, first, kinds });
  }
}
