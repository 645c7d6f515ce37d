import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';

/** Why enquiries go from one person to another. */
export enum MoveKind {
  /** They belong to someone else, who becomes a lead. */
  SEPARATION = 'SEPARATION',
  /** A colleague said who of several people with one number wrote. */
  SENDER = 'SENDER',
}

/** Enquiries that go from one person to another: stored first, so that any process can complete it. */
export interface PersonMove {
  _id: ObjectId;
  kind: MoveKind;
  /** The person whose enquiries they are, and the one whose they become. */
  keptId: ObjectId;
  otherId: ObjectId;
  enquiryIds: ObjectId[];
  at: Date;
  by: string;
  /** The people of whom no other move can begin; absent if there are none. */
  busy?: ObjectId[];
  /** Set until all is done. */
  due?: true;
}

export function personMovesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<PersonMove>('personMoves');
}
