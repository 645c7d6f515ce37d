import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { SiteMode } from '../company/agent-registration.ts';

@ObjectType({ description: 'What visitors see of the company’s own listings, and why.' })
export class SiteState {
  @Field(() => SiteMode, { description: 'What the checks of listings do.' })
  mode!: SiteMode;

  @Field(() => Int, { description: 'Its published listings; samples are not counted.' })
  listingCount!: number;

  @Field(() => Int, { description: 'How many of these are marked as a trial listing.' })
  trialCount!: number;

  @Field(() => Int, { description: 'How many of these visitors do not see.' })
  hiddenCount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The last day of the company’s registration, as YYYY-MM-DD, if it has ended or ends within 60 days.',
  })
  registrationEndsOn!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The days that are left of it; negative once it has ended.',
  })
  registrationDaysLeft!: number | null;
}
