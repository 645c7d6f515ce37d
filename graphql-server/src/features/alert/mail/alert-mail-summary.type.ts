import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The state of the e-mails of alerts of the last 30 days. It names no visitor.' })
export class AlertMailSummary {
  @Field(() => Int, { description: 'E-mails that wait for their turn or for the next try.' })
  waiting!: number;

  @Field(() => Int, { description: 'E-mails that the mail server refused at each try.' })
  failed!: number;

  @Field(() => Int, { description: 'E-mails that may have arrived. They are not sent again.' })
  uncertain!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why the latest of them failed, is uncertain or waits for another try, without addresses.',
  })
  lastError!: string | null;
}
