import { createHash, randomBytes } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { notFound } from '../../../base/errors.ts';
import { adminsOf } from '../admin.type.ts';
import type { Admin } from '../admin.type.ts';

const tokenBytes = 32;

/** A link with which a person chooses a password; the database keeps only its hash. */
interface NewLink {
  account: Admin;
  url: string;
  expiresAt: Date;
}

/** Makes a link for an account, in place of any earlier one. Throws NOT_FOUND for an unknown account. */
export async function issueLink(context: AppContext, adminId: ObjectId, lifeMs: number): Promise<NewLink> {
  // Random bytes need no slow hash.
  const token = randomBytes(tokenBytes).toString('base64url');
  const expiresAt = new Date(timeNow().getTime() + lifeMs);
  const account = await adminsOf(context).findOneAndUpdate(
    { _id: adminId },
    { $set: { link: { hash: hashOfToken(token), expiresAt } } },
    { returnDocument: 'after' },
  );
  if (!account) throw notFound('Account');
  // Browsers send the part after # to no server, so no log and no referrer holds it.
  return { account, url: `${context.config.siteUrl}/my-account/choose-password#${token}`, expiresAt };
}

/** The filter for the account of a valid link. */
export function accountOfLink(token: string) {
  return {
    'link.hash': hashOfToken(token),
    'link.expiresAt': { $gt: timeNow() },
    disabledAt: null,
  };
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
