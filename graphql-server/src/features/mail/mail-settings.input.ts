import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsEnum,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { MailSecurity } from './mail-settings.type.ts';

const wrongPort = 'Please enter a port such as 465 or 587.';
const maxRecipients = 20;

/** A list of addresses in an input; none by default. */
function AddressesField(description: string): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    Field(() => [String], { description, nullable: true })(target, key);
    IsOptional()(target, name);
    IsArray({ message: 'This must be a list.' })(target, name);
    ArrayMaxSize(maxRecipients, { message: `Please enter at most ${maxRecipients} addresses.` })(
      target,
      name,
    );
    ArrayUnique({ message: 'Please enter each address once.' })(target, name);
    IsEmail({}, { each: true, message: 'Please enter valid e-mail addresses, one on each line.' })(
      target,
      name,
    );
  };
}

@InputType({ description: 'The settings for e-mail as the owner types them.' })
export class MailSettingsInput {
  @TextField({
    description: 'The name of the mail server, such as smtp.example.com. Without it, nothing is sent.',
    maxLength: 253,
  })
  host?: string;

  @Field(() => Int, { nullable: true, description: 'The port: 25, 465, 587 or 2525; 587 by default.' })
  @IsOptional()
  @IsInt({ message: wrongPort })
  @Min(1, { message: wrongPort })
  @Max(65_535, { message: wrongPort })
  port?: number;

  @Field(() => MailSecurity, { nullable: true, description: 'The encryption; STARTTLS by default.' })
  @IsOptional()
  @IsEnum(MailSecurity, { message: 'Please choose the encryption.' })
  security?: MailSecurity;

  @TextField({ description: 'The user; without one, the server needs no login.', maxLength: 254 })
  user?: string;

  @TextField({
    description: 'A new password. Without it, the stored one stays, as long as server and user stay.',
    maxLength: 500,
  })
  password?: string;

  @Matches(/^[^\n\t"<>]*$/, { message: 'Please use a name without quotes and brackets, on one line.' })
  @TextField({ description: 'The name of the sender.', maxLength: 100 })
  senderName?: string;

  @TextField({ description: 'The address of the sender.', maxLength: 254, email: true })
  senderAddress?: string;

  @AddressesField('The recipients of each kind without recipients of its own, at most 20.')
  recipients?: string[];

  @AddressesField('The recipients of enquiries.')
  enquiryRecipients?: string[];

  @AddressesField('The recipients of job applications.')
  applicationRecipients?: string[];

  @AddressesField('The recipients of brochure orders.')
  orderRecipients?: string[];
}
