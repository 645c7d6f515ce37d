import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import { AdminRole } from '../../roles.ts';

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

  /** Argon2id, in PHC notation. */
  passwordHash!: string;
  /** Hashes of addresses that logged in before; strangers cannot lock these out. */
  knownAddresses!: string[];
}

/** A login that has not ended. The token names it; deleting it ends the login at once. */
export interface Session {
  _id: ObjectId;
  adminId: ObjectId;
  address: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
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
