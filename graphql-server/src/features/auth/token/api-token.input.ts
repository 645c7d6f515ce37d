import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsIn,
  IsOptional,
  IsString,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TextField } from '../../../base/input.ts';

/** For how many days a token may be made. */
export const tokenDays = [7, 30, 90, 365];
const maxNetworks = 10;
const noScope = 'Please choose at least one thing that the token may do.';

@InputType({ description: 'What an owner says of an API token, with the password once more.' })
abstract class TokenInput {
  @TextField({
    description: 'What it is for: 1 to 60 characters.',
    required: 'Please say what the token is for.',
    maxLength: 60,
  })
  name!: string;

  @Field(() => [ApiScope], { description: 'What it may do; at least one scope.' })
  @IsArray({ message: noScope })
  @ArrayMinSize(1, { message: noScope })
  @ArrayUnique({ message: 'Please name each scope once.' })
  @IsEnum(ApiScope, { each: true, message: 'Please choose from the list.' })
  scopes!: ApiScope[];

  @Field(() => [String], {
    nullable: true,
    description:
      'At most 10 networks from which it may call, such as `203.0.113.0/24` or one address; all networks by default.',
  })
  @IsOptional()
  @IsArray({ message: 'Please give a list of networks.' })
  @ArrayMaxSize(maxNetworks, { message: `Please use at most ${maxNetworks} networks.` })
  @IsString({ each: true, message: 'Each network must be text.' })
  networks?: string[];

  @TextField({
    description: 'The password of the account that asks.',
    required: 'Please enter your password.',
    maxLength: 200,
  })
  password!: string;

  @TextField({
    description: 'A code of its second factor, if the account has one.',
    maxLength: 60,
  })
  code?: string;
}

@InputType({ description: 'A new API token.' })
export class CreateTokenInput extends TokenInput {
  @Field(() => Int, { description: 'After how many days it ends: 7, 30, 90 or 365.' })
  @IsIn(tokenDays, { message: 'Please choose 7, 30, 90 or 365 days.' })
  days!: number;
}

@InputType({ description: 'The new name, scopes and networks of an API token; its secret and its end stay.' })
export class ChangeTokenInput extends TokenInput {
  @Field(() => ID, { description: 'The token’s id.' })
  @IsString({ message: 'Invalid ID' })
  id!: string;
}

@InputType({ description: 'An API token to end.' })
export class RevokeTokenInput {
  @Field(() => ID, { description: 'The token’s id.' })
  id!: string;
}
