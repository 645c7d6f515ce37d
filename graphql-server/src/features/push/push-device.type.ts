import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import type { AppContext } from '../../base/context.ts';

export const pushDevicesCollection = 'pushDevices';

/** A browser that takes notices. Its id is made of its address, so that a browser is there once. */
@ObjectType({ description: 'A browser of an account that takes notices (Web Push).' })
export class PushDevice {
  @Field(() => ID, { name: 'id', description: 'The device’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The browser’s User-Agent.' })
  userAgent!: string;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When its push service last took a notice; null if it never did.',
  })
  lastSentAt!: Date | null;

  adminId!: ObjectId;
  /** The login that added it or opened the office last: the device goes when a person ends that login. */
  sessionId!: ObjectId;
  /** The address at its push service. */
  endpoint!: string;
  /** The public key and the secret with which notices are encrypted for it, in base64url. */
  p256dh!: string;
  auth!: string;
}

export function pushDevicesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<PushDevice>(pushDevicesCollection);
}
