import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { ActivityVerb } from '../../items/activity-log.ts';

@InputType({ description: 'Which activities to show; all conditions must hold.' })
export class ActivityFilter {
  @Field(() => ID, { nullable: true, description: 'Only what this account did.' })
  accountId?: string;

  @Field(() => String, { nullable: true, description: 'Only what was done to this kind of thing.' })
  noun?: string;

  @Field(() => ActivityVerb, { nullable: true, description: 'Only what was done in this way.' })
  verb?: ActivityVerb;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this item.' })
  itemId?: string;

  @Field(() => Date, { nullable: true, description: 'Not before this moment.' })
  from?: Date;

  @Field(() => Date, { nullable: true, description: 'Before this moment.' })
  to?: Date;
}
