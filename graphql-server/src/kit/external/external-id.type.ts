import 'reflect-metadata';
import { Matches } from 'class-validator';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

@ObjectType({ description: 'The key of an item in another system.' })
@InputType('ExternalIdInput', { description: 'The key of an item in another system.' })
export class ExternalId {
  @Matches(/^[\w.-]+$/, { message: 'Please use letters, digits, dots, hyphens and underscores.' })
  @TextField({
    description: 'The name of the system, such as `crm` or `99acres`, whatever its capitals.',
    required: 'Please name the system.',
    maxLength: 60,
  })
  system!: string;

  @TextField({
    description: 'Its key there, as the system writes it.',
    required: 'Please enter the key.',
    maxLength: 120,
  })
  id!: string;
}

export enum ExternalKind {
  LISTING = 'LISTING',
  UNIT = 'UNIT',
  STORY = 'STORY',
  ENQUIRY = 'ENQUIRY',
}
registerEnumType(ExternalKind, {
  name: 'ExternalKind',
  description: 'The kinds of items that keep keys of other systems.',
  valuesConfig: {
    LISTING: { description: 'A property.' },
    UNIT: { description: 'A unit of a property.' },
    STORY: { description: 'A story of the blog.' },
    ENQUIRY: { description: 'A contact request.' },
  },
});

@InputType({ description: 'The keys of an item in other systems: these, and no others.' })
export class ExternalIdsInput {
  @Field(() => ExternalKind, { description: 'The kind of the item.' })
  kind!: ExternalKind;

  @Field(() => ID, { description: 'The id of the item.' })
  id!: string;

  @Field(() => [ExternalId], { description: 'At most 10; an empty list removes all.' })
  externalIds!: ExternalId[];
}

@ObjectType({ description: 'The keys of an item after a change.' })
export class ExternalIdsPayload {
  @Field(() => [ExternalId], { description: 'Its keys in other systems.' })
  externalIds!: ExternalId[];
}
