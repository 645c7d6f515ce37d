import 'reflect-metadata';
import { IsEnum, IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { SubmissionInput } from '../lead/submission.ts';
import { AlertFrequency } from './alert.type.ts';

export const maxSearchLength = 1_000;

@InputType({ description: 'A request to be told by e-mail. Either `search` or `propertyId`.' })
export class AlertInput extends SubmissionInput {
  @TextField({
    description:
      'The parameters of a list of homes, as in its address: `q=3+bhk+sector+150&maxPrice=12000000`. Empty for all homes to buy.',
    maxLength: maxSearchLength,
  })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'The home to follow.' })
  @IsOptional()
  @Matches(/^[0-9a-f]{24}$/i, { message: 'This home does not exist.' })
  propertyId?: string;

  @TextField({
    description: 'E-mail address.',
    required: 'Please enter your e-mail address.',
    maxLength: 254,
    email: true,
  })
  email!: string;

  @Field(() => AlertFrequency, { nullable: true, description: 'How often to write; AT_ONCE by default.' })
  @IsOptional()
  @IsEnum(AlertFrequency, { message: 'Please choose how often we may write.' })
  frequency?: AlertFrequency;

  @TextField({ description: 'The path of the page with the form.', maxLength: 300 })
  page?: string;
}
