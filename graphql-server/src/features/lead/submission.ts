import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { IsInt, IsOptional, Matches } from 'class-validator';
import type { Filter, ObjectId } from 'mongodb';
import { Field, InputType, Int } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { leadLimit } from '../../access/token-writes.ts';
import { isVisitor } from '../../access/actor.ts';
import { countUseOf } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import type { Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { derivedId } from '../../base/ids.ts';
import { TextField } from '../../base/input.ts';
import type { StoredItem } from '../../base/types.ts';
import { isDuplicateId } from '../../database/duplicate-key.ts';
import type { UploadedFile } from '../../files/uploaded-file.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { codeOfForm } from '../../kit/once/argument-code.ts';
import { nextKey } from '../../kit/once/own-ids.ts';

const submissionWindowMs = 10 * 60_000;
/** The limits per address in 10 minutes, unless `SUBMISSIONS_PER_10_MINUTES` sets others. */
const maxContactRequests = 8;
const maxApplications = 4;
const maxReports = 6;

/** The fields that all forms of visitors share. */
@InputType({ description: 'Fields that stop robots and repeated submissions.' })
export abstract class SubmissionInput {
  @TextField({
    description:
      'A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored.',
    maxLength: 2_000,
  })
  website?: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked.',
  })
  @IsOptional()
  @IsInt({ message: 'This must be a whole number of milliseconds.' })
  filledInMs?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address and the same words returns the first receipt and stores nothing again; with other words it is refused.',
  })
  @IsOptional()
  @Matches(/^[\w-]{16,64}$/, { message: 'Please use 16 to 64 letters, digits and hyphens.' })
  submissionKey?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the privacy notice that the form showed.',
  })
  @IsOptional()
  @IsInt({ message: 'This must be a whole number.' })
  noticeVersion?: number;

  @TextField({ description: 'The language of that notice: `en` or `hi`.', maxLength: 10 })
  noticeLanguage?: string;
}

/** A stored submission; its key is hashed together with the e-mail address. */
export interface Submitted extends StoredItem, SubmissionMark {}

/** Whether a robot filled in the form: the trap has text, or the form was filled in faster than a person can. */
export function isRobot({ config }: Context, { website, filledInMs }: SubmissionInput): boolean {
  return Boolean(website) || (filledInMs !== undefined && filledInMs < config.minFillMs);
}

/** The limit on contact requests from one address, or from an API token that may add enquiries. */
export function contactLimit(context: Context): RateLimit {
  if (context.token?.scopes.includes(ApiScope.LEADS_CREATE)) return leadLimit(context);
  return submissionLimit(context, 'submitContact', maxContactRequests);
}

/**
 * Counts a submission of a phone number, which robots with many addresses could flood the office with. Throws
 * TOO_MANY_REQUESTS after twice as many as one address may send. The count knows the number as a hash only.
 */
export async function countPhone(
  context: Context,
  phone: string | null,
  { name, max, windowMs }: RateLimit,
): Promise<void> {
  if (!isVisitor(context) || !phone) return;
  const sentence = 'We have received several requests with this phone number.';
  const limit = { name: `${name} of`, max: 2 * max, windowMs, sentence };
  await countUseOf(context, limit, createHash('sha256').update(phone).digest('base64url'));
}

/** The limit on job applications from one address. */
export function applicationLimit(context: Context): RateLimit {
  return submissionLimit(context, 'submitApplication', maxApplications);
}

/** The limit on reports of listings from one address. */
export function reportLimit(context: Context): RateLimit {
  return submissionLimit(context, 'reportListing', maxReports);
}

function submissionLimit({ config }: Context, name: string, max: number): RateLimit {
  return {
    name,
    max: config.submissionsPer10Minutes ?? max,
    windowMs: submissionWindowMs,
    sentence: 'We have received several requests from your connection.',
  };
}

/** The stored form of a key. It includes the e-mail address, so that one sender’s key never finds another’s request. */
function storedKey(key: string | undefined, email: string): string | undefined {
  return key && createHash('sha256').update(`${key}\n${email.toLowerCase()}`).digest('base64url');
}

/**
 * The id of a submission with a key: the same for the same key, so that the id alone keeps it from being stored twice, in
 * a sharded collection too. Undefined without a key.
 */
export function submissionId(submissionKey: string | undefined): ObjectId | undefined {
  return submissionKey === undefined ? undefined : derivedId('submission', submissionKey);
}

/** What makes a submission the same again. */
export interface SubmissionMark {
  submissionKey?: string;
  /** A code of what was typed and chosen. */
  submissionCode?: string;
}

type Sent = SubmissionInput & { page?: string; arrivals?: unknown };

/**
 * The mark of a submission: of its own key, or else of the `Idempotency-Key` of its request. Its code is that of what was typed and
 * chosen, with its file; how long that took, on which page, and how the person came there may differ.
 */
export async function markOf(
  context: Pick<Context, 'write'>,
  { submissionKey: key, website: _trap, filledInMs: _time, page: _page, arrivals: _way, ...typed }: Sent,
  email: string,
  file?: UploadedFile,
): Promise<SubmissionMark> {
  const submissionKey = storedKey(key, email);
  if (!submissionKey) return { submissionKey: nextKey(context) };
  return { submissionKey, submissionCode: await codeOfForm([typed, file]) };
}

/**
 * Stores a submission under `submissionId`, or returns an earlier or concurrent one with the same key. Throws BAD_USER_INPUT with
 * the reason KEY_REUSED if that one had other words.
 */
export async function storeOnce<Item extends Submitted>(
  context: Context,
  noun: Noun<Item>,
  { submissionKey, submissionCode }: SubmissionMark,
  store: () => Promise<Item>,
): Promise<Item> {
  if (!submissionKey) return store();
  const filter: Filter<Submitted> = { submissionKey };
  const findFirst = async () => {
    const first = (await collectionOf(context, noun).findOne(filter as Filter<Item>)) as Item | null;
    // Those from before codes were kept have none.
    if (first?.submissionCode && first.submissionCode !== submissionCode) throw keyReused();
    return first;
  };
  const first = await findFirst();
  if (first) return first;
  try {
    return await store();
  } catch (error) {
    const other = isDuplicateId(error) && (await findFirst());
    if (other) return other;
    throw error;
  }
}

/** Stores what has no key of its own once for the `Idempotency-Key` of its request. */
export function storeWrite<Item extends Submitted>(
  context: Context,
  noun: Noun<Item>,
  store: (mark: SubmissionMark) => Promise<Item>,
): Promise<Item> {
  const mark = { submissionKey: nextKey(context) };
  return storeOnce(context, noun, mark, () => store(mark));
}

function keyReused(): AppError {
  const sentence = 'This form was sent before with other content. Please send it with a new key.';
  return new AppError('BAD_USER_INPUT', sentence, { reason: 'KEY_REUSED', status: 422 });
}
