import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum ExpiryKind {
  REGISTRATION = 'REGISTRATION',
  EXTENSION = 'EXTENSION',
  AUTHORITY = 'AUTHORITY',
  PORTAL_CHECK = 'PORTAL_CHECK',
  COMPANY_AGENT = 'COMPANY_AGENT',
  PERSON_AGENT = 'PERSON_AGENT',
  TRAINING = 'TRAINING',
}
registerEnumType(ExpiryKind, {
  name: 'ExpiryKind',
  description: 'What ends or falls due.',
  valuesConfig: {
    REGISTRATION: { description: 'The registration of a project.' },
    EXTENSION: { description: 'The extension that was applied for.' },
    AUTHORITY: { description: 'The written authority of a promoter or an owner.' },
    PORTAL_CHECK: { description: 'The next check of the authority’s portal.' },
    COMPANY_AGENT: { description: 'The registration of the company as an agent.' },
    PERSON_AGENT: { description: 'The registration of a person of the team as an agent.' },
    TRAINING: { description: 'The day from which a person without a certificate may not advertise.' },
  },
});

@ObjectType({ description: 'Something that ends or falls due.' })
export class Expiry {
  @Field(() => ExpiryKind, { description: 'What it is.' })
  kind!: ExpiryKind;

  @Field(() => String, {
    description: 'The last day on which it is valid, or the day on which it is due, as YYYY-MM-DD.',
  })
  day!: string;

  @Field(() => Int, { description: 'The days that are left; negative once it has passed.' })
  daysLeft!: number;

  @Field(() => ID, { nullable: true, description: 'The property or the person; null for the company.' })
  itemId!: ObjectId | null;

  @Field(() => String, {
    description: 'The title of the property, or the name of the person or the company.',
  })
  name!: string;
}
