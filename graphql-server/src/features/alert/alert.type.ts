import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { ConsentReceipt } from '../lead/consent.type.ts';

export enum AlertKind {
  SEARCH = 'SEARCH',
  PROPERTY = 'PROPERTY',
}
registerEnumType(AlertKind, {
  name: 'AlertKind',
  description: 'What an alert follows.',
  valuesConfig: {
    SEARCH: { description: 'The homes that a search finds.' },
    PROPERTY: { description: 'One home.' },
  },
});

export enum AlertFrequency {
  AT_ONCE = 'AT_ONCE',
  WEEKLY = 'WEEKLY',
}
registerEnumType(AlertFrequency, {
  name: 'AlertFrequency',
  description: 'How often an alert writes, if there is something to tell.',
  valuesConfig: {
    AT_ONCE: { description: 'Within a minute or two.' },
    WEEKLY: { description: 'On Mondays at 9 am in India.' },
  },
});

export enum AlertState {
  WAITING = 'WAITING',
  CONFIRMED = 'CONFIRMED',
  STOPPED = 'STOPPED',
}
registerEnumType(AlertState, {
  name: 'AlertState',
  description: 'The state of an alert.',
  valuesConfig: {
    WAITING: {
      description:
        'The owner of the address has not confirmed it yet; nothing but the request to do so is sent.',
    },
    CONFIRMED: { description: 'It writes when there is something to tell.' },
    STOPPED: { description: 'It no longer writes.' },
  },
});

/** An alert as its links show it: never with the address. */
@ObjectType({ description: 'An alert by e-mail, as its own links show it. The address is not part of it.' })
export class Alert {
  @Field(() => AlertKind, { description: 'What it follows.' })
  kind!: AlertKind;

  @Field(() => String, {
    description: 'What it follows, in words: “3 BHK, Sector 150”, or the title of a home.',
  })
  label!: string;

  @Field(() => String, { description: 'The path of the list or of the home.' })
  path!: string;

  @Field(() => AlertFrequency, { description: 'How often it writes.' })
  frequency!: AlertFrequency;

  @Field(() => AlertState, { description: 'Its state.' })
  state!: AlertState;
}

/** An alert as stored. The links in its e-mails are computed from the nonce and are not stored. */
export interface StoredAlert extends Alert {
  _id: ObjectId;
  email: string;
  /** The address is a throw-away one. */
  disposable: boolean;
  language: 'en';
  /** Equal for alerts that follow the same: the key of the search, or the id of the home. */
  key: string;
  /** What is looked for, as `projects` takes it; null for a home. */
  filter: object | null;
  propertyId: ObjectId | null;
  /** Changes when the alert is asked for again after it was stopped, so that former links lead nowhere. */
  nonce: string;
  receipt: ConsentReceipt;
  createdAt: Date;
  askedAt: Date;
  /** How often the request to confirm was sent. */
  asks: number;
  confirmedAt: Date | null;
  stoppedAt: Date | null;
  /** From when on a sweep removes it. */
  eraseAt: Date;
  /** When the next e-mail is due; only set while there is something to tell. */
  dueAt?: Date;
  /** The number of e-mails with something to tell. */
  mailCount: number;
}
