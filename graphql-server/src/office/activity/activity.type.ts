import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';

registerEnumType(ActivityVerb, {
  name: 'ActivityVerb',
  description: 'The kind of an action.',
  valuesConfig: {
    CREATED: { description: 'Added it.' },
    DELETED: { description: 'Moved it to the trash.' },
    LOGOUT: { description: 'Logged out.' },
    PURGED: { description: 'Removed it for good.' },
    RESTORED: { description: 'Took it back from the trash.' },
    UPDATED: { description: 'Changed it.' },
    DRAFT_SAVED: { description: 'Saved a draft beside what visitors see.' },
    EXPORTED: { description: 'Downloaded as a file, or read as a whole over REST.' },
    SHOWN: { description: 'Had the hidden numbers and addresses of a lead shown.' },
    LOGIN: { description: 'Logged in.' },
    LOGIN_FAILED: { description: 'A login with this account’s name failed: wrong password or code.' },
    PASSWORD_CHANGED: { description: 'Changed the account’s own password.' },
    PASSWORD_RESET: { description: 'Gave another account a new password.' },
    SESSION_ENDED: { description: 'Ended logins of the account itself or of another account.' },
    SECOND_FACTOR_ON: { description: 'Switched on the second factor.' },
    SECOND_FACTOR_OFF: { description: 'Switched off a second factor.' },
    PASSKEY_ADDED: { description: 'Added a passkey to their own account.' },
    PASSKEY_REMOVED: { description: 'Removed a passkey from their own account.' },
    RECOVERY_CODES_MADE: { description: 'Made new recovery codes.' },
    INVITED: { description: 'Made a link with which another person chooses a password.' },
    REVOKED: { description: 'Ended an API token before its time.' },
    INVITATION_WITHDRAWN: { description: 'Ended a link with which another person chooses a password.' },
  },
});

@ObjectType({ description: 'The change of one field.' })
export class ActivityChange {
  @Field(() => String, { description: 'The name of the field; `price.from` is a part of `price`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The former value as text; null for none, and for a value that is too long or too private to keep.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The new value, by the same rules.' })
  after!: string | null;
}

@ObjectType({ description: 'One action of an account. Nothing changes or deletes it.' })
export class Activity {
  @Field(() => ID, { name: 'id', description: 'The entry’s id.' })
  _id!: ObjectId;

  @Field(() => Date, { description: 'The time of the action.' })
  at!: Date;

  @Field(() => ID, { name: 'accountId', description: 'The account that acted.' })
  adminId!: ObjectId;

  @Field(() => String, { description: 'The account’s name at that time.' })
  username!: string;

  @Field(() => String, {
    description: 'The IP address of the request, shortened so that it does not identify a household.',
  })
  address!: string;

  @Field(() => ActivityVerb, { description: 'The kind of the action.' })
  verb!: ActivityVerb;

  @Field(() => String, {
    description: 'The kind of item: its collection, such as `properties`.',
  })
  noun!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The item; null if the action concerns several items or none.',
  })
  itemId!: ObjectId | null;

  @Field(() => String, { description: 'The item’s title or reference at that time.' })
  label!: string;

  @Field(() => [ActivityChange], { description: 'The fields that changed.' })
  changes!: ActivityChange[];

  @Field(() => ID, {
    nullable: true,
    description: 'The version that the save created; null where no versions are kept.',
  })
  versionId?: ObjectId;
}

@ObjectType({ description: 'A page of the activity log.' })
export class ActivityPage extends pageOf(Activity) {
  @Field(() => Boolean, {
    description:
      'Whether there are more entries than `totalCount`, which ends at 5,000. Filter to see older ones, for example by date.',
  })
  hasMore!: boolean;
}
