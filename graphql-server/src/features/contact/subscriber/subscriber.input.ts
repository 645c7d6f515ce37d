import 'reflect-metadata';
import { IsEnum, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../../base/input.ts';
import { SubmissionInput } from '../../lead/submission.ts';
import { incompleteContact } from '../contact-request.input.ts';
import { SubscriberSource } from './subscriber.type.ts';

@InputType({ description: 'An e-mail address that asks for messages.' })
export class SubscriberInput extends SubmissionInput {
  @TextField({ description: 'E-mail address.', required: incompleteContact, maxLength: 254, email: true })
  email!: string;

  @Field(() => SubscriberSource, { description: 'What it asks for.' })
  @IsEnum(SubscriberSource, { message: 'This form does not belong to this site.' })
  source!: SubscriberSource;

  @TextField({ description: 'The path of the page with the form.', maxLength: 300 })
  page?: string;
}

@InputType({ description: 'The filters for subscribers.' })
export class SubscriberFilter {
  @Field(() => SubscriberSource, { nullable: true, description: 'What they asked for.' })
  @IsOptional()
  source?: SubscriberSource;
}
