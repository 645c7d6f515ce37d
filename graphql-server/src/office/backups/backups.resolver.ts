import 'reflect-metadata';
import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { BackupOverview } from './backup.type.ts';
import * as service from './backups.service.ts';

@Resolver()
export class BackupsResolver {
  @Authorized(ownerOnly)
  @Query(() => BackupOverview, {
    description: 'The last backups, the age of the last complete one, and what is wrong.',
  })
  backups(@Ctx() context: Context) {
    return service.backups(context);
  }
}
