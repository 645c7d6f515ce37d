import 'reflect-metadata';
import { IsEnum, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AdminRole } from '../../base/admin-role.ts';
import { TextField } from '../../base/input.ts';

const namePattern = /^[a-z0-9][a-z0-9._@-]{1,59}$/;

@InputType({ description: 'A new account.' })
export class AccountInput {
  @TextField({
    description: 'The login name: 2 to 60 letters, digits and . _ @ -; stored in lower case.',
    required: 'Please enter a name.',
    maxLength: 60,
  })
  @Matches(namePattern, { message: 'Please use 2 to 60 letters, digits and . _ @ -' })
  username!: string;

  @Field(() => AdminRole, { description: 'What the account may do.' })
  @IsEnum(AdminRole, { message: 'Please choose a role.' })
  role!: AdminRole;

  @TextField({
    description: 'The first password, 10 to 200 characters; the server makes one by default.',
    maxLength: 200,
  })
  password?: string;
}
