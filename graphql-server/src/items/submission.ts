import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { IsInt, IsOptional, Matches } from 'class-validator';
import { MongoServerError } from 'mongodb';
import type { Filter } from 'mongodb';
import { Field, InputType, Int } from 'type-graphql';
import type { RateLimit } from '../access/rate-limit.ts';
import type { Context } from '../base/context.ts';
import { TextField } from '../base/input.ts';
import type { StoredItem } from '../base/types.ts';
import { collectionOf } from './noun.ts';
import type { Noun } from './noun.ts';

const submissionWindowMs = 10 * 60_000;
/** In 10 minutes from one address, unless the setting `SUBMISSIONS_PER_10_MINUTES` says otherwise. */
const maxContactRequests = 8;
const maxApplications = 4;

/** The fields that all forms of visitors share. */
@InputType({ description: 'Fields that keep robots out and prevent sending twice.' })
export abstract class SubmissionInput {
  @TextField({
    description:
      'A trap: people do not see this field. When it is filled, the answer is the usual one, and nothing is stored.',
    maxLength: 2_000,
  })
  website?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Milliseconds since the form was shown. Too few (1,200) are taken for a robot’s, as above; left out, nothing is judged.',
  })
  @IsOptional()
  @IsInt({ message: 'This must be a whole number of milliseconds.' })
  filledInMs?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the client’s own making, such as a UUID, of 16 to 64 letters, digits and hyphens. Sent again with the same e-mail address it returns the first receipt, and nothing is stored twice.',
  })
  @IsOptional()
  @Matches(/^[\w-]{16,64}$/, { message: 'Please use 16 to 64 letters, digits and hyphens.' })
  submissionKey?: string;
}

/** A stored submission; the key is kept as a hash, together with the e-mail address. */
export interface Submitted extends StoredItem {
  submissionKey?: string;
}

/** Whether a robot filled in the form: the trap has text, or the form was filled in faster than a person can. */
export function isRobot({ config }: Context, { website, filledInMs }: SubmissionInput): boolean {
  return Boolean(website) || (filledInMs !== undefined && filledInMs < config.minFillMs);
}

/** How many contact requests one address may send. */
export function contactLimit(context: Context): RateLimit {
  return submissionLimit(context, 'submitContact', maxContactRequests);
}

/** How many job applications one address may send. */
export function applicationLimit(context: Context): RateLimit {
  return submissionLimit(context, 'submitApplication', maxApplications);
}

function submissionLimit({ config }: Context, name: string, max: number): RateLimit {
  return {
    name,
    max: config.submissionsPer10Minutes ?? max,
    windowMs: submissionWindowMs,
    sentence: 'We have received several requests from your connection.',
  };
}

/** The stored form of a key. It includes the address, so that one sender’s key never finds another’s request. */
export function storedKey(key: string | undefined, email: string): string | undefined {
  return key && createHash('sha256').update(`${key}\n${email.toLowerCase()}`).digest('base64url');
}

/** Stores a submission, or returns the one that came with the same key before or at the same time. */
export async function storeOnce<Item extends Submitted>(
  context: Context,
  noun: Noun<Item>,
  submissionKey: string | undefined,
  store: () => Promise<Item>,
): Promise<Item> {
  if (!submissionKey) return store();
  const filter: Filter<Submitted> = { submissionKey };
  const findFirst = async () =>
    (await collectionOf(context, noun).findOne(filter as Filter<Item>)) as Item | null;
  const first = await findFirst();
  if (first) return first;
  try {
    return await store();
  } catch (error) {
    const other = isDuplicateOf(error, 'submissionKey') && (await findFirst());
    if (other) return other;
    throw error;
  }
}

/** Whether the unique index on this field refused a write. */
export function isDuplicateOf(error: unknown, field: string): boolean {
  if (!(error instanceof MongoServerError && error.code === 11_000)) return false;
  const { keyPattern } = error.errorResponse as { keyPattern?: object };
  return keyPattern !== undefined && field in keyPattern;
}
