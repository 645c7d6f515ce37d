import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AdminRole } from '../../base/admin-role.ts';
import type { AppContext } from '../../base/context.ts';

/** The collection, and what the activity log calls accounts. */
export const accountsNoun = 'admins';

/** The second factor of an account, once a code has confirmed it. */
export interface SecondFactor {
  /** The secret, encrypted. */
  secret: string;
  /** The 30-second step of the last code that was used: no code serves twice. */
  lastStep: number;
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: string[];
}

@ObjectType({ description: 'An account of the back office.' })
export class Admin {
  @Field(() => ID, { name: 'id', description: 'The account’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The name to log in with.' })
  username!: string;

  @Field(() => AdminRole, { description: 'What the account may do.' })
  role!: AdminRole;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the account was disabled; null while it can log in.',
  })
  disabledAt!: Date | null;

  /** Whether another person set the password; then the account must change it before anything else. */
  mustChangePassword?: boolean;
  /** Argon2id, in PHC notation. */
  passwordHash!: string;
  /** Hashes of addresses that logged in before; strangers cannot lock these out. */
  knownAddresses!: string[];
  secondFactor?: SecondFactor | null;
  /** An encrypted secret that no code has confirmed yet. */
  enrolment?: string | null;
}

/** A login that has not ended. The token names it; deleting it ends the login at once. */
@ObjectType('Session', { description: 'A login that has not ended.' })
export class StoredSession {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The IP address that logged in.' })
  address!: string;

  @Field(() => String, { description: 'The browser, as it calls itself.' })
  userAgent!: string;

  @Field(() => Date, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it expires.' })
  expiresAt!: Date;

  adminId!: ObjectId;
}

@ObjectType({ description: 'A login of the account that asks.' })
export class OwnSession extends StoredSession {
  @Field(() => Boolean, { description: 'Whether it is the login of this request.' })
  current!: boolean;
}

@ObjectType({ description: 'A successful login.' })
export class LoginResult {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`; valid for 12 hours.' })
  token!: string;

  @Field(() => String, { description: 'A sentence of success.' })
  message!: string;

  @Field(() => Admin, { description: 'The account.' })
  admin!: Admin;
}

@ObjectType({ description: 'An account whose password was just set.' })
export class AccountWithPassword {
  @Field(() => Admin, { description: 'The account.' })
  account!: Admin;

  @Field(() => String, {
    nullable: true,
    description: 'The password when the server made one up. It is shown only now: the database has its hash.',
  })
  password!: string | null;
}

@ObjectType({ description: 'A second factor that waits for its first code.' })
export class SecondFactorEnrolment {
  @Field(() => String, { description: 'The secret in base32, to be typed into an authenticator app.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an otpauth:// address, for a QR code.' })
  uri!: string;

  @Field(() => Int, { description: 'How many seconds a code lasts.' })
  period!: number;
}

export function adminsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<Admin>('admins');
}
