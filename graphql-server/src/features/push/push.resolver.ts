import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { PushDeviceInput } from './push-device.input.ts';
import { PushDevice } from './push-device.type.ts';
import * as service from './push-device.service.ts';

/** The devices on which an account hears of its leads. */
@Resolver()
export class PushResolver {
  @Authorized(leadRoles)
  @Query(() => [PushDevice], {
    description: 'The devices on which the caller gets notices of leads, the newest first.',
  })
  pushDevices(@Ctx() context: Context) {
    return service.pushDevices(context);
  }

  @Authorized(leadRoles)
  @Query(() => String, {
    description: 'The public key (VAPID, base64url) with which a browser subscribes to notices.',
  })
  pushKey(@Ctx() context: Context) {
    return service.pushKey(context);
  }

  @Authorized(leadRoles)
  @Mutation(() => PushDevice, {
    description:
      'Adds a browser to the caller’s devices, or renews it. BAD_USER_INPUT for an address that is not https on a public host, and for keys that do not fit.',
  })
  addPushDevice(
    @Ctx() context: Context,
    @Arg('input', () => PushDeviceInput, { description: 'What the browser answered.' })
    input: PushDeviceInput,
  ) {
    return service.addPushDevice(context, input);
  }

  @Authorized(leadRoles)
  @Mutation(() => PushDevice, {
    description: 'Removes one of the caller’s devices. NOT_FOUND for that of another account.',
  })
  removePushDevice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The device’s id.' }) id: string,
  ) {
    return service.removePushDevice(context, id);
  }

  @Authorized(leadRoles)
  @Mutation(() => PushDevice, {
    description:
      'Sends a test notice to one of the caller’s devices. BAD_USER_INPUT if it takes no more notices, which removes it, and if its push service did not take this one.',
  })
  testPushDevice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The device’s id.' }) id: string,
  ) {
    return service.testPushDevice(context, id);
  }
}
