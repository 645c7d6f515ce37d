import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Lead } from '../../items/lead.type.ts';

export enum ContactService {
  COMMERCIAL = 'COMMERCIAL',
  RESIDENTIAL = 'RESIDENTIAL',
}
registerEnumType(ContactService, { name: 'ContactService', description: 'What the visitor is looking for.' });

export enum ContactSource {
  CONTACT = 'CONTACT',
  CONSULTATION = 'CONSULTATION',
  ENQUIRY = 'ENQUIRY',
  AGENT = 'AGENT',
  NEWSLETTER = 'NEWSLETTER',
  COMING_SOON = 'COMING_SOON',
  REGISTER = 'REGISTER',
  ADD_LISTING = 'ADD_LISTING',
  CHECKOUT = 'CHECKOUT',
}
registerEnumType(ContactSource, {
  name: 'ContactSource',
  description: 'The form that a contact request came from.',
});

export enum ContactState {
  NEW = 'NEW',
  CONTACTED = 'CONTACTED',
  VISIT_PLANNED = 'VISIT_PLANNED',
  CLOSED = 'CLOSED',
}
registerEnumType(ContactState, {
  name: 'ContactState',
  description: 'How far a contact request is.',
  valuesConfig: {
    NEW: { description: 'It has reached the office, which answers it.' },
    CONTACTED: { description: 'A colleague has spoken with the visitor, or written.' },
    VISIT_PLANNED: { description: 'A visit is agreed.' },
    CLOSED: { description: 'The work on it has ended.' },
  },
});

@ObjectType({ description: 'An enquiry that a visitor sent, from whichever form.' })
export class ContactRequest extends Lead {
  @Field(() => ContactState, { description: 'How far it is.' })
  override state!: ContactState;

  /** The phone number in E.164 and the e-mail address in lower case: requests that share one of them are one thread. */
  threadKeys!: string[];

  /** A hash of the client’s key, where it sent one. */
  submissionKey?: string;

  @Field(() => String, { description: 'What the visitor is told, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The visitor’s name; the newsletter asks for none.' })
  name!: string | null;

  @Field(() => String, { description: 'The visitor’s e-mail address.' })
  email!: string;

  @Field(() => ContactService, { nullable: true, description: 'What the visitor is looking for.' })
  service!: ContactService | null;

  @Field(() => String, { nullable: true, description: 'The phone number as typed.' })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number in E.164, where it is one; India by default.',
  })
  phoneE164!: string | null;

  @Field(() => String, { nullable: true, description: 'The message.' })
  message!: string | null;

  @Field(() => Boolean, { description: 'Whether the visitor asked to be remembered by this browser.' })
  agree!: boolean;

  @Field(() => ContactSource, { description: 'The form it came from.' })
  source!: ContactSource;

  @Field(() => String, { nullable: true, description: 'The path of the page it came from.' })
  page!: string | null;

  @Field(() => ID, { nullable: true, description: 'The property that it is about.' })
  propertyId!: ObjectId | null;

  @Field(() => String, { nullable: true, description: 'That property’s name when the request was sent.' })
  propertyTitle!: string | null;
}

@ObjectType({ description: 'One page of contact requests.' })
export class ContactRequestPage extends pageOf(ContactRequest) {
  @Field(() => Date, { description: 'When it was read, by the clock of the database.' })
  readAt!: Date;
}

@ObjectType({ description: 'What a visitor who knows the reference and the e-mail address may see.' })
export class ContactStatus {
  @Field(() => String, { description: 'The reference, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => ContactState, { description: 'How far it is.' })
  state!: ContactState;

  @Field(() => Date, { description: 'When it was sent.' })
  sentAt!: Date;

  @Field(() => ContactSource, { description: 'The form it came from.' })
  source!: ContactSource;

  @Field(() => String, { nullable: true, description: 'The property that it is about.' })
  propertyTitle!: string | null;
}

@ObjectType({ description: 'What a visitor is told after sending a contact request.' })
export class ContactReceipt {
  @Field(() => String, { description: 'The reference to quote, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, { description: 'A sentence of thanks.' })
  message!: string;
}
