import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { pageOf } from '../../base/types.ts';
import { Arrivals } from '../lead/arrival.type.ts';
import type { SaidWishes } from '../person/wishes.ts';
import { ConsentReceipt } from '../lead/consent.type.ts';
import { Lead } from '../lead/lead.type.ts';
import { EnquiredHome } from './homes/enquired-home.type.ts';
import { BrochureOrder, TrackedOrder } from './order/order.type.ts';

export enum ContactService {
  COMMERCIAL = 'COMMERCIAL',
  RESIDENTIAL = 'RESIDENTIAL',
}
registerEnumType(ContactService, {
  name: 'ContactService',
  description: 'The kind of property that the visitor wants.',
  valuesConfig: {
    COMMERCIAL: { description: 'Shops, offices and plots for them.' },
    RESIDENTIAL: { description: 'Homes and plots for them.' },
  },
});

export enum ContactSource {
  CONTACT = 'CONTACT',
  CONSULTATION = 'CONSULTATION',
  ENQUIRY = 'ENQUIRY',
  AGENT = 'AGENT',
  REGISTER = 'REGISTER',
  ADD_LISTING = 'ADD_LISTING',
  CHECKOUT = 'CHECKOUT',
  SHORTLIST = 'SHORTLIST',
  PHONE_CALL = 'PHONE_CALL',
  WALK_IN = 'WALK_IN',
  CHAT = 'CHAT',
  PARTNER = 'PARTNER',
}
registerEnumType(ContactSource, {
  name: 'ContactSource',
  description:
    'How a contact request reached the company: by a form of the site, entered by a colleague, or sent by a program.',
  valuesConfig: {
    CONTACT: { description: 'The form of the contact page.' },
    CONSULTATION: { description: 'The form that asks for a consultation.' },
    ENQUIRY: { description: 'The form of a property.' },
    AGENT: { description: 'The form of an agent.' },
    REGISTER: { description: 'The form of the page Register.' },
    ADD_LISTING: { description: 'The form of those who want to sell or let.' },
    CHECKOUT: { description: 'An order of printed brochures.' },
    SHORTLIST: { description: 'The form of a shared shortlist, about all of its homes.' },
    PHONE_CALL: { description: 'A call that a colleague took; not for visitors.' },
    WALK_IN: { description: 'A visit to the office; not for visitors.' },
    CHAT: { description: 'A WhatsApp or text message; not for visitors.' },
    PARTNER: { description: 'A program of a partner or a portal, by `createLead`; not for visitors.' },
  },
});

/** The sources of enquiries that colleagues enter by hand. */
export const officeSources: readonly ContactSource[] = [
  ContactSource.PHONE_CALL,
  ContactSource.WALK_IN,
  ContactSource.CHAT,
];

/** The sources that no form of a visitor may name. */
export const closedSources: readonly ContactSource[] = [...officeSources, ContactSource.PARTNER];

export enum CloseReason {
  WON = 'WON',
  PRICE = 'PRICE',
  PLACE = 'PLACE',
  NO_ANSWER = 'NO_ANSWER',
  BOUGHT_ELSEWHERE = 'BOUGHT_ELSEWHERE',
  SPAM = 'SPAM',
  OTHER = 'OTHER',
}
registerEnumType(CloseReason, {
  name: 'CloseReason',
  description: 'Why the work on an enquiry ended.',
  valuesConfig: {
    WON: { description: 'They bought or rented through us.' },
    PRICE: { description: 'The price did not suit them.' },
    PLACE: { description: 'The place did not suit them.' },
    NO_ANSWER: { description: 'They could not be reached.' },
    BOUGHT_ELSEWHERE: { description: 'They bought or rented elsewhere.' },
    SPAM: { description: 'It was not a real enquiry.' },
    OTHER: { description: 'Another reason, which the history or the notes say.' },
  },
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

@ObjectType({ description: 'An enquiry: from a form of the site, or entered by a colleague.' })
export class ContactRequest extends Lead {
  @Field(() => ContactState, { description: 'The state of the work.' })
  override state!: ContactState;

  @Field(() => CloseReason, {
    nullable: true,
    description:
      'Why it was closed; null while it is open, and for those that were closed before reasons were asked for.',
  })
  closeReason?: CloseReason | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The account that entered it by hand, or the API token that sent it; null for what visitors sent.',
  })
  enteredBy?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The person who sent it, as a lead; null for a few seconds if that could not be found out at once.',
  })
  personId?: ObjectId | null;

  /** Set until its person has been told of it or of its last change. */
  personDue?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True while the person is only the likeliest of several who share its number, and no colleague has said who wrote it; null otherwise.',
  })
  sharedNumber?: boolean;

  /** The moves between people that brought it along: its person has noticed it. */
  movedBy?: ObjectId[];

  /** What it says of the wishes of its person; missing until that was read, and after a correction. */
  said?: SaidWishes;

  /** The phone number in E.164 and the e-mail address in lower case: requests that share one of them are one thread. */
  threadKeys!: string[];

  /** A hash of the client’s key, if it sent one. */
  submissionKey?: string;

  /** A code of what was typed and chosen, which a second one with the same key must have too. */
  submissionCode?: string;

  @Field(() => String, { description: 'The reference for the visitor, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The visitor’s name.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The visitor’s e-mail address. Every form asks for it; an enquiry by phone, or of a partner, may have none.',
  })
  email!: string | null;

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

  @Field(() => Boolean, {
    description:
      'From a form: whether the visitor asked to be remembered by this browser. Entered by hand or sent by a program: whether the person agreed that their details are kept.',
  })
  agree!: boolean;

  @Field(() => ContactSource, { description: 'The form used.' })
  source!: ContactSource;

  @Field(() => String, { nullable: true, description: 'The path of the page with the form.' })
  page!: string | null;

  @Field(() => ID, { nullable: true, description: 'The property that the request refers to.' })
  propertyId!: ObjectId | null;

  @Field(() => String, { nullable: true, description: 'The property’s name when the request was sent.' })
  propertyTitle!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The team member responsible for it; at first, the one who looked after the property when it arrived.',
  })
  responsibleId?: ObjectId | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of that person when the request arrived or was handed over; null if no one is responsible.',
  })
  responsibleName?: string | null;

  /** Set until the lead is given to a colleague on duty; its e-mail waits for that. */
  giveDue?: true;
  /** Those whom it is meant for: the person written to, then the one of the property. */
  wanted?: ObjectId[];
  /** Where the e-mail about it goes first. */
  responsibleEmail?: string | null;

  @Field(() => BrochureOrder, {
    nullable: true,
    description: 'The brochures to send by post; null for every other request.',
  })
  order?: BrochureOrder | null;

  @ListOf({ length: 10 })
  @Field(() => [EnquiredHome], {
    nullable: true,
    description: 'The homes of an enquiry about several, such as a shortlist; null for every other request.',
  })
  homes?: EnquiredHome[] | null;

  @Field(() => ConsentReceipt, {
    nullable: true,
    description:
      'What the person allowed by sending the form; null for enquiries entered by hand, and from before receipts.',
  })
  receipt?: ConsentReceipt | null;

  @Field(() => Arrivals, {
    nullable: true,
    description:
      'How the visitor came to the site; null where nothing is known, and for enquiries from before this was kept.',
  })
  arrivals?: Arrivals | null;
}

@ObjectType({ description: 'One page of contact requests.' })
export class ContactRequestPage extends pageOf(ContactRequest) {
  @Field(() => Date, { description: 'The time of this answer, by the clock of the database.' })
  readAt!: Date;
}

@ObjectType({
  description: 'What a visitor who knows its reference and e-mail address sees of a request.',
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
  /** The request, for the link to the visitor’s choices. */
  requestId!: ObjectId;

  @Field(() => String, { description: 'The reference for the visitor to quote, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, { description: 'A sentence of thanks.' })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'What an order of brochures costs, in paise; null for other requests.',
  })
  totalPaise?: number | null;
}
