import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ObjectId } from 'mongodb';

@ObjectType({
  description:
    'What a program learns of a lead that it has sent: nothing that tells whether the person was known.',
})
export class CreateLeadPayload {
  @Field(() => ID, { description: 'The id of the enquiry.' })
  id!: ObjectId;

  @Field(() => String, { description: 'The reference for the person to quote, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => Date, { description: 'When it arrived.' })
  createdAt!: Date;
}
