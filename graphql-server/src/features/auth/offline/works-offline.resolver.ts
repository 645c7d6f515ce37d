import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { Admin } from '../admin.type.ts';
import { setWorksOffline } from './works-offline.service.ts';
import { ChangedOwnAccount, WorksOfflineInput } from './works-offline.type.ts';

/** Work without the network. */
@Resolver(() => Admin)
export class WorksOfflineResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the installed office keeps the account’s next leads on the device, to be read and worked on without the network.',
  })
  worksOffline(@Root() { worksOffline }: Admin): boolean {
    return worksOffline ?? false;
  }

  @Authorized(leadRoles)
  @Mutation(() => ChangedOwnAccount, {
    description:
      'Says whether the caller works without the network. Each installed office learns it at its next contact; false removes what it keeps.',
  })
  setWorksOffline(
    @Ctx() context: Context,
    @Arg('input', () => WorksOfflineInput, { description: 'The setting.' }) { on }: WorksOfflineInput,
  ) {
    return setWorksOffline(context, on);
  }
}
