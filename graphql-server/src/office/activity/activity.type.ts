import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { ActivityVerb } from '../../items/activity-log.ts';

registerEnumType(ActivityVerb, {
  name: 'ActivityVerb',
  description: 'What was done.',
  valuesConfig: {
    EXPORTED: { description: 'Downloaded as a file.' },
    LOGIN: { description: 'Logged in.' },
    LOGIN_FAILED: { description: 'A login with the name of this account failed: wrong password or code.' },
    PASSWORD_CHANGED: { description: 'Changed the own password.' },
    PASSWORD_RESET: { description: 'Gave another account a new password.' },
    SESSION_ENDED: { description: 'Ended logins, own ones or another account’s.' },
    SECOND_FACTOR_ON: { description: 'Switched the second factor on.' },
    SECOND_FACTOR_OFF: { description: 'Switched a second factor off.' },
    RECOVERY_CODES_MADE: { description: 'Made new recovery codes.' },
  },
});

@ObjectType({ description: 'The change of one field.' })
export class ActivityChange {
  @Field(() => String, { description: 'The field’s name; `price.from` is a part of `price`.' })
  field!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The former value as text; null for nothing, and for a value too long or too private to be kept.',
  })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The new value, by the same rules.' })
  after!: string | null;
}

@ObjectType({ description: 'One thing that an account did. Nothing changes or deletes it.' })
export class Activity {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => Date, { description: 'When it was done.' })
  at!: Date;

  @Field(() => ID, { name: 'accountId', description: 'The account that did it.' })
  adminId!: ObjectId;

  @Field(() => String, { description: 'The account’s name, as it was then.' })
  username!: string;

  @Field(() => String, { description: 'The IP address that it came from.' })
  address!: string;

  @Field(() => ActivityVerb, { description: 'What was done.' })
  verb!: ActivityVerb;

  @Field(() => String, {
    description: 'The kind of thing it was done to: the collection, such as `properties`.',
  })
  noun!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The item it was done to; null where there is no single one.',
  })
  itemId!: ObjectId | null;

  @Field(() => String, { description: 'What people call the item, as it was then: a title or a reference.' })
  label!: string;

  @Field(() => [ActivityChange], { description: 'The fields that changed.' })
  changes!: ActivityChange[];
}

@ObjectType({ description: 'A page of the activity log.' })
export class ActivityPage extends pageOf(Activity) {
  @Field(() => Boolean, {
    description:
      'Whether there are older ones than `totalCount` says: 5,000 are counted and turned to. Narrow the question, by a date for instance.',
  })
  hasMore!: boolean;
}
