import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { IsPhone } from '../../base/text/phone.ts';
import { LeadFilter } from '../lead/lead-filter.input.ts';
import { SubmissionInput } from '../lead/submission.ts';
import { ApplicationState } from './job-application.type.ts';

export const incompleteApplication = 'Please fill out all required fields.';

@InputType({ description: 'A job application from the form.' })
export class JobApplicationInput extends SubmissionInput {
  @TextField({ description: 'Full name.', required: incompleteApplication, maxLength: 120 })
  fullName!: string;

  @TextField({ description: 'E-mail address.', required: incompleteApplication, maxLength: 254, email: true })
  email!: string;

  @TextField({ description: 'The role applied for.', required: incompleteApplication, maxLength: 120 })
  role!: string;

  @IsPhone()
  @TextField({
    description: 'Phone number in any notation; without a country code, it counts as Indian.',
    required: incompleteApplication,
    maxLength: 40,
  })
  phone!: string;

  @TextField({ description: 'Cover letter.', maxLength: 10_000 })
  coverLetter?: string;
}

@InputType({ description: 'The filter of a list of job applications; all given conditions must hold.' })
export class ApplicationFilter extends LeadFilter {
  @Field(() => ApplicationState, { nullable: true, description: 'The state of the work.' })
  state?: ApplicationState;
}
