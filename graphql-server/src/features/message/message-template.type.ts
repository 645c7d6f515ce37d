import 'reflect-metadata';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A text that colleagues send to leads on WhatsApp or by e-mail.' })
export class MessageTemplate {
  @Field(() => ID, { name: 'id', description: 'Its id; of a delivered text a word, such as `first-answer`.' })
  _id!: string;

  @Field(() => String, { description: 'What colleagues call it.' })
  name!: string;

  @Field(() => String, { description: 'The text in English, with placeholders such as {name}.' })
  english!: string;

  @Field(() => String, { nullable: true, description: 'The text in Hindi; null if it has none.' })
  hindi!: string | null;
}
