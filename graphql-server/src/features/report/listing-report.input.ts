import 'reflect-metadata';
import { IsEnum, IsMongoId } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { SubmissionInput } from '../lead/submission.ts';
import { ReportReason, ReportState } from './listing-report.type.ts';

@InputType({ description: 'A report of a visitor on a listing.' })
export class ListingReportInput extends SubmissionInput {
  @Field(() => ID, { description: 'The listing.' })
  @IsMongoId({ message: 'Please choose a listing of this site.' })
  propertyId!: string;

  @Field(() => ReportReason, { nullable: true, description: 'What is wrong. Required.' })
  @IsEnum(ReportReason, { message: 'Please choose what is wrong.' })
  reason?: ReportReason;

  @TextField({
    description: 'What is wrong, in the words of the visitor.',
    required: 'Please tell us what is wrong.',
    maxLength: 2_000,
  })
  text!: string;

  @TextField({ description: 'An e-mail address for the answer.', maxLength: 254, email: true })
  email?: string;

  @TextField({ description: 'The path of the page with the form.', maxLength: 300 })
  page?: string;
}

@InputType({ description: 'The answer to a report.' })
export class ReportAnswerInput {
  @TextField({
    description: 'What the office found and did, in a sentence.',
    required: 'Please say what you found and did.',
    maxLength: 1_000,
  })
  answer!: string;
}

@InputType({ description: 'The filter of the list of reports; all given conditions must hold.' })
export class ListingReportFilter {
  @Field(() => ReportState, { nullable: true, description: 'Whether they are answered.' })
  state?: ReportState;

  @Field(() => Boolean, { nullable: true, description: 'Whether their time for an answer has passed.' })
  overdue?: boolean;
}
