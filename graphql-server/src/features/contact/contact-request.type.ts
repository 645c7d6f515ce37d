import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../base/types.ts';
import { Lead } from '../../items/lead.type.ts';
import { BrochureOrder, TrackedOrder } from './order/order.type.ts';

export enum ContactService {
  COMMERCIAL = 'COMMERCIAL',
  RESIDENTIAL = 'RESIDENTIAL',
}
registerEnumType(ContactService, {
  name: 'ContactService',
  description: 'The kind of property that the visitor wants.',
});

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
  description: 'The form that a contact request comes from.',
});

export enum ContactState {
  NEW = 'NEW',
  CONTACTED = 'CONTACTED',
  VISIT_PLANNED = 'VISIT_PLANNED',
  CLOSED = 'CLOSED',
}
registerEnumType(ContactState, {
  name: 'ContactState',
  description: 'The state of the work on a contact request.',
  valuesConfig: {
    NEW: { description: 'The office has received it and will answer.' },
    CONTACTED: { description: 'A colleague has spoken or written to the visitor.' },
    VISIT_PLANNED: { description: 'A visit is agreed.' },
    CLOSED: { description: 'The work has ended.' },
  },
});

@ObjectType({ description: 'An enquiry from any form on the site.' })
export class ContactRequest extends Lead {
  @Field(() => ContactState, { description: 'The state of the work.' })
  override state!: ContactState;

  /** The phone number in E.164 and the e-mail address in lower case. Requests with a common key form one thread. */
  threadKeys!: string[];

  /** A hash of the client’s key, if it sent one. */
  submissionKey?: string;

  @Field(() => String, { description: 'The reference for the visitor, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The visitor’s name; null for a form that does not ask for it.',
  })
  name!: string | null;

  @Field(() => String, { description: 'The visitor’s e-mail address.' })
  email!: string;

  @Field(() => ContactService, {
    nullable: true,
    description: 'The kind of property that the visitor wants.',
  })
  service!: ContactService | null;

  @Field(() => String, { nullable: true, description: 'The phone number as typed.' })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number in E.164, if it is valid; Indian without a country code.',
  })
  phoneE164!: string | null;

  @Field(() => String, { nullable: true, description: 'The message.' })
  message!: string | null;

  @Field(() => Boolean, { description: 'Whether the visitor wants this browser to remember the details.' })
  agree!: boolean;

  @Field(() => ContactSource, { description: 'The form used.' })
  source!: ContactSource;

  @Field(() => String, { nullable: true, description: 'The path of the page with the form.' })
  page!: string | null;

  @Field(() => ID, { nullable: true, description: 'The property that the request refers to.' })
  propertyId!: ObjectId | null;

  @Field(() => String, { nullable: true, description: 'The property’s name when the request was sent.' })
  propertyTitle!: string | null;

  @Field(() => BrochureOrder, {
    nullable: true,
    description: 'The brochures to send by post; null for every other request.',
  })
  order?: BrochureOrder | null;
}

@ObjectType({ description: 'One page of contact requests.' })
export class ContactRequestPage extends pageOf(ContactRequest) {
  @Field(() => Date, { description: 'The time of this answer, by the clock of the database.' })
  readAt!: Date;
}

@ObjectType({
  description: 'The part of a request for a visitor who knows its reference and e-mail address.',
})
export class ContactStatus {
  @Field(() => String, { description: 'The reference, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => ContactState, { description: 'The state of the work.' })
  state!: ContactState;

  @Field(() => Date, { description: 'When it was sent.' })
  sentAt!: Date;

  @Field(() => ContactSource, { description: 'The form used.' })
  source!: ContactSource;

  @Field(() => String, { nullable: true, description: 'The property that the request refers to.' })
  propertyTitle!: string | null;

  @Field(() => TrackedOrder, {
    nullable: true,
    description: 'The brochures that were ordered; null for every other request.',
  })
  order!: TrackedOrder | null;
}

@ObjectType({ description: 'The answer to a visitor after a contact request.' })
export class ContactReceipt {
  @Field(() => String, { description: 'The reference for the visitor to quote, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, { description: 'A sentence of thanks.' })
  message!: string;
}
