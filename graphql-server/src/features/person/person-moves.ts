import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { registerEnumType } from 'type-graphql';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import type { Person } from './person.type.ts';

/** Why enquiries go from one person to another. */
export enum MoveKind {
  /** They belong to someone else, who becomes a lead. */
  SEPARATION = 'SEPARATION',
  /** A colleague said who of several people with one number wrote. */
  SENDER = 'SENDER',
  /** Two people are one. */
  MERGE = 'MERGE',
}

export enum MergeField {
  NAME = 'NAME',
  STATE = 'STATE',
  NEXT_STEP = 'NEXT_STEP',
  OWNER = 'OWNER',
  WISHES = 'WISHES',
}
registerEnumType(MergeField, {
  name: 'MergeField',
  description: 'What a merge can take from the lead that goes.',
  valuesConfig: {
    NAME: { description: 'The name.' },
    STATE: { description: 'How far it has come, with the reason.' },
    NEXT_STEP: { description: 'The next step.' },
    OWNER: { description: 'Whose lead it is.' },
    WISHES: { description: 'What the person wants.' },
  },
});

interface Move {
  _id: ObjectId;
  /** The person who was there before, and the one to whom or from whom enquiries go. */
  keptId: ObjectId;
  otherId: ObjectId;
  at: Date;
  by: string;
  /** The people of whom no other move can begin; absent if there are none. */
  busy?: ObjectId[];
  /** Set until all is done: from then on, any process completes it. */
  dueAt?: Date;
}

/** Enquiries of one person become those of another. */
export interface Separation extends Move {
  kind: MoveKind.SEPARATION | MoveKind.SENDER;
  enquiryIds: ObjectId[];
}

/** All that one person has goes to another, with what an undo needs. */
export interface Merge extends Move {
  kind: MoveKind.MERGE;
  take: MergeField[];
  /** The keys of the person who goes, and whether the other had them too. */
  keys: { key: string; shared: boolean }[];
  keptKeys: string[];
  /** The work on the person who stays, before the merge. */
  former: MergedWork;
  /** What the open work on the enquiries of both was. */
  works: EnquiryWork[];
  undone?: { at: Date; by: string };
}

/** The work on one enquiry before a merge. */
export interface EnquiryWork {
  _id: ObjectId;
  state: string;
  closeReason: string | null;
  nextAt: Date | null;
  unread: boolean;
  responsibleId: ObjectId | null;
  responsibleName: string | null;
}

/** What a merge changes of the person who stays. */
export type MergedWork = Pick<
  Person,
  | 'state'
  | 'closeReason'
  | 'nextAt'
  | 'step'
  | 'responsibleId'
  | 'responsibleName'
  | 'news'
  | 'chosenName'
  | 'notSame'
  | 'ownWishes'
  | 'chosenWishes'
  | 'verdicts'
>;

/** Enquiries that go from one person to another: stored first, so that any process can complete it. */
export type PersonMove = Separation | Merge;

export function personMovesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<PersonMove>('personMoves');
}

const patienceMs = 3_000;

/** So long, the process that begins a move does it alone. */
export function whenDue(): Date {
  return new Date(timeNow().getTime() + patienceMs);
}

/** So long can a merge be undone, and so long are moves kept. */
export const keptMs = 90 * 24 * 3_600_000;
