import { createHash, timingSafeEqual } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { ApiCaller, AppContext } from '../../../base/context.ts';
import { idOfNothing } from '../../../base/ids.ts';
import { tokensOf } from './api-token.type.ts';
import type { StoredToken } from './api-token.type.ts';
import { isWithin } from './networks.ts';
import { noteCall, noteRefusal } from './token-use.ts';

const tokenPattern = /^ahg_([0-9a-f]{24})_([\w-]{43})$/;
const tokensInText = /ahg_[0-9a-f]{24}_[\w-]+/gi;
const hashOfNothing = '0'.repeat(64);

/** The whole token of an id and a secret: its beginning tells scanners of code what it is. */
export function tokenText(id: ObjectId, secret: string): string {
  return `ahg_${id.toHexString()}_${secret}`;
}

/** A text, such as an address, without the API tokens in it. */
export function withoutTokens(text: string): string {
  return text.replace(tokensInText, 'ahg_…');
}

/** Whether a text after `Bearer` is meant as an API token, rather than as the token of a login. */
export function isApiToken(text: string): boolean {
  return text.startsWith('ahg_');
}

/** SHA-256 of a secret. It has 256 random bits, so that nothing can be guessed from the hash. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * The API token behind a text; null for one that is unknown, wrong, ended or revoked, and for one that calls from another
 * network than it may. Each gets its answer after the same work.
 */
export async function callerOfToken(
  context: AppContext,
  text: string,
  address: string,
): Promise<ApiCaller | null> {
  const [, id, secret = ''] = tokenPattern.exec(text) ?? [];
  const stored = await tokensOf(context).findOne({ _id: id ? new ObjectId(id) : idOfNothing });
  const isRight = timingSafeEqual(
    Buffer.from(hashOfSecret(secret), 'hex'),
    Buffer.from(stored?.hash ?? hashOfNothing, 'hex'),
  );
  if (!stored || !isRight) return null;
  if (!isAlive(stored) || !isWithin(stored.networks, address)) {
    noteRefusal(context.db, stored._id, address);
    return null;
  }
  noteCall(context.db, stored._id, address);
  return {
    tokenId: stored._id,
    name: stored.name,
    scopes: stored.scopes,
    noteRefusal: () => noteRefusal(context.db, stored._id, address),
  };
}

/** Whether a token works: it has not ended, and no owner has revoked it. */
export function isAlive({ revokedAt, expiresAt }: Pick<StoredToken, 'revokedAt' | 'expiresAt'>): boolean {
  return !revokedAt && expiresAt > timeNow();
}
