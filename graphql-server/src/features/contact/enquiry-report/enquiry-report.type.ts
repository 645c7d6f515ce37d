import { Field, Int, ObjectType } from 'type-graphql';
import { ContactSource } from '../contact-request.type.ts';

@ObjectType({ description: 'What came of the enquiries from one form. Spam is left out.' })
export class EnquirySourceReport {
  @Field(() => ContactSource, { description: 'How they reached the company.' })
  source!: ContactSource;

  @Field(() => Int, { description: 'How many came.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them are no longer new.' })
  answered!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Within how many minutes half of the answered ones got their first change of state; null if none is answered.',
  })
  medianMinutes!: number | null;

  @Field(() => Int, { description: 'How many were closed as won.' })
  won!: number;
}
