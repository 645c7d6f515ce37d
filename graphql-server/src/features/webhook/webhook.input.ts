import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { ChangeKind } from '../change/change.type.ts';

const maxHeaders = 5;
const noKind = 'Please choose at least one kind of event.';

export enum ResumeFrom {
  CURSOR = 'CURSOR',
  NOW = 'NOW',
}
registerEnumType(ResumeFrom, {
  name: 'ResumeFrom',
  description: 'From where a webhook goes on that is switched on again.',
  valuesConfig: {
    CURSOR: { description: 'From where it stopped: what happened meanwhile is sent.' },
    NOW: { description: 'From now: what waited and what happened meanwhile is left out.' },
  },
});

@InputType({ description: 'A header of a webhook’s own, such as `Authorization`.' })
export class WebhookHeaderInput {
  @Field(() => String, {
    description: 'Its name; none of `webhook-…`, `content-…`, `host` and those of the connection.',
  })
  @Matches(/^[\w!#$%&'*+.^`|~-]{1,60}$/, { message: 'This is not the name of a header.' })
  name!: string;

  @Field(() => String, { description: 'Its value; it is kept sealed and never shown again.' })
  @IsString({ message: 'This must be text.' })
  @MaxLength(1_000, { message: 'Please use at most 1,000 characters.' })
  @Matches(/^[\t\x20-\x7e]*$/, { message: 'A header has letters, digits and signs of ASCII alone.' })
  value!: string;
}

@InputType({ description: 'What a webhook is.' })
abstract class WebhookInput {
  @Field(() => [WebhookHeaderInput], {
    nullable: true,
    description: 'At most 5 headers that go with each event; in a change, all of them anew.',
  })
  @IsOptional()
  @IsArray({ message: 'Please give a list of headers.' })
  @ArrayMaxSize(maxHeaders, { message: `Please use at most ${maxHeaders} headers.` })
  @ValidateNested({ each: true })
  headers?: WebhookHeaderInput[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether events of enquiries, people and applications say the person’s details. Only an owner may choose it, with the password.',
  })
  @IsOptional()
  @IsBoolean({ message: 'This must be true or false.' })
  withDetails?: boolean;

  @TextField({
    description: 'The password of the account that asks; needed while the webhook says details of people.',
    maxLength: 200,
  })
  password?: string;

  @TextField({ description: 'A code of its second factor, if the account has one.', maxLength: 60 })
  code?: string;
}

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput extends WebhookInput {
  @TextField({
    description: 'What it is for: 1 to 60 characters.',
    required: 'Please say what the webhook is for.',
    maxLength: 60,
  })
  name!: string;

  @TextField({
    description:
      'Where events are sent: https on port 443 or 8443 of a public host. Without it, the deliveries are fetched from `/api/v1/webhooks/{id}/deliveries`.',
    maxLength: 2_000,
  })
  url?: string;

  @Field(() => [ChangeKind], { description: 'The changes to tell of; at least one kind.' })
  @IsArray({ message: noKind })
  @ArrayMinSize(1, { message: noKind })
  @ArrayUnique({ message: 'Please name each kind once.' })
  @IsEnum(ChangeKind, { each: true, message: 'Please choose from the list.' })
  kinds!: ChangeKind[];
}

@InputType({
  description:
    'The changes of a webhook; what is left out stays. An address on another host gets a new secret, and drops the headers that are not sent again.',
})
export class WebhookChanges extends WebhookInput {
  @TextField({ description: 'Its new name: 1 to 60 characters.', maxLength: 60 })
  name?: string;

  @TextField({ description: 'Its new address.', maxLength: 2_000 })
  url?: string;

  @Field(() => [ChangeKind], { nullable: true, description: 'All kinds to tell of.' })
  @IsOptional()
  @IsArray({ message: noKind })
  @ArrayMinSize(1, { message: noKind })
  @ArrayUnique({ message: 'Please name each kind once.' })
  @IsEnum(ChangeKind, { each: true, message: 'Please choose from the list.' })
  kinds?: ChangeKind[];
}

@InputType({ description: 'A change of a webhook.' })
export class ChangeWebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => WebhookChanges, { description: 'The changes.' })
  changes!: WebhookChanges;
}

@InputType({ description: 'A webhook, or one of its deliveries, by its id.' })
export class WebhookIdInput {
  @Field(() => ID, { description: 'The id.' })
  id!: string;
}

@InputType({ description: 'A new secret for a webhook.' })
export class RotateSecretInput {
  @Field(() => ID, { description: 'The id of the webhook.' })
  @IsString({ message: 'Invalid ID' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many hours the old secret signs beside the new one: 0 to 168, 24 by default.',
  })
  @IsOptional()
  @IsInt({ message: 'Please give whole hours from 0 to 168.' })
  @Min(0, { message: 'Please give whole hours from 0 to 168.' })
  @Max(168, { message: 'Please give whole hours from 0 to 168.' })
  keepHours?: number;
}

@InputType({ description: 'Switches a webhook on or off.' })
export class SwitchWebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is on from now.' })
  on!: boolean;

  @Field(() => ResumeFrom, {
    nullable: true,
    description: 'From where it goes on; from where it stopped by default.',
  })
  from?: ResumeFrom;
}

@InputType({
  description: 'The events that a webhook gets once more: those after a moment, or after a sequence.',
})
export class ReplayWebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Date, { nullable: true, description: 'From this moment on.' })
  since?: Date;

  @Field(() => Int, { nullable: true, description: 'After this sequence of the log.' })
  after?: number;
}
