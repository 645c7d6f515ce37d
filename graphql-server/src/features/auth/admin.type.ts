import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AdminRole } from '../../base/admin-role.ts';
import type { AppContext } from '../../base/context.ts';

/** The collection of accounts, and their noun in the activity log. */
export const accountsNoun = 'admins';

/** The second factor of an account, once confirmed with a code. */
export interface SecondFactor {
  /** The secret of the authenticator app, encrypted; null if the account’s passkeys are the second factor. */
  secret: string | null;
  /** The 30-second step of the last code used, so that no code works twice. */
  lastStep: number;
  /** SHA-256 of the unused recovery codes. */
  recoveryHashes: string[];
}

@ObjectType('Passkey', {
  description: 'A passkey (WebAuthn), with which an account logs in without a password.',
})
export class StoredPasskey {
  @Field(() => String, { description: 'The id of the credential, in base64url.' })
  id!: string;

  @Field(() => String, { description: 'The name that its user gave it.' })
  name!: string;

  @Field(() => Date, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it last started a login; null if it never did.' })
  lastUsedAt!: Date | null;

  /** Its public key (COSE), in base64url. */
  publicKey!: string;
  /** The signature counter of the last use; 0 for passkeys that do not count. */
  counter!: number;
  /** How a browser reaches it, such as `internal` or `usb`. */
  transports!: string[];
  /** The time of the last challenge that it answered, in milliseconds, so that no answer works twice. */
  lastIssued!: number;
}

@ObjectType({ description: 'An account of the back office.' })
export class Admin {
  @Field(() => ID, { name: 'id', description: 'The account’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The name to log in with.' })
  username!: string;

  @Field(() => AdminRole, { description: 'The role, which says what the account may do.' })
  role!: AdminRole;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the account was disabled; null if it is active.',
  })
  disabledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address that gets links for choosing a password.',
  })
  email?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The team member that the account stands for: whose leads are its own. Null for none.',
  })
  memberId?: ObjectId | null;

  /** Whether the account was invited and has no password yet that anyone knows. */
  invited?: boolean;
  /** The valid or ended link with which its person may choose a password. */
  link?: { hash: string; expiresAt: Date } | null;
  /** Whether another person set the password; the account must change it before anything else. */
  mustChangePassword?: boolean;
  /** An Argon2id hash in PHC notation. */
  passwordHash!: string;
  /** Hashes of addresses from which the account has logged in; strangers cannot lock these out. */
  knownAddresses!: string[];
  secondFactor?: SecondFactor | null;
  passkeys?: StoredPasskey[];
  /** The leads whose hidden numbers the account asked for, and until when they are shown to it. */
  shownReach?: { personId: ObjectId; until: Date }[];
  /** Whether its installed offices keep its next leads; missing for not. */
  worksOffline?: boolean;
  /** The rows of enquiries that the account has downloaded on a day in India. */
  exported?: { day: string; rows: number };
  /** An encrypted secret that still needs a code to confirm it. */
  enrolment?: string | null;
}

/** A login that has not ended. Its token holds its id; deleting it ends the login at once. */
@ObjectType('Session', { description: 'A login that has not ended.' })
export class StoredSession {
  @Field(() => ID, { name: 'id', description: 'The login’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The IP address that logged in.' })
  address!: string;

  @Field(() => String, { description: 'The browser’s User-Agent.' })
  userAgent!: string;

  @Field(() => Date, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => Date, {
    description: 'When it expires; one that stays needs to be confirmed by then, with `confirmSession`.',
  })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'How long it stays, as long as it is confirmed every 12 hours; null for one that does not.',
  })
  staysUntil?: Date | null;

  /** When a passkey or a code last proved whose it is; only of one that stays. */
  confirmedAt?: Date;
  /** How often it was confirmed; only of one that stays. Its token names the number, so that each confirmation ends the former token. */
  round?: number;
  adminId!: ObjectId;
}

@ObjectType({ description: 'A login of the caller’s account.' })
export class OwnSession extends StoredSession {
  @Field(() => Boolean, { description: 'Whether it is the login of this request.' })
  current!: boolean;
}

@ObjectType({ description: 'A successful login.' })
export class LoginResult {
  @Field(() => String, {
    description: 'The token for `Authorization: Bearer …`; valid for 12 hours, or until it is confirmed.',
  })
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
    description: 'The password, if the server made it. It is shown only once: the database keeps a hash.',
  })
  password!: string | null;
}

@ObjectType({ description: 'The account behind a link for choosing a password.' })
export class PasswordLink {
  @Field(() => String, { description: 'The name to log in with.' })
  username!: string;

  @Field(() => AdminRole, { description: 'The role, which says what the account may do.' })
  role!: AdminRole;

  @Field(() => Boolean, { description: 'Whether it is an invitation, rather than a forgotten password.' })
  invited!: boolean;

  @Field(() => Date, { description: 'How long the link is valid.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'A password chosen with a link.' })
export class ChosenPassword {
  @Field(() => String, { description: 'The name to log in with.' })
  username!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of the new login, as from `login`; null if the account has a second factor and must log in with its code.',
  })
  token!: string | null;
}

@ObjectType({ description: 'A second factor that needs its first code.' })
export class SecondFactorEnrolment {
  @Field(() => String, { description: 'The secret in base32, to be typed into an authenticator app.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as an otpauth:// address, for a QR code.' })
  uri!: string;

  @Field(() => Int, { description: 'How long a code lasts, in seconds.' })
  period!: number;
}

export function adminsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<Admin>('admins');
}
