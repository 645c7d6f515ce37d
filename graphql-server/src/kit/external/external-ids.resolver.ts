import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { requireRole } from '../../access/roles.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { parseId } from '../../base/ids.ts';
import { ActivityVerb, recordActivity } from '../change/activity-log.ts';
import { ExternalId, ExternalIdsInput, ExternalIdsPayload } from './external-id.type.ts';
import * as service from './external-ids.ts';
import { externalOf } from './external-kinds.ts';

@Resolver()
export class ExternalIdsResolver {
  @Authorized()
  @TokenScope(ApiScope.LISTINGS_WRITE, ApiScope.CONTENT_WRITE, ApiScope.LEADS_WRITE)
  @Mutation(() => ExternalIdsPayload, {
    description:
      'Sets the keys that an item has in other systems. No two items of a kind have the same key. Visitors never read them.',
  })
  async setExternalIds(
    @Ctx() context: Context,
    @Arg('input', () => ExternalIdsInput, { description: 'The item and its keys.' })
    { kind, id, externalIds: wanted }: ExternalIdsInput,
  ): Promise<ExternalIdsPayload> {
    const { collection, roles, scope, find } = externalOf(kind);
    requireRole(context, roles, [scope]);
    const { _id, entry } = await find(context, id);
    const externalIds = await service.setExternalIds(context, collection, _id, wanted);
    const changes = [{ field: 'externalIds', before: null, after: null }];
    await recordActivity(context, { ...entry, verb: ActivityVerb.UPDATED, changes });
    return { externalIds };
  }
}

/** The field `externalIds` of a type, for accounts and for API tokens with one of these scopes; null for all others. */
export function externalIdsField(type: new () => object, scopes: readonly ApiScope[]): new () => object {
  @Resolver(() => type)
  class ExternalIdsField {
    @ForAccounts({ scopes })
    @FieldResolver(() => [ExternalId], {
      nullable: true,
      description: 'Its keys in other systems, which `setExternalIds` sets. Null for visitors.',
    })
    externalIds(@Ctx() context: Context, @Root() { _id, id }: { _id?: ObjectId; id?: string }) {
      return service.externalIdsOf(context, _id ?? parseId(id ?? ''));
    }
  }
  return ExternalIdsField;
}
