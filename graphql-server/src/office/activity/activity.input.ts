import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { ActivityVerb } from '../../kit/change/activity-log.ts';

@InputType({ description: 'The filter of the activity log; all given conditions must hold.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only actions of this account.' })
  accountId?: string;

  @Field(() => String, { nullable: true, description: 'Only actions on this kind of item.' })
  noun?: string;

  @Field(() => ActivityVerb, { nullable: true, description: 'Only actions of this kind.' })
  verb?: ActivityVerb;

  @Field(() => ID, { nullable: true, description: 'Only actions on this item.' })
  itemId?: string;

  @Field(() => Date, { nullable: true, description: 'Only actions at or after this moment.' })
  from?: Date;

  @Field(() => Date, { nullable: true, description: 'Only actions before this moment.' })
  to?: Date;
}
