import 'reflect-metadata';
import { IsEnum, IsMongoId, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { FlagField, TextField } from '../../base/input.ts';
import { IsPhone } from '../../base/phone.ts';
import { LeadFilter } from '../../items/lead.type.ts';
import { SubmissionInput } from '../../items/submission.ts';
import { ContactService, ContactSource, ContactState } from './contact-request.type.ts';

export const incompleteContact = 'Please fill out all required fields.';

@InputType({ description: 'A contact request as the visitor types it.' })
export class ContactRequestInput extends SubmissionInput {
  @TextField({ description: 'Required but for the newsletter and the coming-soon notice.', maxLength: 120 })
  name?: string;

  @TextField({ description: 'E-mail address.', required: incompleteContact, maxLength: 254, email: true })
  email!: string;

  @Field(() => ContactService, { nullable: true, description: 'Required from the contact form.' })
  @IsOptional()
  @IsEnum(ContactService, { message: 'Please choose Commercial or Residential.' })
  service?: ContactService;

  @IsPhone()
  @TextField({
    description:
      'Phone number in any notation, taken for an Indian one without a country code. Required where a call is promised: CONSULTATION, ENQUIRY, AGENT, REGISTER, ADD_LISTING, CHECKOUT.',
    maxLength: 40,
  })
  phone?: string;

  @TextField({ description: 'The message.', maxLength: 5_000 })
  message?: string;

  @FlagField('Whether the browser may remember name, e-mail and phone.')
  agree?: boolean;

  @Field(() => ContactSource, { nullable: true, description: 'CONTACT by default.' })
  @IsOptional()
  @IsEnum(ContactSource, { message: 'This form does not exist.' })
  source?: ContactSource;

  @TextField({ description: 'The path of the page that the form stands on.', maxLength: 300 })
  page?: string;

  @Field(() => ID, { nullable: true, description: 'The property that it is about.' })
  @IsOptional()
  @IsMongoId({ message: 'This is no property.' })
  propertyId?: string;
}

@InputType({ description: 'What a list of contact requests is narrowed to; all that is given must hold.' })
export class ContactFilter extends LeadFilter {
  @Field(() => ContactState, { nullable: true, description: 'How far it is.' })
  state?: ContactState;

  @Field(() => ContactSource, { nullable: true, description: 'The form that it came from.' })
  source?: ContactSource;
}
