import 'reflect-metadata';
import { IsEnum, IsIn, IsMongoId, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { FlagField, TextField } from '../../../base/input.ts';
import { IsPhone } from '../../../base/text/phone.ts';
import { ContactService, ContactSource, ContactState, officeSources } from '../contact-request.type.ts';

export const reachSentence = 'Please enter a phone number or an e-mail address.';

@InputType({ description: 'The details of a person and an enquiry; a missing field is empty.' })
export class ContactDetailsInput {
  @TextField({ description: 'The name of the person.', required: 'Please enter a name.', maxLength: 120 })
  name!: string;

  @IsPhone()
  @TextField({
    description:
      'Phone number in any notation, taken for an Indian one without a country code. One of phone and e-mail is needed.',
    maxLength: 40,
  })
  phone?: string;

  @TextField({ description: 'E-mail address.', maxLength: 254, email: true })
  email?: string;

  @Field(() => ContactService, { nullable: true, description: 'The kind of property that the person wants.' })
  @IsOptional()
  @IsEnum(ContactService, { message: 'Please choose Commercial or Residential.' })
  service?: ContactService;

  @Field(() => ID, { nullable: true, description: 'The property that it is about.' })
  @IsOptional()
  @IsMongoId({ message: 'Please choose a property of this site.' })
  propertyId?: string;

  @TextField({ description: 'The words of the person.', maxLength: 5_000 })
  message?: string;
}

@InputType({ description: 'An enquiry that a colleague enters: a call, a visit to the office, a chat.' })
export class EnteredContactInput extends ContactDetailsInput {
  @Field(() => ContactSource, { description: 'PHONE_CALL, WALK_IN or CHAT.' })
  @IsIn(officeSources, { message: 'Please choose how they reached you.' })
  source!: ContactSource;

  @Field(() => ContactState, {
    nullable: true,
    description:
      'CONTACTED by default, as a colleague has spoken with the person; NEW where a colleague still has to.',
  })
  @IsOptional()
  @IsIn([ContactState.NEW, ContactState.CONTACTED], { message: 'Please choose New or Contacted.' })
  state?: ContactState;

  @TextField({
    description:
      'The code at the end of a WhatsApp message that began on a page of this site; it tells the page, how the person came, and the home if none is given.',
    maxLength: 20,
  })
  tapCode?: string;

  @FlagField('Whether the person agreed that these details are kept.')
  agree?: boolean;
}
