import 'reflect-metadata';
import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './health.service.ts';
import { Health } from './health.type.ts';

@Resolver()
export class HealthResolver {
  @Authorized(ownerOnly)
  @Query(() => Health, {
    description:
      'The state of the product: its processes, its database, what waits, and what went wrong lately.',
  })
  health(@Ctx() context: Context) {
    return service.health(context);
  }
}
