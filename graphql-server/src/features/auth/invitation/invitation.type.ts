import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { Admin } from '../admin.type.ts';

@ObjectType({ description: 'An invitation that was just made.' })
export class Invitation {
  @Field(() => Admin, { description: 'The account.' })
  account!: Admin;

  @Field(() => Boolean, { description: 'Whether the mail server has accepted the e-mail with the link.' })
  sent!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The link to pass on if no e-mail was sent. It is shown only once: the database keeps a hash.',
  })
  link!: string | null;

  @Field(() => String, { description: 'What happened, and what to do, in a sentence.' })
  message!: string;
}
