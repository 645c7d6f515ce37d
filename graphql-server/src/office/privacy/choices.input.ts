import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { SubmissionInput } from '../../features/lead/submission.ts';

@InputType({ description: 'An address that unsubscribes.' })
export class UnsubscribeInput extends SubmissionInput {
  @TextField({
    description: 'E-mail address.',
    required: 'Please enter your e-mail address.',
    maxLength: 254,
    email: true,
  })
  email!: string;
}
