import 'reflect-metadata';
import { InputType } from 'type-graphql';
import { TextField } from '../../input.ts';
import { SubmissionInput } from '../../submission.ts';

export const incompleteApplication = 'Please fill out all required fields.';

@InputType({ description: 'A job application as the applicant types it.' })
export class JobApplicationInput extends SubmissionInput {
  @TextField({ description: 'Full name.', required: incompleteApplication, maxLength: 120 })
  fullName!: string;

  @TextField({ description: 'E-mail address.', required: incompleteApplication, maxLength: 254, email: true })
  email!: string;

  @TextField({ description: 'The role applied for.', required: incompleteApplication, maxLength: 120 })
  role!: string;

  @TextField({
    description: 'Phone number, in any notation.',
    required: incompleteApplication,
    maxLength: 40,
  })
  phone!: string;

  @TextField({ description: 'Cover letter.', maxLength: 10_000 })
  coverLetter?: string;
}
