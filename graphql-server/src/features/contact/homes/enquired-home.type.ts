import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One home of an enquiry about several.' })
export class EnquiredHome {
  @Field(() => ID, { description: 'The property.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'The property’s name when the enquiry was sent.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the sender added about it, such as the thumbs and notes of the family.',
  })
  words!: string | null;
}
