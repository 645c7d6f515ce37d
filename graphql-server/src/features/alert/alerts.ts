import type { Collection, ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import type { StoredAlert } from './alert.type.ts';
import type { StoredConfiguration } from '../property/inventory/configuration.type.ts';
import type { BuildStage } from '../property/facts/facts.type.ts';
import type { Price, PropertyStatus } from '../property/property.type.ts';
import type { QueuedMail } from '../mail/queue.ts';

/** What searches look at in a configuration, and what e-mails name of it. */
export type SeenConfiguration = Pick<
  StoredConfiguration,
  | 'key'
  | 'name'
  | 'bedrooms'
  | 'study'
  | 'baths'
  | 'balconies'
  | 'carpet'
  | 'builtUp'
  | 'superArea'
  | 'priceFrom'
  | 'priceTo'
>;

/** What visitors saw of a home at a moment. */
export interface SeenFacts {
  price: Price | null;
  status: PropertyStatus;
  stage: BuildStage | null;
  /** Empty for a home without configurations; missing if they were not noted yet at that moment. */
  configurations?: SeenConfiguration[];
}

/** What visitors saw of a home when we last looked, to notice what changed. */
export interface SeenProperty extends SeenFacts {
  _id: ObjectId;
  version: number;
  /** Whether visitors see it. */
  visible: boolean;
}

/** A change of a home that visitors see; its id is made of the home and the version, so that it is noted once. */
export interface PropertyNews {
  _id: ObjectId;
  propertyId: ObjectId;
  at: Date;
  /** Null for a new home. */
  before: SeenFacts | null;
  after: SeenFacts;
  /** Present until every alert has heard of it. */
  waiting?: true;
}

/** One alert hears of one change. Its id is made of both, so that it hears of it once. */
export interface AlertNews {
  _id: ObjectId;
  alertId: ObjectId;
  propertyId: ObjectId;
  at: Date;
  before: SeenFacts | null;
  /** The keys of the configurations that its search finds; null or missing for all that changed. */
  parts?: string[] | null;
  /** The e-mail that tells it; null until there is one. */
  mailId: ObjectId | null;
}

/** A home in an e-mail. */
export interface ToldItem {
  title: string;
  path: string;
  place: string;
  price: string;
  /** The RERA number, or that it is a sample. */
  note: string;
  /** What is told of it: “New”, “Price: was ₹ 1.2 Cr”. */
  news: string[];
}

/** An e-mail to a visitor. It holds neither the address nor the links with tokens: they are put in when it leaves. */
export interface AlertMail extends QueuedMail {
  alertId: ObjectId;
  kind: 'confirm' | 'news';
  createdAt: Date;
  items: ToldItem[];
  /** The homes beyond those in `items`. */
  more: number;
  /** The news that it tells. */
  newsIds: ObjectId[];
}

type Store = Pick<AppContext, 'db'>;

export const alertMailsCollection = 'alertMails';

export function alertsOf({ db }: Store): Collection<StoredAlert> {
  return db.collection<StoredAlert>('alerts');
}

export function alertMailsOf({ db }: Store): Collection<AlertMail> {
  return db.collection<AlertMail>(alertMailsCollection);
}

export function alertNewsOf({ db }: Store): Collection<AlertNews> {
  return db.collection<AlertNews>('alertNews');
}

export function propertyNewsOf({ db }: Store): Collection<PropertyNews> {
  return db.collection<PropertyNews>('propertyNews');
}

export function seenPropertiesOf({ db }: Store): Collection<SeenProperty> {
  return db.collection<SeenProperty>('seenProperties');
}
