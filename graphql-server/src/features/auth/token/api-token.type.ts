import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import type { AppContext } from '../../../base/context.ts';

/** The collection of API tokens, and their noun in the activity log. */
export const tokensNoun = 'apiTokens';

/** What a token did on one day. */
export interface DayOfUse {
  calls?: number;
  refusals?: number;
}

@ObjectType('ApiToken', {
  description: 'A key with which a program calls this API. The database keeps a hash of its secret alone.',
})
export class StoredToken {
  @Field(() => ID, { name: 'id', description: 'Its id, which is also a part of the token.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'What it is for, in the words of the owner who made it.' })
  name!: string;

  @Field(() => [ApiScope], { description: 'What it may do beyond what visitors may.' })
  scopes!: ApiScope[];

  @Field(() => [String], {
    description: 'The networks from which it may call, as `203.0.113.0/24`; empty for all.',
  })
  networks!: string[];

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => String, { description: 'The account that made it.' })
  createdBy!: string;

  @Field(() => Date, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When an owner revoked it; null if none has.' })
  revokedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it last called, to the minute; null if it never has.',
  })
  lastUsedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network from which it last called, as the activity log names it; null if it never has.',
  })
  lastUsedFrom!: string | null;

  /** SHA-256 of the secret, in hexadecimal. */
  hash!: string;
  /** What it did, by day in India as YYYY-MM-DD. */
  uses?: Record<string, DayOfUse>;
}

@ObjectType({ description: 'A new API token with its secret.' })
export class MadeToken {
  @Field(() => StoredToken, { description: 'The token.' })
  token!: StoredToken;

  @Field(() => String, {
    description:
      'The whole token for `Authorization: Bearer …`. It is shown only once: the database keeps a hash.',
  })
  secret!: string;
}

@ObjectType({ description: 'An API token that was changed.' })
export class ChangedToken {
  @Field(() => StoredToken, { description: 'The token as it is now.' })
  token!: StoredToken;
}

export function tokensOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredToken>(tokensNoun);
}
