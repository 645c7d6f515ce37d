import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { Day } from '../../base/types.ts';

/** The filters that all lists of leads share. */
@InputType()
export abstract class LeadFilter {
  @Field(() => Boolean, { nullable: true, description: 'Whether the next date has passed.' })
  overdue?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether no colleague has opened the lead yet.' })
  unread?: boolean;

  @Field(() => Day, { nullable: true, description: 'Sent on or after this day in India.' })
  from?: string;

  @Field(() => Day, { nullable: true, description: 'Sent on or before this day in India.' })
  to?: string;
}
