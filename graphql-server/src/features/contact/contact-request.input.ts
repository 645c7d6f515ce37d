import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsEnum, IsMongoId, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { FlagField, TextField } from '../../base/input.ts';
import { IsPhone } from '../../base/text/phone.ts';
import { LeadFilter } from '../lead/lead-filter.input.ts';
import { EnquiryInput } from '../lead/arrivals.ts';
import { CloseReason, ContactService, ContactSource, ContactState } from './contact-request.type.ts';

export const maxEnquiredHomes = 50;

export const incompleteContact = 'Please fill out all required fields.';

@InputType({ description: 'One home of an enquiry about several.' })
export class EnquiredHomeInput {
  @Field(() => ID, { description: 'The property.' })
  @IsMongoId({ message: 'Please choose a property of this site.' })
  propertyId!: string;

  @TextField({
    description: 'What the sender adds about it, such as the thumbs and notes of the family.',
    maxLength: 2_000,
  })
  words?: string;
}

@InputType({ description: 'A contact request from a form.' })
export class ContactRequestInput extends EnquiryInput {
  @TextField({ description: 'Required.', maxLength: 120 })
  name?: string;

  @TextField({ description: 'E-mail address.', required: incompleteContact, maxLength: 254, email: true })
  email!: string;

  @Field(() => ContactService, { nullable: true, description: 'Required by the contact form.' })
  @IsOptional()
  @IsEnum(ContactService, { message: 'Please choose Commercial or Residential.' })
  service?: ContactService;

  @IsPhone()
  @TextField({
    description:
      'Phone number in any notation; without a country code, it counts as Indian. Required by forms that promise a call: CONSULTATION, ENQUIRY, AGENT, REGISTER, ADD_LISTING, CHECKOUT, SHORTLIST.',
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

  @TextField({ description: 'The path of the page with the form.', maxLength: 300 })
  page?: string;

  @Field(() => ID, { nullable: true, description: 'The property that the enquiry refers to.' })
  @IsOptional()
  @IsMongoId({ message: 'Please choose a property of this site.' })
  propertyId?: string;

  @Field(() => [EnquiredHomeInput], {
    nullable: true,
    description:
      'The homes of one enquiry about several, at most 50. Those that are not on the site are left out.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(maxEnquiredHomes, { message: `Please ask about at most ${maxEnquiredHomes} homes at once.` })
  homes?: EnquiredHomeInput[];

  @Field(() => ID, {
    nullable: true,
    description:
      'The team member that the visitor writes to. It goes to this person first, before the one who looks after the property.',
  })
  @IsOptional()
  @IsMongoId({ message: 'Please choose a person of the team.' })
  personId?: string;
}

@InputType({ description: 'The filter of a list of contact requests; all given conditions must hold.' })
export class ContactFilter extends LeadFilter {
  @Field(() => ContactState, { nullable: true, description: 'The state of the work.' })
  state?: ContactState;

  @Field(() => ContactSource, { nullable: true, description: 'How it reached the company.' })
  source?: ContactSource;

  @Field(() => CloseReason, { nullable: true, description: 'Why it was closed.' })
  closeReason?: CloseReason;

  @Field(() => ID, {
    nullable: true,
    description: 'Only those for this team member; `none` for those without one.',
  })
  responsible?: string;
}
