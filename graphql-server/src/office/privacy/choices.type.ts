import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { ConsentReceipt } from '../../features/lead/consent.type.ts';

@ObjectType({
  description: 'What the sender of one form allowed. It names neither the person nor the words.',
})
export class Choices {
  @Field(() => String, {
    nullable: true,
    description: 'The reference of an enquiry; null for an application.',
  })
  reference!: string | null;

  @Field(() => Date, { description: 'When the form was sent.' })
  sentAt!: Date;

  @Field(() => ConsentReceipt, { description: 'The receipt of that form.' })
  receipt!: ConsentReceipt;
}
