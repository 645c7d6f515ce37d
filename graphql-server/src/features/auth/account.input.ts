import 'reflect-metadata';
import { IsEnum, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AdminRole } from '../../base/admin-role.ts';
import { TextField } from '../../base/input.ts';

const namePattern = /^[a-z0-9][a-z0-9._@-]{1,59}$/;

/** The fields of every new account. */
@InputType({ description: 'The name and the role of a new account.' })
abstract class NamedAccountInput {
  @TextField({
    description: 'The login name: 2 to 60 letters, digits and . _ @ -; stored in lower case.',
    required: 'Please enter a name.',
    maxLength: 60,
  })
  @Matches(namePattern, { message: 'Please use 2 to 60 letters, digits and . _ @ -' })
  username!: string;

  @Field(() => AdminRole, { description: 'The role, which says what the account may do.' })
  @IsEnum(AdminRole, { message: 'Please choose a role.' })
  role!: AdminRole;
}

@InputType({ description: 'A new account.' })
export class AccountInput extends NamedAccountInput {
  @TextField({
    description: 'The first password, 10 to 200 characters; the server makes one by default.',
    maxLength: 200,
  })
  password?: string;
}

@InputType({ description: 'A new account, whose user chooses the password with a link.' })
export class InvitationInput extends NamedAccountInput {
  @TextField({
    description: 'The e-mail address of the person; without it, the owner passes the link on.',
    maxLength: 254,
    email: true,
  })
  email?: string;
}

/** The e-mail address of an account. */
export class EmailInput {
  @TextField({ description: 'The e-mail address.', maxLength: 254, email: true })
  email?: string;
}
