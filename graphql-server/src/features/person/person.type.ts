import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { Arrivals, Channel } from '../lead/arrival.type.ts';
import { Lead, NextStepKind } from '../lead/lead.type.ts';
import { MessageLanguage } from '../lead/message.type.ts';
import type { NextStepDetails } from '../lead/lead.type.ts';
import type { StoredVerdict } from '../lead/verdict.type.ts';
import type { PersonHome } from './person-home.type.ts';
import type { ChosenWishes, Wishes } from './wishes.ts';

export enum PersonState {
  NEW = 'NEW',
  CONTACTED = 'CONTACTED',
  INTERESTED = 'INTERESTED',
  VISIT_PLANNED = 'VISIT_PLANNED',
  VISITED = 'VISITED',
  NEGOTIATION = 'NEGOTIATION',
  BOOKED = 'BOOKED',
  LOST = 'LOST',
  JUNK = 'JUNK',
}
registerEnumType(PersonState, {
  name: 'PersonState',
  description: 'How far a person who wants a home has come.',
  valuesConfig: {
    NEW: { description: 'No colleague has spoken with them yet, or they came back.' },
    CONTACTED: { description: 'A colleague has spoken with them or written to them.' },
    INTERESTED: { description: 'They look at what we offer.' },
    VISIT_PLANNED: { description: 'A visit is agreed.' },
    VISITED: { description: 'They have seen a home.' },
    NEGOTIATION: { description: 'The price or the terms are being agreed.' },
    BOOKED: { description: 'They bought or rented through us.' },
    LOST: { description: 'They do not want a home from us now; a new enquiry makes them new again.' },
    JUNK: { description: 'This is no buyer, and stays so whatever comes.' },
  },
});

export enum PersonReason {
  PRICE = 'PRICE',
  PLACE = 'PLACE',
  NO_ANSWER = 'NO_ANSWER',
  BOUGHT_ELSEWHERE = 'BOUGHT_ELSEWHERE',
  OTHER = 'OTHER',
  BROKER = 'BROKER',
  WRONG_NUMBER = 'WRONG_NUMBER',
  ROBOT = 'ROBOT',
  TEST = 'TEST',
}
registerEnumType(PersonReason, {
  name: 'PersonReason',
  description: 'Why a person is lost (the first five) or junk (the others).',
  valuesConfig: {
    PRICE: { description: 'The price did not suit them.' },
    PLACE: { description: 'The place did not suit them.' },
    NO_ANSWER: { description: 'They could not be reached.' },
    BOUGHT_ELSEWHERE: { description: 'They bought or rented elsewhere.' },
    OTHER: { description: 'Another reason, in words.' },
    BROKER: { description: 'A broker.' },
    WRONG_NUMBER: { description: 'The number belongs to another person.' },
    ROBOT: { description: 'A program filled in the form.' },
    TEST: { description: 'A colleague tried the form.' },
  },
});

export enum PersonNewsKind {
  FIRST = 'FIRST',
  ASKED_AGAIN = 'ASKED_AGAIN',
  CAME_BACK = 'CAME_BACK',
}
registerEnumType(PersonNewsKind, {
  name: 'PersonNewsKind',
  description: 'What the latest enquiry of a person was.',
  valuesConfig: {
    FIRST: { description: 'The first.' },
    ASKED_AGAIN: { description: 'One more of a person whose lead was open or booked.' },
    CAME_BACK: { description: 'One of a person who was lost.' },
  },
});

@ObjectType({ description: 'What the latest enquiry of a person was.' })
export class PersonNews {
  @Field(() => PersonNewsKind, { description: 'The kind.' })
  kind!: PersonNewsKind;

  @Field(() => Date, { description: 'When it came.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'The home that it was about.' })
  about!: string | null;

  @Field(() => Date, { nullable: true, description: 'When a person who came back was lost.' })
  since!: Date | null;

  @Field(() => PersonReason, { nullable: true, description: 'Why a person who came back was lost then.' })
  reason!: PersonReason | null;
}

@ObjectType({ description: 'What a colleague does next with a person.' })
export class NextStep {
  @Field(() => NextStepKind, { description: 'What it is.' })
  kind!: NextStepKind;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'More about it, at most 200 characters.' })
  text!: string | null;
}

@ObjectType({ description: 'Whose turn it is to take a lead, and until when.' })
export class LeadTurn {
  @Field(() => ID, { description: 'The team member.' })
  memberId!: ObjectId;

  @Field(() => String, { description: 'The name of that team member.' })
  name!: string;

  @Field(() => Date, { description: 'When the lead passes on, unless it is taken.' })
  until!: Date;

  @Field(() => Boolean, { description: 'Whether the member stands in for the owner.' })
  standsIn!: boolean;

  /** Whether the lead had its owner before, and stays theirs: another one stands in. */
  keepsOwner!: boolean;
  from!: Date;
  /** Where the e-mail about it goes. */
  email!: string | null;
  /** How often it has passed on. */
  passes!: number;
  /** Those who had it, one after the other. */
  had!: ObjectId[];
}

/** When a colleague first tried to reach a person, or reached them. */
export interface LeadMoment {
  at: Date;
  /** The minutes since the arrival in which the company was open. */
  minutes: number;
  /** The account. */
  by: string;
}

@ObjectType({
  description:
    'A person who wants a home, or to sell or let one: all enquiries of one phone number or e-mail address, as one lead.',
})
export class Person extends Lead {
  @Field(() => PersonState, { description: 'How far the person has come.' })
  override state!: PersonState;

  @Field(() => PersonReason, {
    nullable: true,
    description: 'Why the person is lost or junk; null otherwise, and where no colleague said it.',
  })
  closeReason!: PersonReason | null;

  @Field(() => String, { description: 'The reference of the first enquiry, such as AHG-7F3K2.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The name, as the person last wrote it.' })
  name!: string | null;

  @ListOf({ length: 2 })
  @Field(() => [String], { description: 'The phone numbers in E.164.' })
  numbers!: string[];

  @ListOf({ length: 2 })
  @Field(() => [String], { description: 'The e-mail addresses.' })
  emails!: string[];

  @Field(() => ID, {
    name: 'ownerId',
    nullable: true,
    description: 'The team member whose lead it is; null for nobody yet.',
  })
  responsibleId!: ObjectId | null;

  @Field(() => String, {
    name: 'ownerName',
    nullable: true,
    description: 'The name of that team member when the lead was given to them.',
  })
  responsibleName!: string | null;

  @Field(() => Date, { description: 'When the person last wrote or called.' })
  lastTouchAt!: Date;

  @Field(() => Int, { description: 'How many enquiries came from the person.' })
  enquiryCount!: number;

  @Field(() => String, { nullable: true, description: 'The home that the latest enquiry was about.' })
  about!: string | null;

  /** The homes that the person asked about or was sent, the latest first; at most 50. */
  homes!: PersonHome[];
  verdicts?: StoredVerdict[];

  @Field(() => PersonNews, { nullable: true, description: 'What the latest enquiry was.' })
  news!: PersonNews | null;

  /** From when on it is overdue; far ahead once it has ended, so that a list sorts by it. */
  dueAt!: Date;

  @Field(() => [String], {
    description:
      'How the enquiries reached the company: values of `ContactSource`, each once, the first one first.',
  })
  sources!: string[];

  @Field(() => Channel, {
    nullable: true,
    description:
      'How the person first came to the company: as the first enquiry tells, or as a colleague corrected it. Null where it is not known.',
  })
  channel?: Channel | null;

  @Field(() => Arrivals, {
    nullable: true,
    description: 'How the person first and last came to the site; null where nothing is known.',
  })
  arrivals?: Arrivals | null;
  @Field(() => MessageLanguage, {
    nullable: true,
    description:
      'The language in which a colleague last wrote to the person, or that a colleague noted; null before that.',
  })
  language?: MessageLanguage | null;
  @Field(() => LeadTurn, {
    nullable: true,
    description: 'Whose turn it is to take the lead; null once it is taken, and where none is given.',
  })
  turn?: LeadTurn | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the lead went round and no one took it in time; null for no.',
  })
  untaken?: true | null;

  /** What the person wants: what a colleague said, and besides that what the enquiries say. */
  wishes?: Wishes;
  /** What a colleague said of it. */
  ownWishes?: Wishes;
  chosenWishes?: ChosenWishes | null;

  /** Who stood in for the owner last, and sees the lead until it is given or handed over again. */
  standInId?: ObjectId | null;
  /** Set until those whom it concerns are sent a notice of the last news, turn or handing over. */
  noticeDue?: true;
  /** The next step of which its owner was sent a notice. */
  dueNoticed?: Date;
  /** Whether it waits until a colleague is on duty. */
  waits?: true;
  /** Since when a process gives it to a colleague. */
  givingAt?: Date;
  /** The enquiries for which it was given, the latest 50. */
  givenFor?: ObjectId[];
  /** When a lead arrived whose times are counted. */
  clockedFrom?: Date;
  firstAttempt?: LeadMoment;
  firstReached?: LeadMoment;

  /** Whether a colleague said how the person came. */
  channelCorrected?: boolean;
  /** What `nextAt` is for. */
  step?: NextStepDetails | null;
  /** The numbers and addresses together, by which others who share one are found. */
  reach!: string[];
  /** The enquiries that have been noticed, the latest 500. */
  enquiryIds!: ObjectId[];
  /** Changes of enquiries up to this moment have been taken over. */
  settledAt!: Date;
  /** Whether the person came back and no colleague has worked on it since. */
  cameBack!: boolean;
  /** Set until the enquiries follow the last change. */
  followDue?: boolean;
  /** Whether no colleague has said yet who wrote one of its enquiries with a shared number. */
  sharedNumber?: boolean;
  /** The people who are someone else, as a colleague said. */
  notSame?: ObjectId[];
  /** The people with whom it was merged, one after the other; the last one stands for it. */
  mergedInto?: ObjectId[];
  /** The name that a colleague chose, until a later enquiry bears one. */
  chosenName?: { name: string | null; at: Date } | null;
}

@ObjectType({ description: 'A part of the list of people.' })
export class PeoplePage {
  @Field(() => [Person], { description: 'The people, in the order asked for.' })
  items!: Person[];

  @Field(() => Int, { description: 'How many there are in all; a search counts no further than 5,000.' })
  totalCount!: number;

  @Field(() => Boolean, {
    description:
      'Whether a search has found more people than `totalCount`. A further word or a filter narrows it.',
  })
  hasMore!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where the next part begins: the value for `after`; null at the end.',
  })
  endCursor!: string | null;

  @Field(() => Date, { description: 'The time of this answer, by the clock of the database.' })
  readAt!: Date;
}
