import 'reflect-metadata';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf, StoredItem } from '../../../base/types.ts';
import { ConsentReceipt } from '../../lead/consent.type.ts';

export enum SubscriberSource {
  NEWSLETTER = 'NEWSLETTER',
  COMING_SOON = 'COMING_SOON',
}
registerEnumType(SubscriberSource, {
  name: 'SubscriberSource',
  description: 'What a subscriber asked for.',
  valuesConfig: {
    NEWSLETTER: { description: 'The newsletter.' },
    COMING_SOON: { description: 'A notice on the launch.' },
  },
});

/** The id is derived from the address and the subscription, so that each exists once. */
@ObjectType({
  description: 'An e-mail address that asked for messages. It is not an enquiry and has no state.',
})
export class Subscriber extends StoredItem {
  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => SubscriberSource, { description: 'What it asked for.' })
  source!: SubscriberSource;

  @Field(() => String, { nullable: true, description: 'The path of the page it came from.' })
  page!: string | null;

  @Field(() => ConsentReceipt, {
    nullable: true,
    description: 'What the person allowed by signing up; null for those from before receipts.',
  })
  receipt?: ConsentReceipt | null;
}

@ObjectType({ description: 'One page of subscribers.' })
export class SubscriberPage extends pageOf(Subscriber) {}
